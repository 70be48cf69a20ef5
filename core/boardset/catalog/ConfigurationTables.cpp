// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ConfigurationTables.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <string_view>

namespace boardset {

namespace {

/// SQLite types for the alternatives of ConfigurationColumn::value, in the same order.
constexpr std::array<const char*, 5> columnTypes{"TEXT", "REAL", "INTEGER", "INTEGER", "INTEGER"};

template <class Row> void create(SQLite::Database& database, const ConfigurationTable<Row>& table) {
    const std::string name = table.name;
    std::string columns;
    for (const auto& column : table.columns) {
        columns +=
            (columns.empty() ? "" : ", ") + std::string(column.name) + ' ' + columnTypes.at(column.value.index());
    }
    database.exec("CREATE TEMP TABLE " + name + '(' + columns + ')');
    for (std::size_t i = 0; i < table.indexes.size(); ++i) {
        database.exec("CREATE INDEX temp." + name + "_by_" + std::to_string(i) + " ON " + name + '(' +
                      table.indexes[i] + ')');
    }
}

/// Authorizer callback: SQLite calls it for each action of a query that it compiles.
int mayOnlyRead(void* guard, int action, const char*, const char* name, const char*, const char*) {
    if (!static_cast<const ReadingOnly*>(guard)->on || action == SQLITE_SELECT || action == SQLITE_READ ||
        action == SQLITE_RECURSIVE)
        return SQLITE_OK;
    const bool loads = action == SQLITE_FUNCTION && name != nullptr && std::string_view(name) == "load_extension";
    return action == SQLITE_FUNCTION && !loads ? SQLITE_OK : SQLITE_DENY;
}

} // namespace

void createConfigurationTables(SQLite::Database& database) {
    std::apply([&](const auto&... tables) { (create(database, tables), ...); }, configurationTables());
    database.exec("CREATE TEMP VIEW running AS SELECT * FROM customer WHERE stopped = ''");
}

ReadingOnly::ReadingOnly(SQLite::Database& database) : m_database(database) {
    sqlite3_set_authorizer(m_database.getHandle(), mayOnlyRead, this);
}

ReadingOnly::~ReadingOnly() {
    sqlite3_set_authorizer(m_database.getHandle(), nullptr, nullptr);
}

} // namespace boardset
