// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled catalog with a few values and rows changed according to the bytes: the outcome is one error line, or
// machines that can be built and solved.
#include "boardset/analysis/Answer.h"
#include "boardset/explain/Explain.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/BundledScenarios.h"
#include "support/bundledCatalog.h"
#include "support/fuzz.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>
#include <fstream>
#include <iterator>
#include <random>
#include <unistd.h>
#include <vector>

namespace {

using namespace boardset;
using test::ask;
namespace fs = std::filesystem;

struct Column {
    std::string table, name;
};

std::vector<Column> columnsOf(SQLite::Database& database) {
    std::vector<Column> all;
    SQLite::Statement rows(database, "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c"
                                     " WHERE t.type = 'table' AND t.name <> 'metadata' ORDER BY 1, c.cid");
    while (rows.executeStep())
        all.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString()});
    return all;
}

/// Random statement that changes a catalog.
std::string changeOf(const std::vector<Column>& columns, std::mt19937& random) {
    static constexpr std::array<const char*, 10> values{"''",   "'x'", "-1",     "0",    "1e308",
                                                        "NULL", "1",   "1e-300", "''''", "9223372036854775807"};
    const auto below = [&](std::size_t end) { return random() % end; };
    const auto& [table, name] = columns[below(columns.size())];
    const auto rowOf = [&](const std::string& of) {
        return "(SELECT rowid FROM " + of + " LIMIT 1 OFFSET " + std::to_string(random()) +
               " % (SELECT count(*) FROM " + of + "))";
    };
    const std::string set = "UPDATE " + table + " SET " + name + " = ";
    const std::string where = " WHERE rowid = " + rowOf(table);
    switch (below(8)) {
    case 0:
        return "DELETE FROM " + table;
    case 1:
    case 2:
        return "DELETE FROM " + table + where;
    case 3: { // the value of any other column
        const Column& other = columns[below(columns.size())];
        return set + "(SELECT " + other.name + " FROM " + other.table + " WHERE rowid = " + rowOf(other.table) + ")" +
               where;
    }
    case 4:
    case 5:
        return set + "(SELECT " + name + " FROM " + table + " WHERE rowid = " + rowOf(table) + ")" + where;
    default:
        return set + values.at(below(values.size())) + where;
    }
}

/// Path of a changed copy of the catalog, in a file of this process.
fs::path changedCatalog(std::uint32_t seed) {
    static const std::string bytes = [] {
        std::ifstream in(test::share() / "catalog.db", std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }();
    const fs::path file = fs::temp_directory_path() / ("boardset-fuzz-" + std::to_string(::getpid()) + ".db");
    std::ofstream(file, std::ios::binary) << bytes;
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON;"
                  "PRAGMA foreign_keys = OFF");
    static const std::vector<Column> columns = columnsOf(database);
    std::mt19937 random(seed);
    for (std::size_t changes = 1 + random() % 3; changes > 0; --changes) {
        try {
            database.exec(changeOf(columns, random));
        } catch (const SQLite::Exception&) { // a constraint that remains
        }
    }
    return file;
}

void askAll(const std::shared_ptr<const Catalog>& catalog) {
    for (const Machine& machine : catalog->machines()) {
        ask([&] {
            const auto topology = Topology::build(catalog, machine.id);
            (void)findings(*topology, {});
        });
    }
    for (const Fact& fact : catalog->facts())
        ask([&] { (void)explainFact(*catalog, fact.id); });
    for (const char* const id : {"sunfire6800-first", "t5440-first"}) {
        ask([&] {
            const Scenario read = bundledScenario(test::share() / "scenarios", id);
            const auto topology = Topology::build(catalog, read.machine, read.configuration);
            const Scenario scenario = resolve(read, *topology);
            (void)solvePlacement(*topology, scenario.workload);
            (void)findings(*topology, scenario);
        });
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::uint32_t seed = 2166136261U; // FNV-1a
    for (std::size_t i = 0; i < size; ++i)
        seed = (seed ^ data[i]) * 16777619U;
    const fs::path file = changedCatalog(seed);
    ask([&] { askAll(Catalog::open(file)); });
    fs::remove(file);
    return 0;
}
