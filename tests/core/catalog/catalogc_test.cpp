// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog compiler refuses bad rows at build time, each with a sentence.
#include "support/catch.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

struct Run {
    int status = 0;
    std::string message;
};

/// Compiles the bundled schema and words, then `sql`, then the checks.
Run compile(const std::string& sql, const std::string& folder = "facts", const std::string& name = "test.sql") {
    const fs::path scratch = fs::temp_directory_path() / ("boardset-catalogc-" + std::to_string(::getpid()));
    fs::create_directories(scratch / folder);
    std::ofstream(scratch / folder / name) << sql;
    const std::string data = SOURCE_DATA;
    const std::string command = std::string(CATALOGC) + " " + (scratch / "out.db").string() + " " + data +
                                "/schema.sql " + data + "/vocabulary.sql " + data + "/sources.sql " +
                                (scratch / folder / name).string() + " " + data + "/checks.sql 2> " +
                                (scratch / "message").string();
    const int status = std::system(command.c_str());
    std::ifstream stream(scratch / "message");
    std::ostringstream message;
    message << stream.rdbuf();
    fs::remove_all(scratch);
    return {status, message.str()};
}

const std::string subject = "INSERT INTO block_type(id, title, summary, role) VALUES ('x', 'X', 'x', 'container');";

void refuses(const std::string& sql, const std::string& sentence) {
    const Run run = compile(subject + sql);
    INFO(run.message);
    REQUIRE(run.status != 0);
    REQUIRE(run.message.find(sentence) != std::string::npos);
}

} // namespace

TEST_CASE("a fact with a value and a source compiles", "[catalogc]") {
    const Run run = compile(subject + "INSERT INTO fact(id, subject, property, title, value, unit, standing, source,"
                                      " locator) VALUES ('x.size', 'x', 'size', 'Size', 2, 'KB', 'published',"
                                      " '000-mpo', 'Table 1')");
    INFO(run.message);
    REQUIRE(run.status == 0);
}

TEST_CASE("a generation without its numbers is refused", "[catalogc]") {
    refuses("INSERT INTO generation VALUES ('newbus', 'New bus', 1999, 'P', 'Broadcast', '', '000-mpo', 'Table 1')",
            "generation newbus: fact newbus.clock is not there");
}

TEST_CASE("a fact without foundation is refused", "[catalogc]") {
    const std::string fact = "INSERT INTO fact(id, subject, property, title, value, unit, standing) VALUES ";
    refuses(fact + "('x.size', 'x', 'size', 'Size', 2, 'KB', 'published')", "published needs a source");
    refuses(fact + "('x.size', 'x', 'size', 'Size', 2, 'KB', 'assumed')", "needs a sentence of physics");
    refuses(fact + "('x.size', 'x', 'size', 'Size', NULL, 'KB', 'derived')", "no value, and no terms");
    refuses(fact + "('x.size', 'x', 'colour', 'Size', 2, 'KB', 'assumed')", "names what is not in property");
    refuses(fact + "('x.size', 'y', 'size', 'Size', 2, 'KB', 'assumed')", "is no block type");
}

TEST_CASE("facts that derive from each other are refused", "[catalogc]") {
    refuses("INSERT INTO fact(id, subject, property, title, unit, standing, source, locator) VALUES"
            " ('x.a', 'x', 'size', 'A', 'KB', 'derived', '000-mpo', 't'),"
            " ('x.b', 'x', 'size', 'B', 'KB', 'derived', '000-mpo', 't');"
            "INSERT INTO fact_term(fact, operand, exponent) VALUES ('x.a', 'x.b', 1), ('x.b', 'x.a', 1)",
            "no value");
}

TEST_CASE("a machine file that inserts another machine is refused", "[catalogc]") {
    const Run run = compile("SELECT 1", "machines", "toy.sql");
    REQUIRE(run.status != 0);
    REQUIRE(run.message.find("inserts no machine 'toy'") != std::string::npos);
}

TEST_CASE("a protocol's step that cannot be followed is refused", "[catalogc]") {
    const std::string protocol =
        "INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES"
        " ('x.clock', 'x', 'clock', 'Clock', 40, 'MHz', 'published', '000-mpo', 'Table 1'),"
        " ('x.size', 'x', 'size', 'Size', 2, 'KB', 'published', '000-mpo', 'Table 1');"
        "INSERT INTO protocol(id, title, clock, no_total, source, locator) VALUES"
        " ('p', 'P', 'x.clock', 'No total.', '000-mpo', 'Table 1');"
        "INSERT INTO protocol_step(protocol, ordinal, id, title, text, source, locator, moves, from_place, ";
    const auto step = [&](const std::string& columns, const std::string& values) {
        return protocol + columns + ") VALUES ('p', 1, 'a', 'A', 'A.', '000-mpo', 'Table 1', " + values + ")";
    };
    REQUIRE(compile(subject + step("line", "'stay', 'memory', 'clean'")).status == 0);
    refuses(step("part_of", "'stay', 'memory', 'b'"), "protocol p, step a: b is no step of it");
    refuses(step("line", "'stay', 'owner', 'clean'"), "an owner has a place only in a step for owned lines");
    refuses(step("clocks", "'stay', 'memory', 'x.size'"), "fact x.size is no number of clocks");
    refuses(step("to_place", "'data', 'memory', ''"), "check_step_way");
    refuses(step("to_place", "'data', 'cellar', 'requester'"), "check_step_from");
}
