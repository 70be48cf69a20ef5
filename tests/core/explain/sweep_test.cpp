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
    for (const Customer& thread : all.processes[0].customers) {
        ++on[thread.on];
    }
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

TEST_CASE("outstanding lines replace those of the pattern", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-copy-1-local");
    const SolveOptions options = placementOptions();
    const Answer same = solveWithOutstanding(*of.topology, of.scenario.workload, 11, options);
    CHECK(same.bytesPerSecond == of.answer.bytesPerSecond);
    // One line at a time never waits: X = line / latency.
    const Answer one = solveWithOutstanding(*of.topology, of.scenario.workload, 1, options);
    CHECK(one.meanLatencyNs == Approx(one.zeroLoadLatencyNs));
    CHECK_THROWS_AS(solveWithOutstanding(*of.topology, of.scenario.workload, 0, options), TopologyError);
}

TEST_CASE("only streams have requests to set", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-first");
    CHECK_THROWS_AS(withRequestBytes(of.scenario.workload, 64), TopologyError);
    CHECK(withOutstanding(of.scenario.workload, 5) == of.scenario.workload);
    Workload streams = of.scenario.workload;
    streams.processes[0].requester = Requester::Device;
    CHECK(withRequestBytes(streams, 4096).processes[0].requestBytes == 4096);
    CHECK(withOutstanding(streams, 5).processes[0].outstanding == 5);
    CHECK_THROWS_AS(withRequestBytes(streams, 0), TopologyError);
    CHECK_NOTHROW(withOutstanding(streams, outstandingMost));
    CHECK_THROWS_AS(withOutstanding(streams, outstandingMost + 1), TopologyError);
}
