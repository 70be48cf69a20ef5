// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sweep.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

TEST_CASE("a sweep of threads keeps the first, then fills free processors", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-first");
    const Workload two = withThreads(*of.topology, of.scenario.workload, 2);
    REQUIRE(two.customerCount() == 2);
    CHECK(two.processes[0].customers[1].name == "2");
    const Workload all = withThreads(*of.topology, of.scenario.workload, 24);
    std::map<std::string, int> on;
    for (const Customer& thread : all.processes[0].customers)
        ++on[thread.on];
    CHECK(on.size() == 24); // one on each
    CHECK_THROWS_AS(withThreads(*of.topology, of.scenario.workload, 25), TopologyError);
    CHECK_THROWS_AS(withThreads(*of.topology, of.scenario.workload, 0), TopologyError);
}

TEST_CASE("a local share is exactly what was asked for", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-first");
    for (const int percent : {0, 1, 37, 100}) {
        const Answer answer = solvePlacement(*of.topology, withLocalShare(*of.topology, of.scenario.workload, percent));
        CHECK(answer.localShare == Approx(percent / 100.0).margin(1e-12));
    }
    const auto alone = test::sunfire6800({{"uniboards", 1}});
    CHECK_THROWS_AS(withLocalShare(*alone, of.scenario.workload, 50), TopologyError);
    CHECK_NOTHROW(withLocalShare(*alone, of.scenario.workload, 100));
}

TEST_CASE("outstanding lines replace those of the work and its block", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-copy-1-local");
    const auto solved = [&](int lines) {
        return solvePlacement(*of.topology, withAtOnce(*test::catalog(), of.scenario.workload, lines));
    };
    const Answer same = solved(8);
    CHECK(same.bytesPerSecond == of.answer.bytesPerSecond);
    // One line at a time never waits: X = line / latency.
    const Answer one = solved(1);
    CHECK(one.meanLatencyNs == Approx(one.zeroLoadLatencyNs));
}

TEST_CASE("whoever performs an operation may keep more under way, and sets the numbers that it has", "[sweep]") {
    const test::Solved threads = test::solved("sunfire6800-first");
    const Catalog& catalog = *test::catalog();
    CHECK(withAtOnce(catalog, threads.scenario.workload, 5).processes[0].atOnce == 5);
    CHECK_NOTHROW(withAtOnce(catalog, threads.scenario.workload, atOnceMost));
    CHECK_THROWS_AS(withAtOnce(catalog, threads.scenario.workload, atOnceMost + 1), TopologyError);
    CHECK_THROWS_AS(withAtOnce(catalog, threads.scenario.workload, 0), TopologyError);
    CHECK_THROWS_AS(withNumber(catalog, threads.scenario.workload, "size", 64), TopologyError); // a line has its size
    const test::Solved streams = test::solved("t5440-read-1");
    CHECK(withNumber(catalog, streams.scenario.workload, "size", 4096).processes[0].numbers.at("size") == 4096);
    CHECK_THROWS_AS(withNumber(catalog, streams.scenario.workload, "size", 0), TopologyError);
    CHECK_THROWS_AS(withNumber(catalog, streams.scenario.workload, "size", 65537), TopologyError);
    // The words of a sweep say the same.
    const auto swept = [&](const test::Solved& of, const std::string& quantity, int value) {
        REQUIRE(isSwept(quantity));
        return withQuantity(*of.topology, of.scenario.workload, quantity, value);
    };
    CHECK(swept(streams, "request-bytes", 512) == swept(streams, "number.size", 512));
    CHECK(swept(threads, "outstanding", 3) == withAtOnce(catalog, threads.scenario.workload, 3));
    CHECK(swept(threads, "number.directory-hits", 25).processes[0].numbers.at("directory-hits") == 25);
    CHECK_FALSE(isSwept("pages"));
}
