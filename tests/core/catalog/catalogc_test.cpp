// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog compiler refuses invalid rows at build time and states the reason.
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

/// Compiles the bundled schema and vocabulary, then `sql`, then the checks.
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
            "generation newbus: fact newbus.clock is missing");
}

TEST_CASE("a fact without a value, source or reason is refused", "[catalogc]") {
    const std::string fact = "INSERT INTO fact(id, subject, property, title, value, unit, standing) VALUES ";
    refuses(fact + "('x.size', 'x', 'size', 'Size', 2, 'KB', 'published')", "published facts need a source");
    refuses(fact + "('x.size', 'x', 'size', 'Size', 2, 'KB', 'assumed')", "facts need a reason");
    refuses(fact + "('x.size', 'x', 'size', 'Size', NULL, 'KB', 'derived')", "has no value, and no terms");
    refuses(fact + "('x.size', 'x', 'size', 'Size', -1, 'KB', 'assumed')", "x.size: -1.0 is negative or not finite");
    refuses(fact + "('x.size', 'x', 'size', 'Size', 9e999, 'KB', 'assumed')", "x.size: Inf is negative or not finite");
    refuses(fact + "('x.size', 'x', 'colour', 'Size', 2, 'KB', 'assumed')", "refers to a row that is not in property");
    refuses(fact + "('x.size', 'y', 'size', 'Size', 2, 'KB', 'assumed')",
            "x.size: subject y is neither \"part\" nor a block type");
}

TEST_CASE("a rate too small for division is refused", "[catalogc]") {
    for (const std::string rate : {"0", "5e-324"}) {
        refuses("INSERT INTO block_type(id, title, summary, role, rate, station_title) VALUES"
                " ('y', 'Y', 'y', 'memory', 'y.rate', 'y');"
                "INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES"
                " ('y.rate', 'y', 'bandwidth', 'Rate', " +
                    rate + ", 'GB/s', 'published', '000-mpo', 'Table 1')",
                "block type y: fact y.rate is ");
    }
}

TEST_CASE("facts that are derived from each other are refused", "[catalogc]") {
    refuses("INSERT INTO fact(id, subject, property, title, unit, standing, source, locator) VALUES"
            " ('x.a', 'x', 'size', 'A', 'KB', 'derived', '000-mpo', 't'),"
            " ('x.b', 'x', 'size', 'B', 'KB', 'derived', '000-mpo', 't');"
            "INSERT INTO fact_term(fact, operand, exponent) VALUES ('x.a', 'x.b', 1), ('x.b', 'x.a', 1)",
            "no value");
}

TEST_CASE("a machine file that inserts another machine is refused", "[catalogc]") {
    const Run run = compile("SELECT 1", "machines", "toy.sql");
    REQUIRE(run.status != 0);
    REQUIRE(run.message.find("does not insert a machine with id 'toy'") != std::string::npos);
}

TEST_CASE("an invalid step of an operation is refused", "[catalogc]") {
    const std::string operation =
        "INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES"
        " ('x.clock', 'x', 'clock', 'Clock', 40, 'MHz', 'published', '000-mpo', 'Table 1'),"
        " ('x.size', 'x', 'size', 'Size', 2, 'KB', 'published', '000-mpo', 'Table 1');"
        "INSERT INTO place(id, base, relation) VALUES ('requester', 'requester', 'is'), ('memory', 'home', 'is');"
        "INSERT INTO condition(id, word, value) VALUES ('clean', 'line', 'clean');"
        "INSERT INTO operation(id, family, title, unit, clock, source, locator) VALUES"
        " ('p', 'f', 'P', 'line', 'x.clock', '000-mpo', 'Table 1');"
        "INSERT INTO step(operation, ordinal, id, title, text, source, locator, moves, from_place, ";
    const auto step = [&](const std::string& columns, const std::string& values) {
        return operation + columns + ") VALUES ('p', 1, 'a', 'A', 'A.', '000-mpo', 'Table 1', " + values + ")";
    };
    REQUIRE(compile(subject + step("applies", "'stay', 'memory', 'clean'")).status == 0);
    refuses(step("within", "'stay', 'memory', 'b'"), "operation p, step a: b is not one of its steps");
    refuses(step("applies", "'stay', 'memory', 'dirty'"), "condition dirty is used in table step but does not exist");
    refuses(step("time", "'stay', 'memory', 'x.size'"), "fact x.size is not a time");
    refuses(step("to_place", "'data', 'memory', NULL"), "moves IN ('address'");
    refuses(step("data", "'stay', 'memory', 1"), "data + credit = 0");
    refuses(step("times", "'stay', 'memory', 'often'"), "number often does not exist in this operation");
    refuses(step("each", "'stay', 'memory', 'connection'"),
            "step a: runs once per connection, but the operation has no number");
    const std::string number = "INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES ('p', ";
    REQUIRE(compile(subject + step("each", "'stay', 'memory', 'connection'") + ";" + number +
                    "'per-connection', 'N', 'KB', 'x.size', 1, 2)")
                .status == 0);
    refuses(step("each", "'stay', 'memory', 'piece'") + ";" + number + "'n', 'N', 'bytes', 'x.size', 1, 2047)",
            "number n of p: fact x.size is not between 1.0 and 2047.0");
    refuses(step("applies", "'stay', 'memory', 'clean'") +
                "; INSERT INTO work(id, family, title, customer, verb, summary) VALUES"
                " ('w', 'f', 'W', 'thread', 'done', 'W.');"
                "INSERT INTO work_part(work, ordinal, operation, share) VALUES ('w', 1, 'p', 'x.size')",
            "work w, part 1: has a share of arrivals");
    const std::string option =
        "INSERT INTO condition(id, word, subject, value) VALUES ('fast', 'option', 'speed', '1');"
        "INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES"
        " ('m', 'speed', 'Speed', 1, 2, 1);";
    refuses(option + step("applies", "'stay', 'memory', 'fast'"),
            "operation p, step 1: option speed of condition fast belongs to no machine of family f");
    refuses(step("to_place", "'data', 'cellar', 'requester'"), "refers to a row that is not in place");
    refuses("INSERT INTO condition(id, word, subject, value) VALUES ('c', 'line', '', 'shiny')",
            "line shiny is not an allowed value");
    refuses("INSERT INTO condition(id, word, subject, value) VALUES ('c', 'option', 'wheels', '1')",
            "wheels is not a valid option");
    refuses("INSERT INTO place(id, base, relation, kind) VALUES ('p', 'home', 'part', 'cellar')",
            "kind cellar is neither a block type nor a role");
}

TEST_CASE("a source is a numbered document or public code", "[catalogc]") {
    const auto source = [](const std::string& id) {
        return "INSERT INTO source VALUES ('" + id + "', 'Brief', 'T', 'A', 'P', '2000', '')";
    };
    REQUIRE(compile(source("007-guide")).status == 0);
    REQUIRE(compile(source("illumos-new")).status == 0);
    for (const char* id : {"", "7-guide", "007", "Illumos", "illumos lgrp", "-lgrp"})
        refuses(source(id), "id GLOB");
}

TEST_CASE("a setting without valid defaults or choices is refused", "[catalogc]") {
    const std::string system =
        "INSERT INTO policy VALUES ('p', 'P', 'node', '', '', ''), ('q', 'Q', 'node', '', '', '');"
        "INSERT INTO operating_system VALUES ('os1', 'p', 1, 'Old', 'Old.', 0, 0, 0, '000-mpo', 'Chapter 2'),"
        " ('os2', 'p', 2, 'New', 'New.', 1, 1, 1, '000-mpo', 'Chapter 2'),"
        " ('other', 'q', 2, 'Other', 'Other.', 1, 1, 1, '000-mpo', 'Chapter 2');"
        "INSERT INTO platform VALUES ('generic', 'p', 'Any', 0, NULL, NULL, '000-mpo', 'Chapter 2'),"
        " ('big', 'p', 'Big', 1, NULL, NULL, '000-mpo', 'B'), ('far', 'q', 'Far', 1, NULL, NULL, '000-mpo', 'B');"
        "INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES"
        " ('t.two', 't', 'choice', 'Two', 2, 'choice', 'published', '000-mpo', 'Chapter 2'),"
        " ('t.three', 'generic', 'choice', 'Three', 3, 'choice', 'published', '000-mpo', 'Chapter 2'),"
        " ('t.nine', 'os1', 'choice', 'Nine', 9, 'choice', 'published', '000-mpo', 'Chapter 2'),"
        " ('t.most', 't', 'size', 'Most', 16, 'EB', 'published', '000-mpo', 'Chapter 2');";
    std::string owner = "system";
    const auto tunable = [&](const std::string& kind, const std::string& range, const std::string& rows) {
        return system + "INSERT INTO tunable VALUES ('t', 1, 'T', 'It does. Much.', '" + kind + "', '" + owner +
               "', 'os2', " + range + ", '000-mpo', 'Chapter 2');" + rows;
    };
    const std::string words = "INSERT INTO tunable_choice VALUES ('t', 1, 'one'), ('t', 2, 'two');";
    const std::string rest = "INSERT INTO tunable_default VALUES ('t', 'generic', '', 't.two', NULL)";
    const std::string good = words + rest;
    const std::string size = "INSERT INTO tunable_default VALUES ('t', 'generic', '', 't.most', NULL)";

    REQUIRE(compile(tunable("choice", "1, 4", good)).status == 0);
    REQUIRE(compile(tunable("bytes", "0, 9223372036854775807", size)).status == 0); // any larger value means unlimited
    refuses(tunable("bytes", "0, 9223372036854775806", size),
            "default t.most is not between 0 and 9223372036854775806");
    refuses(tunable("load", "0, 9223372036854775807", size), "default t.most is a size, not a load");
    refuses(tunable("choice", "1, 4", words), "tunable t: has no default for the platform generic");
    refuses(tunable("choice", "1, 4", words + "INSERT INTO tunable_default VALUES ('t', 'big', '', 't.two', NULL)"),
            "tunable t: has no default for the platform generic");
    refuses(tunable("choice", "1, 4", rest), "tunable t: choices and flags must have titles");
    refuses(tunable("load", "1, 4", good), "tunable t: choices and flags must have titles");
    refuses(tunable("choice", "2, 4", good), "choice 1 is not between 2 and 4");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'big', '', 't.nine', NULL)"), "t.nine is not between 1 and 4");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'big', '', 't.three', NULL)"), "t.three is not one of its");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'big', 'os3', 't.two', NULL)"), "os3, which is not an operating");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'big', 'os1', 't.two', NULL)"), "os1, which does not have this");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'huge', '', 't.two', NULL)"),
            "refers to a row that is not in platform");
    // a default from another policy is refused
    refuses(tunable("choice", "1, 4", good + ", ('t', 'big', 'other', 't.two', NULL)"), "other, which does not have");
    refuses(tunable("choice", "1, 4", good + ", ('t', 'far', '', 't.two', NULL)"), "far, where New does not run");
    refuses(tunable("choice", "4, 4", good), "least < most");
    refuses(tunable("flag", "0, 2", good), "kind <> 'flag'");
    refuses(tunable("wish", "1, 4", good), "kind IN");
    for (const char* each : {"boot", "system", "process", "thread"}) {
        owner = each;
        REQUIRE(compile(tunable("choice", "1, 4", good)).status == 0);
    }
    owner = "nobody";
    refuses(tunable("choice", "1, 4", good), "owner IN");
}

TEST_CASE("a system and a platform need an existing policy, and two systems of one policy differ in age",
          "[catalogc]") {
    const std::string policy = "INSERT INTO policy VALUES ('p', 'P', 'node', '', '', '');";
    const std::string system =
        "INSERT INTO operating_system VALUES ('os1', 'p', 1, 'A', 'A.', 0, 0, 0, '000-mpo', 'B')";
    REQUIRE(compile(policy + system).status == 0);
    refuses(system, "refers to a row that is not in policy");
    refuses("INSERT INTO platform VALUES ('big', 'p', 'Big', 0, NULL, NULL, '000-mpo', 'B')",
            "refers to a row that is not in policy");
    refuses(policy + "INSERT INTO policy VALUES ('q', 'Q', 'node', '', '', '');" + system +
                ";INSERT INTO platform VALUES ('big', 'q', 'Big', 0, 'os1', NULL, '000-mpo', 'B')",
            "platform big: os1 belongs to a different policy");
    refuses(policy + system + ", ('os2', 'p', 1, 'B', 'B.', 0, 0, 0, '000-mpo', 'B')", "operating_system.policy");
}

TEST_CASE("a machine on a platform that does not exist is refused", "[catalogc]") {
    const std::string machine =
        "INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform)"
        " VALUES ('m', 'f', 'M', 1999, 'x', 'M', 'x', 'x', 'x', 'nowhere')";
    refuses(machine, "refers to a row that is not in platform");
    refuses(machine, "refers to a row that is not in family");
}

TEST_CASE("a rule with an invalid query is refused, with its file and the fault", "[catalogc]") {
    const auto rule = [](const std::string& family, const std::string& query, int refusing = 0) {
        return "INSERT INTO rule(id, family, severity, refuses, title, reason, query) VALUES ('r', " + family +
               ", 'warning', " + std::to_string(refusing) + ", 'x {part}', 'x', '" + query + "')";
    };
    REQUIRE(compile(rule("NULL", "SELECT path FROM part JOIN customer ON customer.place = part.path")).status == 0);
    refuses(rule("NULL", "SELECT colour FROM part"), "test.sql: rule r: no such column: colour");
    refuses(rule("NULL", "SELECT path FROM cellar"), "test.sql: rule r: no such table: cellar");
    refuses(rule("NULL", "SELECT path FROM"), "test.sql: rule r: incomplete input");
    refuses(rule("NULL", "DELETE FROM fact"), "test.sql: rule r: not authorized");
    refuses(rule("'nobody'", "SELECT path FROM part"), "refers to a row that is not in family");
    refuses(rule("NULL", "SELECT path FROM part", 1), "refuses = 0 OR"); // only an error can refuse a scenario
}

TEST_CASE("an operating system that reports lgroups without supporting them is refused", "[catalogc]") {
    refuses("INSERT INTO policy VALUES ('p', 'P', 'node', '', '', '');"
            "INSERT INTO operating_system VALUES ('os1', 'p', 1, 'Old', 'Old.', 0, 1, 0, '000-mpo', 'Chapter 2')",
            "inspection <= locality");
}
