// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog compiler: compiles SQL files into catalog.db, computes derived facts, and rejects inconsistent data.
//   catalogc OUTPUT.db FILE.sql...
#include "boardset/catalog/ConfigurationTables.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw std::runtime_error(file.string() + ": cannot read this file");
    return {std::istreambuf_iterator<char>(stream), {}};
}

void load(SQLite::Database& database, const fs::path& file) {
    try {
        database.exec(contents(file));
    } catch (const SQLite::Exception& problem) {
        throw std::runtime_error(file.string() + ": " + problem.what());
    }
    if (file.parent_path().filename() != "machines")
        return;
    SQLite::Statement own(database, "SELECT count(*) FROM machine WHERE id = ?");
    own.bind(1, file.stem().string());
    if (!own.executeStep() || own.getColumn(0).getInt() != 1)
        throw std::runtime_error(file.string() + ": does not insert a machine with id '" + file.stem().string() + "'");
}

/// Returns the value of a derived fact from its terms in SI units: the product of operand^exponent, or the sum of
/// coefficient x operand. Empty without terms.
std::optional<double> derivedValue(SQLite::Statement& terms) {
    std::optional<double> value;
    while (terms.executeStep()) {
        const double operand = terms.getColumn(0).getDouble();
        if (terms.getColumn(1).isNull())
            value = value.value_or(0) + terms.getColumn(2).getDouble() * operand;
        else
            value = value.value_or(1) * std::pow(operand, terms.getColumn(1).getInt());
    }
    return value;
}

/// Makes one pass over the facts that have no value, computes values where possible, and returns their number.
int deriveOnce(SQLite::Database& database) {
    SQLite::Statement pending(database, "SELECT f.id, u.factor FROM fact f JOIN unit u ON u.id = f.unit"
                                        " WHERE f.value IS NULL AND f.standing = 'derived' AND NOT EXISTS"
                                        " (SELECT 1 FROM fact_term t JOIN fact o ON o.id = t.operand"
                                        "  WHERE t.fact = f.id AND o.value IS NULL)");
    SQLite::Statement terms(database, "SELECT o.value * u.factor, t.exponent, t.coefficient FROM fact_term t"
                                      " JOIN fact o ON o.id = t.operand JOIN unit u ON u.id = o.unit WHERE t.fact = ?");
    SQLite::Statement store(database, "UPDATE fact SET value = ? WHERE id = ?");
    int derived = 0;
    while (pending.executeStep()) {
        const std::string fact = pending.getColumn(0).getString();
        terms.bind(1, fact);
        const auto value = derivedValue(terms);
        terms.reset();
        if (!value)
            continue;
        store.bind(1, *value / pending.getColumn(1).getDouble());
        store.bind(2, fact);
        store.exec();
        store.reset();
        ++derived;
    }
    return derived;
}

/// All queries that run on configurations, with their owners.
constexpr const char* queries =
    "SELECT 'rule ' || id, query FROM rule UNION ALL SELECT 'advice ' || id, query FROM advice"
    " UNION ALL SELECT 'workload ' || id || ' of ' || family, query FROM advice_workload"
    " WHERE query <> ''";

/// Records the file of each query that is new since the last call.
void noteQueries(SQLite::Database& database, const fs::path& file, std::map<std::string, fs::path>& fileOf) {
    if (!database.tableExists("rule"))
        return;
    SQLite::Statement owners(database, queries);
    while (owners.executeStep())
        fileOf.emplace(owners.getColumn(0).getString(), file);
}

/// Returns a line for each query that refers to missing tables or columns, or that does more than read.
std::string queriesThatCannotBeAsked(SQLite::Database& database, const std::map<std::string, fs::path>& fileOf) {
    std::string list;
    boardset::createConfigurationTables(database);
    boardset::ReadingOnly guard(database);
    SQLite::Statement owners(database, queries);
    while (owners.executeStep()) {
        const std::string owner = owners.getColumn(0).getString();
        guard.on = true;
        try {
            const SQLite::Statement query(database, owners.getColumn(1).getString());
        } catch (const SQLite::Exception& problem) {
            list += "  " + fileOf.at(owner).string() + ": " + owner + ": " + problem.what() + "\n";
        }
        guard.on = false;
    }
    return list;
}

/// Returns the sentences of the view `problem` in checks.sql, and the broken references.
std::string problems(SQLite::Database& database) {
    std::string list;
    SQLite::Statement rows(database, "SELECT sentence FROM problem");
    while (rows.executeStep())
        list += "  " + rows.getColumn(0).getString() + "\n";
    SQLite::Statement broken(database, "PRAGMA foreign_key_check");
    while (broken.executeStep()) {
        list += "  table " + broken.getColumn(0).getString() + ", row " +
                std::to_string(broken.getColumn(1).getInt64()) + ": refers to a row that is not in " +
                broken.getColumn(2).getString() + "\n";
    }
    return list;
}

void compile(const fs::path& output, const std::vector<fs::path>& files) {
    const fs::path unfinished = output.string() + ".new";
    fs::remove(unfinished);
    {
        SQLite::Database database(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; BEGIN; PRAGMA "
                      "defer_foreign_keys = ON");
        std::map<std::string, fs::path> fileOfQuery;
        for (const fs::path& file : files) {
            load(database, file);
            noteQueries(database, file, fileOfQuery);
        }
        while (deriveOnce(database) > 0) {
        }
        const std::string found = problems(database) + queriesThatCannotBeAsked(database, fileOfQuery);
        if (!found.empty())
            throw std::runtime_error("the catalog is not consistent:\n" + found);
        database.exec("COMMIT; VACUUM");
    }
    fs::rename(unfinished, output);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: catalogc OUTPUT.db FILE.sql...\n";
        return 1;
    }
    try {
        compile(argv[1], {argv + 2, argv + argc});
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "catalogc: " << problem.what() << "\n";
        return 1;
    }
}
