// SPDX-License-Identifier: GPL-3.0-or-later
// A step of a replay as tables: threads, pages, checks, loads and tunables.
#include "boardset/policy/DescribeReplay.h"

#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"
#include "core/policy/policyPrograms.h"

#include <nlohmann/json.hpp>

using namespace boardset;
using namespace boardset::test;

namespace {

std::string textOf(const Table& table) {
    return tableText(table, Language());
}

/// Replay of one thread that is bound to SB3 and uses region a; region b stays without memory.
ReplayCursor boundThread(const char* system = "solaris9-1202") {
    ReplayCursor cursor(
        replayed(program({create(1), events::Bind{{1}, "SB3/P1"}, map("a", 24), map("b", 5), useAll({1}, "a")}, system),
                 machine("sunfire6800")));
    cursor.goTo(cursor.replay().length());
    return cursor;
}

} // namespace

TEST_CASE("the threads of a step have their state and the results of system calls", "[policy][describe]") {
    ReplayCursor cursor = boundThread();
    CHECK(textOf(describeThreads(cursor)) == "Thread  State           gethomelgroup  getcpuid\n"
                                             "     1  runs on SB3 P1  3              13\n");
    CHECK(tableJson(describeThreads(cursor)).dump() ==
          R"([{"thread":1,"home_lgroup":3,"cpu":13,"processor":"SB3 P1","remote":false}])");
    cursor.goTo(0);
    CHECK(textOf(describeThreads(cursor)) == "No thread has been created yet.\n");
}

TEST_CASE("threads on one processor share it", "[policy][describe]") {
    const auto stateOfFirst = [](int threads) {
        ReplayCursor cursor(
            replayed(program({create(threads), events::Bind{upTo(threads), "SB3/P1"}}), machine("sunfire6800")));
        cursor.goTo(cursor.replay().length());
        return Language().text(describeThreads(cursor).rows.front()[5]);
    };
    CHECK(stateOfFirst(2).starts_with("shares SB3 P1 with 1 thread"));
    CHECK(stateOfFirst(3).starts_with("shares SB3 P1 with 2 threads"));
}

TEST_CASE("calls, pages and checks have a row each, and only checks pass or fail", "[policy][describe]") {
    ReplayCursor cursor = boundThread();
    const Table table = describeInspection(cursor, 0, -1);
    const auto cell = [&table](std::size_t row, std::size_t column) {
        return Language().text(table.rows.at(row).at(column));
    };
    REQUIRE(table.rows.size() == 2 + 2 + 2);
    CHECK(cell(0, 0) == "Thread 1: gethomelgroup()");
    CHECK(cell(0, 5) == "3");
    CHECK(cell(2, 0) == "meminfo(): Segment a, heap: 24 pages of 4 MB");
    CHECK(cell(2, 5) == "lgroup 3: 24");
    CHECK(cell(3, 4) == "Number of pages in each lgroup; 5 not allocated");
    CHECK(cell(4, 5) == "nlgrps:          7");
    CHECK(cell(4, 3) == "passed");
    CHECK(table.rows[2][3].isEmpty());
    CHECK(tableJson(describeChecks(cursor))[0]["output"] == "nlgrps:\nnlgrps:          7");
    CHECK(describeInspection(cursor, -1, 1).rows.size() == 1 + 2);
    CHECK(describeInspection(boundThread("solaris8"), 0, -1).rows.size() == 2 + 2); // no calls
    cursor.goTo(0);
    CHECK(Language().text(describeInspection(cursor, 0, -1).rows[0][4]) == "not created yet");
    CHECK(Language().text(describeInspection(cursor, 0, -1).rows[1][4]) == "not mapped yet");
}

TEST_CASE("loads have the group and their share of one thread per processor", "[policy][describe]") {
    const Table table = describeLoads(boundThread());
    CHECK(table.rows.size() == 6);
    CHECK(tableJson(table)[0].dump().starts_with(R"({"set":null,"lgroup":0,"load":)"));
    CHECK(std::get<Quantity>(table.rows[0][4].value).unit == "%");
}

TEST_CASE("a tunable without limit has no value, and a program whose threads never finish has no times",
          "[policy][describe]") {
    const ReplayCursor cursor = boundThread();
    const OrderedJson tunables = tableJson(describeTunables(cursor));
    CHECK(tunables[0].dump() == R"({"id":"lgrp_mem_default_policy","value":1,"default":1})");
    CHECK(tunables[4].dump() == R"({"id":"lgrp_privm_random_thresh","value":null,"default":null})");
    CHECK(describeTimes(cursor).rows.empty());
}

TEST_CASE("bytes are in the largest unit that divides them", "[describe]") {
    CHECK(Language().text(wholeBytes(8192)) == "8 KB");
    CHECK(Language().text(wholeBytes(8'388'608)) == "8 MB");
    CHECK(Language().text(wholeBytes(8'388'607)) == "8,388,607 bytes");
    CHECK(Language().text(wholeBytes(1)) == "1 byte");
}
