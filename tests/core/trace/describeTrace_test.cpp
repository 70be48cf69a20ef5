// SPDX-License-Identifier: GPL-3.0-or-later
// Traces and messages as tables: cells, units, remarks and totals.
#include "boardset/describe/TableJson.h"
#include "boardset/text/Language.h"
#include "boardset/trace/DescribeTrace.h"
#include "traceRequests.h"

#include <nlohmann/json.hpp>

using namespace boardset;

namespace {

std::string cell(const Table& table, std::size_t row, const std::string& key) {
    const auto column = std::ranges::find(table.columns, key, &TableColumn::key);
    REQUIRE(column != table.columns.end());
    return Language().text(table.rows.at(row).at(static_cast<std::size_t>(column - table.columns.begin())));
}

/// The trace of a put of 16 KB from node 0 to node 1, which includes the connection.
Trace put(const Topology& topology) {
    TraceRequest request{"N0/SB0/P0", "N1/SB0/P0", "", {}, "rsm-put"};
    request.numbers = {{"per-connection", 1}, {"barrier", 1}, {"signal", 1}};
    return traceOf(topology, request);
}

} // namespace

TEST_CASE("a trace is a table of hops, with clocks, times, remarks and routes, then the remainder and the total",
          "[trace][describe]") {
    const auto machine = test::sunfire6800();
    const Trace trace = traceOf(*machine, {"SB0/P0", "SB1/P3", "", {}});
    const Table table = describeTrace(*machine, trace);
    REQUIRE(table.rows.size() == 8);
    CHECK(cell(table, 0, "number") == "1");
    CHECK(cell(table, 0, "cycles") == "–");
    CHECK(cell(table, 0, "remark") == "included in hop 3");
    CHECK(cell(table, 0, "route") == "SB0/P0 > SB0/repeater");
    CHECK(cell(table, 2, "cycles") == "6 clocks");
    CHECK(cell(table, 2, "time") == "40 ns");
    CHECK(cell(table, 2, "remark").empty());
    CHECK(cell(table, 2, "route") == "fireplane and the 42 parts below it");
    CHECK(cell(table, 3, "elapsed") == "at least 100 ns");
    CHECK(cell(table, 4, "remark") == "in parallel with hop 4, not counted");
    CHECK(cell(table, 5, "time") == "–");
    CHECK(cell(table, 5, "remark") == "not published");
    CHECK(cell(table, 6, "title") == "Remaining time");
    CHECK(cell(table, 6, "time") == "140 ns");
    CHECK(cell(table, 7, "title") == "Total");
    CHECK(cell(table, 7, "time") == "240 ns");
    CHECK(cell(table, 7, "place") == "Sun MPO white paper, Table B-2, row 4");
    CHECK(describeHops(*machine, {}).rows.empty());
    CHECK(Language().text(describeTexts(trace)[1]).starts_with("2. The repeater forwards the address"));
    CHECK(Language().text(describeProgress(trace, 2)) == "Hop 3 of 6 · at least 40 ns of 240 ns");
    CHECK(Language().text(describeRequest(*machine, trace, "half.boardset")) ==
          "Sun Fire 6800 as in half.boardset: SB0 P0 requests a line from SB1 P3 memory; the line is clean in memory");
}

TEST_CASE("a broadcast to a single part is described in the singular", "[trace][describe]") {
    const auto machine = test::sunfire6800();
    Trace trace = traceOf(*machine, {"SB0/P0", "SB1/P3", "", {}});
    trace.hops[2].blocks.resize(2);
    CHECK(cell(describeHops(*machine, trace), 2, "route") == "fireplane and the 1 part below it");
}

TEST_CASE("a trace without a published total has a row and a note that report this", "[trace][describe]") {
    const auto machine = test::sunfire6800();
    const Trace trace = traceOf(*machine, {"SB0/P0", "SB0/P0", "SB1/P2", {}});
    const Table table = describeTrace(*machine, trace);
    REQUIRE(table.rows.size() == trace.hops.size() + 1);
    CHECK(cell(table, trace.hops.size(), "time") == "–");
    CHECK(cell(table, trace.hops.size(), "remark") == "not published");
    CHECK(cell(table, 3, "elapsed") == "100 ns so far");
    REQUIRE(table.notes.size() == 1);
    CHECK(Language().text(table.notes.front()) == trace.note);
    CHECK(Language().text(describeProgress(trace, 3)) == "Hop 4 of 7 · 100 ns");
}

TEST_CASE("the JSON of a hop contains links, numbers, and null for values that are not published",
          "[trace][describe]") {
    const auto machine = test::sunfire6800();
    const OrderedJson hops = tableJson(describeHops(*machine, traceOf(*machine, {"SB0/P0", "SB1/P3", "", {}})));
    CHECK(hops[0]["links"].dump() == R"([{"from":"SB0/P0","to":"SB0/repeater","kind":"address"}])");
    CHECK(hops[0]["ns"].is_null());
    CHECK(hops[0]["within"] == "broadcast");
    CHECK(hops[2]["clocks"] == 6);
    CHECK(hops[2]["counted"] == true);
    CHECK(hops[4]["counted"] == false);
}

TEST_CASE("the operations of a part are listed with the part at which they start", "[trace][describe]") {
    const Table table = describeOperations(*test::sunfire6800(), "SB3");
    REQUIRE_FALSE(table.rows.empty());
    CHECK(cell(table, 0, "from") == "SB3/P0");
}

TEST_CASE("a message is a table of steps, with the times at both ends and the share of the connection",
          "[trace][describe]") {
    const auto machine = Topology::build(test::catalog(), "firelink");
    const Trace trace = put(*machine);
    const MessageLife life = messageLifeOf(*machine, trace);
    const Table steps = describeSteps(*machine, trace, life);
    CHECK(cell(steps, 0, "node") == "N1 SB0 P0");
    CHECK(cell(steps, 0, "often") == "once");
    CHECK(cell(steps, 0, "time") == "12.65 µs");
    CHECK(cell(steps, 0, "share_percent") == "1.08 %");
    CHECK(cell(steps, 11, "time") == "–");
    CHECK(cell(steps, 11, "remark") == "in parallel with hop 11, not counted");
    CHECK(steps.notes.empty());
    const Table ends = describeEnds(*machine, trace, life, 1);
    REQUIRE(ends.rows.size() == 2);
    CHECK(cell(ends, 0, "us") == "729.2 µs");
    CHECK(cell(ends, 0, "once_us") == "659.8 µs");
    CHECK(cell(ends, 0, "one_percent_from") == "941");
    CHECK(cell(ends, 1, "one_percent_from") == "–");
    CHECK(Language().text(ends.notes.at(0)) ==
          "1 message: the connection takes 90.48 % of the time of N0 SB0 P0, and 96.35 % of the time of both ends. The "
          "first share is at most 1 % from 941 messages, the second from 2,611 messages.");
    CHECK(Language().text(describeConnection(*machine, trace, life, 2)).starts_with("2 messages: "));
}

TEST_CASE("the time of a message that no step has is a step without a node", "[trace][describe]") {
    const auto machine = Topology::build(test::catalog(), "firelink");
    TraceRequest request{"N0/SB0/P0", "N1/SB0/P0", "", {}, "mpi-short"};
    request.numbers = {{"size", 3911}};
    const Trace trace = traceOf(*machine, request);
    const Table steps = describeSteps(*machine, trace, messageLifeOf(*machine, trace));
    CHECK(cell(steps, 3, "title") == "Remaining time");
    CHECK(cell(steps, 3, "node") == "–");
    CHECK(cell(steps, 3, "time") == "4.897 µs");
    CHECK(Language().text(steps.notes.at(0)).starts_with("End to end: 11,285 ns. First piece only: 5 µs, published"));
    CHECK(describeEnds(*machine, trace, messageLifeOf(*machine, trace), 1).notes.empty());
}
