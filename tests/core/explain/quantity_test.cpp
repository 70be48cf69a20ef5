// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SweptWorkload.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

TEST_CASE("a sweep of threads keeps the existing threads, then fills free processors", "[sweep]") {
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

TEST_CASE("a local share is exactly the requested share", "[sweep]") {
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

TEST_CASE("work accepts any permitted number of outstanding requests, and only the numbers of its operation",
          "[sweep]") {
    const test::Solved threads = test::solved("sunfire6800-first");
    const Catalog& catalog = *test::catalog();
    CHECK(withAtOnce(catalog, threads.scenario.workload, 5).processes[0].atOnce == 5);
    CHECK_NOTHROW(withAtOnce(catalog, threads.scenario.workload, atOnceMost));
    CHECK_THROWS_AS(withAtOnce(catalog, threads.scenario.workload, atOnceMost + 1), TopologyError);
    CHECK_THROWS_AS(withAtOnce(catalog, threads.scenario.workload, 0), TopologyError);
    CHECK_THROWS_AS(withNumber(catalog, threads.scenario.workload, "size", 64), TopologyError); // lines have one size
    const test::Solved streams = test::solved("t5440-read-1");
    CHECK(withNumber(catalog, streams.scenario.workload, "size", 4096).processes[0].numbers.at("size") == 4096);
    CHECK_THROWS_AS(withNumber(catalog, streams.scenario.workload, "size", 0), TopologyError);
    CHECK_THROWS_AS(withNumber(catalog, streams.scenario.workload, "size", 65537), TopologyError);
    // The named quantities of a sweep give the same result.
    const auto swept = [&](const test::Solved& of, const std::string& quantity, int value) {
        REQUIRE(isSwept(quantity));
        return withQuantity(*of.topology, of.scenario.workload, quantity, value);
    };
    CHECK(swept(streams, "request-bytes", 512) == swept(streams, "number.size", 512));
    CHECK(swept(threads, "outstanding", 3) == withAtOnce(catalog, threads.scenario.workload, 3));
    CHECK(swept(threads, "number.directory-hits", 25).processes[0].numbers.at("directory-hits") == 25);
    CHECK_FALSE(isSwept("pages"));
}

TEST_CASE("fewer boards keep their threads and the regions that these use", "[sweep]") {
    const test::Solved of = test::solved("sunfire15k-copy-72-local");
    CHECK(usedBoards(*of.topology, of.scenario.workload).size() == 18);
    const Workload half = withBoards(*of.topology, of.scenario.workload, 9);
    CHECK(half.customerCount() == 36);
    CHECK(half.processes[0].regions.size() == of.scenario.workload.processes[0].regions.size() / 2);
    CHECK(withBoards(*of.topology, of.scenario.workload, 18) == of.scenario.workload);
    CHECK(solvePlacement(*of.topology, half).bytesPerSecond == Approx(of.answer.bytesPerSecond / 2));
    CHECK_THROWS_AS(withBoards(*of.topology, of.scenario.workload, 19), TopologyError);
    CHECK_THROWS_AS(withBoards(*of.topology, of.scenario.workload, 0), TopologyError);
}

TEST_CASE("the regions of a local share are as large as those that the threads used", "[sweep]") {
    const test::Solved of = test::solved("sunfire15k-full");
    const Workload changed = withLocalShare(*of.topology, of.scenario.workload, 37);
    const auto bytes = [](const Workload& workload) {
        double sum = 0;
        for (const Region& region : workload.processes[0].regions)
            sum += double(region.pages()) * double(region.pageBytes);
        return sum;
    };
    CHECK(bytes(changed) <= bytes(of.scenario.workload));
    CHECK(2 * bytes(changed) > bytes(of.scenario.workload)); // region sizes are powers of two
    Scenario opened = of.scenario;
    opened.workload = changed;
    CHECK_NOTHROW(validate(opened, *of.topology)); // they fit
}

TEST_CASE("half a thread is refused, and so is a load factor for work without an arrival rate", "[sweep]") {
    const test::Solved of = test::solved("sunfire6800-first");
    CHECK_THROWS_AS(withQuantity(*of.topology, of.scenario.workload, "threads", 1.5), TopologyError);
    CHECK_THROWS_AS(withLoad(*test::catalog(), of.scenario.workload, 50), TopologyError);
}
