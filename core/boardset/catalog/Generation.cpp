// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog's database opened once more, for a table that only one view needs.
#include "boardset/catalog/Generation.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace boardset {

namespace {

std::vector<std::string> machinesOf(SQLite::Database& database, const std::string& generation) {
    SQLite::Statement row(database, "SELECT m.id FROM generation_machine g JOIN machine m ON m.id = g.machine"
                                    " WHERE g.generation = ? ORDER BY m.year, m.id");
    row.bind(1, generation);
    std::vector<std::string> ids;
    while (row.executeStep()) {
        ids.push_back(row.getColumn(0).getString());
    }
    return ids;
}

} // namespace

std::vector<Generation> readGenerations(const Catalog& catalog) {
    try {
        SQLite::Database database(catalog.file().string(), SQLite::OPEN_READONLY);
        SQLite::Statement row(database, "SELECT id, title, year, processor, coherency, remark, source, locator"
                                        " FROM generation ORDER BY year, id");
        const auto text = [&](int column) { return row.getColumn(column).getString(); };
        std::vector<Generation> all;
        while (row.executeStep()) {
            all.push_back({text(0), text(1), row.getColumn(2).getInt(), text(3), text(4), text(5), text(6), text(7),
                           machinesOf(database, text(0))});
            catalog.source(all.back().source);
        }
        return all;
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(catalog.file().string() + ": generations cannot be read: " + problem.what() +
                           "; use the catalog that came with this program");
    }
}

} // namespace boardset
