// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged databases, each of which is refused with one clear line.
#include "boardset/rules/Findings.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fstream>
#include <unistd.h>

using namespace boardset;
namespace fs = std::filesystem;

namespace {

fs::path scratch(const std::string& name) {
    const fs::path file = fs::temp_directory_path() / ("boardset-catalog-" + std::to_string(::getpid()) + "-" + name);
    fs::remove_all(file);
    return file;
}

std::string refusal(const fs::path& file) {
    try {
        (void)Catalog::open(file);
    } catch (const CatalogError& error) {
        const std::string what = error.what();
        REQUIRE(what.find(file.string()) == 0);
        REQUIRE(what.find('\n') == std::string::npos);
        return what;
    }
    FAIL("opened " << file);
    return {};
}

/// Path of a copy of the bundled catalog on which one statement was run.
fs::path damaged(const std::string& name, const std::string& statement) {
    const fs::path file = scratch(name);
    fs::copy_file(test::share() / "catalog.db", file);
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec(statement);
    return file;
}

} // namespace

TEST_CASE("a missing file and a file that is no database are refused", "[catalog][hostile]") {
    REQUIRE(refusal(scratch("missing")).find("the file does not exist") != std::string::npos);
    REQUIRE(refusal(fs::temp_directory_path()).find("this is a folder, a device or a pipe, not a file") !=
            std::string::npos);

    const fs::path text = scratch("text");
    std::ofstream(text) << "this is no database, but it is long enough to look at for a moment";
    REQUIRE(refusal(text).find("not a usable SQLite database") != std::string::npos);

    const fs::path empty = scratch("empty");
    std::ofstream{empty};
    REQUIRE(refusal(empty).find("not a Boardset catalog") != std::string::npos);
}

TEST_CASE("a truncated database is refused", "[catalog][hostile]") {
    const auto size = fs::file_size(test::share() / "catalog.db");
    for (const double part : {0.1, 0.5, 0.9}) {
        const fs::path file = scratch("truncated");
        fs::copy_file(test::share() / "catalog.db", file);
        fs::resize_file(file, static_cast<std::uintmax_t>(static_cast<double>(size) * part));
        REQUIRE_FALSE(refusal(file).empty());
    }
}

TEST_CASE("a foreign database and one with a newer layout are refused", "[catalog][hostile]") {
    REQUIRE(refusal(damaged("foreign", "UPDATE metadata SET value = 'proj' WHERE key = 'format'"))
                .find("not a Boardset catalog") != std::string::npos);
    const std::string newer =
        refusal(damaged("newer", "UPDATE metadata SET value = '99' WHERE key = 'layout_version'"));
    REQUIRE(newer.find("its layout version (metadata.layout_version) is '99'; this program reads") !=
            std::string::npos);
    REQUIRE(newer.find("newer Boardset") != std::string::npos);
}

TEST_CASE("rows with circular references are refused", "[catalog][hostile]") {
    CHECK(refusal(damaged("places", "UPDATE place SET base = 'home-directory' WHERE id = 'home-root'"))
              .find("refers to more than") != std::string::npos);
    CHECK(refusal(damaged("performs", "UPDATE step SET performs = 'line' WHERE operation = 'line' AND ordinal = 45"))
              .find("performs other operations more than 3 levels deep, or itself") != std::string::npos);
}

TEST_CASE("a unit with an unusable factor is refused", "[catalog][hostile]") {
    for (const char* const factor : {"0", "-1", "9e999"})
        CHECK(refusal(damaged("unit", std::string("PRAGMA ignore_check_constraints = ON; UPDATE unit SET factor = ") +
                                          factor + " WHERE id = 's'"))
                  .find("unit") != std::string::npos);
}

TEST_CASE("a unit without a pattern is refused", "[catalog][hostile]") {
    CHECK(
        refusal(damaged("pattern", "PRAGMA ignore_check_constraints = ON; UPDATE unit SET pattern = '' WHERE id = 's'"))
            .find("unit 's': its pattern must not be empty") != std::string::npos);
}

TEST_CASE("a value that selects no word of its unit is refused", "[catalog][hostile]") {
    for (const char* const value : {"2", "0.5", "1e300"})
        CHECK(refusal(damaged("selected", std::string("UPDATE fact SET value = ") + value + " WHERE id = 'gt.master'"))
                  .find("fact 'gt.master': its value must be a whole number from 0 to 1, because it selects a word of "
                        "unit 'flag'") != std::string::npos);
}

TEST_CASE("a row that refers to a missing row is refused", "[catalog][hostile]") {
    const std::string slot = refusal(damaged("slot", "PRAGMA foreign_keys = OFF; UPDATE slot SET child = 'nothing'"));
    REQUIRE(slot.find("'nothing'") != std::string::npos);
    const std::string table = refusal(damaged("table", "DROP TABLE link_rule"));
    REQUIRE(table.find("link_rule") != std::string::npos);
    const std::string word = refusal(damaged(
        "word", "PRAGMA ignore_check_constraints = ON; UPDATE block_type SET role = 'oracle' WHERE id = 'uniboard'"));
    REQUIRE(word.find("'oracle'") != std::string::npos);
    const std::string kind = refusal(
        damaged("kind", "PRAGMA ignore_check_constraints = ON; UPDATE tunable SET kind = 'wish' WHERE kind = 'flag'"));
    REQUIRE(kind.find("'wish'") != std::string::npos);
    const std::string platform = refusal(
        damaged("platform", "PRAGMA foreign_keys = OFF; UPDATE machine SET platform = 'nowhere' WHERE year = 2002"));
    REQUIRE(platform.find("'nowhere'") != std::string::npos);
}

TEST_CASE("an option that its machine does not have is refused", "[catalog][hostile]") {
    const auto catalog = Catalog::open(damaged("option", "DELETE FROM machine_option WHERE id = 'uniboards'"));
    REQUIRE_THROWS_AS(Topology::build(catalog, "sunfire6800"), CatalogError);
}

TEST_CASE("a work without a part is refused", "[catalog][hostile]") {
    CHECK(
        refusal(damaged("work", "DELETE FROM work_part WHERE work = 'copy'")).find("work copy: it has no operation") !=
        std::string::npos);
}

TEST_CASE("odd slot names are built or refused", "[catalog][hostile]") {
    const auto catalog = Catalog::open(damaged("number", "UPDATE slot SET name = 'SB#' WHERE name = 'SB'"));
    for (const Machine& machine : catalog->machines()) {
        try {
            (void)Topology::build(catalog, machine.id);
        } catch (const TopologyError&) { // two blocks of one name
        }
    }
}

TEST_CASE("a machine that contains itself is refused instead of being built endlessly", "[catalog][hostile]") {
    const auto catalog =
        Catalog::open(damaged("endless", "UPDATE slot SET child = 'sunfire6800-cabinet' WHERE name = 'IB'"));
    REQUIRE_THROWS_AS(Topology::build(catalog, "sunfire6800"), TopologyError);
}

TEST_CASE("a fact that is its own term is refused", "[catalog][hostile]") {
    CHECK(refusal(damaged("term", "PRAGMA foreign_keys = OFF; UPDATE fact_term SET operand = fact WHERE rowid = 1"))
              .find("or from itself") != std::string::npos);
}

TEST_CASE("a demand of a missing step is refused, and machines are built without any links", "[catalog][hostile]") {
    CHECK(refusal(damaged("ask", "PRAGMA foreign_keys = OFF; UPDATE ask SET step = 999 WHERE rowid = 1"))
              .find("it refers to step 999, which is missing") != std::string::npos);
    const auto catalog = Catalog::open(damaged("links", "DELETE FROM link_rule"));
    for (const Machine& machine : catalog->machines())
        CHECK_NOTHROW(findings(*Topology::build(catalog, machine.id), {}));
}

TEST_CASE("a catalog is opened read-only, and no file is created next to it", "[catalog][hostile]") {
    const test::TempFolder folder;
    fs::create_directory(folder / "100% of #1? a b");
    const fs::path file = folder / "100% of #1? a b" / "catalog.db";
    fs::copy_file(test::share() / "catalog.db", file);
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = WAL"); }
    const auto files = [&] {
        return std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator());
    };
    REQUIRE(files() == 1);
    const auto catalog = Catalog::open(file);
    CHECK(findings(*Topology::build(catalog, "sunfire6800"), {}).empty());
    CHECK(files() == 1);
    CHECK_NOTHROW(Catalog::open('/' + file.string())); // a path may begin with two slashes

    SQLite::Database writer(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction locked(writer, SQLite::TransactionBehavior::IMMEDIATE);
    CHECK_NOTHROW(Catalog::open(file)); // opening a catalog does not wait for a lock
    writer.exec("CREATE TABLE more(x)");
    locked.commit();
    CHECK(refusal(file).find("the file next to it with the ending -wal has changes that are not in the catalog yet") !=
          std::string::npos);
}
