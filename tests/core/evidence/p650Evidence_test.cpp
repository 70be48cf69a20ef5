// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for the p650: Table 1 from two fitted facts, and latencies from one printed share.
#include "allEvidence.h"
#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/Replay.h"
#include "boardset/sweep/RunTimes.h"

#include <cmath>
#include <numeric>

using namespace boardset;
using test::row;

namespace {

Answer answerOf(const std::string& name) {
    const Scenario scenario = test::scenario(name);
    return solvePlacement(*test::machineOf(scenario), scenario.workload);
}

double modelOf(const std::string& id) {
    return row(id).model;
}

} // namespace

TEST_CASE("Table 1 follows from two calibrated facts, within eight percent on average", "[evidence]") {
    double sum = 0;
    double worst = 0;
    int count = 0;
    for (const EvidenceRow& each : test::rows()) {
        if (each.measurement.source != "002-p650" || each.measurement.locator.find("Table 1") != 0)
            continue;
        const double error = std::abs(each.model / each.measurement.published - 1);
        sum += error;
        worst = std::max(worst, error);
        ++count;
    }
    REQUIRE(count == 12);
    CHECK(sum / count < 0.08);
    CHECK(worst < 0.20);
    const auto calibrated = std::ranges::count_if(test::catalog()->facts(), [](const Fact& fact) {
        return fact.standing == Standing::Calibrated && fact.source == "002-p650";
    });
    CHECK(calibrated == 2);
}

TEST_CASE("the modes of Table 1 are in the measured order", "[evidence]") {
    for (const char* kernel : {"copy", "scale"}) { // shared L3 before striped pages before one book
        const std::string id = std::string("p650.") + kernel;
        CHECK(modelOf(id + ".shared") > 1.05 * modelOf(id + ".striped"));
        CHECK(modelOf(id + ".striped") > 1.05 * modelOf(id + ".mcm"));
    }
    for (const char* kernel : {"add", "triad"}) { // shared L3 equals striped pages, both far above one book
        const std::string id = std::string("p650.") + kernel;
        CHECK(modelOf(id + ".striped") == Approx(modelOf(id + ".shared")).epsilon(0.05));
        CHECK(modelOf(id + ".striped") > 1.7 * modelOf(id + ".mcm"));
    }
    // Two arrays use 4 (1 - (3/4)^2) = 1.75 of four books at a time.
    CHECK(modelOf("p650.copy.striped") == Approx(1.75 * modelOf("p650.copy.mcm")));
}

TEST_CASE("a line of pages on all books takes 1.12 times as long as a local line", "[evidence]") {
    const double near = answerOf("p650-random-near").zeroLoadLatencyNs;
    CHECK(answerOf("p650-random-dealt").zeroLoadLatencyNs / near == Approx((1 + 3 * 1.16) / 4)); // 1.12
    // Striping is faster for arrays read in order, local pages are faster for lines read at random.
    CHECK(answerOf("p650-random-near").bytesPerSecond > answerOf("p650-random-dealt").bytesPerSecond);
    CHECK(answerOf("p650-copy-striped").bytesPerSecond > answerOf("p650-copy-mcm").bytesPerSecond);
}

TEST_CASE("a quarter of the lines is local if the L3 caches are shared, wherever the pages are", "[evidence]") {
    Scenario scenario = test::scenario("p650-copy-shared");
    const double here = answerOf("p650-copy-shared").bytesPerSecond;
    scenario.workload.processes[0].regions[0].pagesIn = {{"book2/DIMMs1", 256}};
    const auto topology = test::machineOf(scenario);
    CHECK(solvePlacement(*topology, scenario.workload).bytesPerSecond == Approx(here));
}

TEST_CASE("a fifth job that moves to a free processor uses more processor time and finishes sooner", "[evidence]") {
    // Half of its 60 s is memory time. It shares a processor for 30 s and then has one to itself, with lines that take
    // 16 % longer: 30 + (60 - 15) 1.08 = 78.6 s elapsed, 15 + 45 x 1.08 = 63.6 s of processor time. Both are slightly
    // longer, because jobs wait for each other at the memories.
    const auto fifth = [](const std::string& name) {
        const auto topology = test::machineOf(test::scenario(name));
        SolvedProgress progress;
        for (const Completion& each : completionsOf(*Replay::of(*test::scenario(name).program, topology, &progress)))
            if (each.customer.text == "5")
                return each;
        throw std::runtime_error("thread 5 does not end");
    };
    const Completion moved = fifth("p650-aix51-five-jobs");
    const Completion stayed = fifth("p650-aix51-five-bound");
    CHECK(moved.wallSeconds == Approx(78.6).epsilon(0.003));
    CHECK(moved.processorSeconds == Approx(63.6).epsilon(0.003));
    CHECK(moved.wallSeconds > 78.6);
    CHECK(stayed.wallSeconds == Approx(120).epsilon(0.005));
    CHECK(stayed.processorSeconds == Approx(60).epsilon(0.005));
}

TEST_CASE("run times vary only if pages are allocated wherever memory is free", "[evidence]") {
    // Document 002, Run Time Variability: without affinity, other pages are local in each run.
    const auto curve = [](const std::string& name, int runs) {
        const Scenario scenario = test::scenario(name);
        std::vector<double> seeds(static_cast<std::size_t>(runs));
        std::iota(seeds.begin(), seeds.end(), 1);
        PlotSeries base;
        base.scenario = name;
        base.base = {scenario, test::machineOf(scenario)};
        return runTimes(base, seeds, [](const PlotSeries&) {});
    };
    const auto times = [](const PlotSeries& of) {
        std::vector<double> seconds;
        for (const PlotPoint& point : of.points)
            if (point.throughput > 0)
                seconds.push_back(point.x);
        return seconds;
    };
    const auto runs = [](const PlotSeries& of) {
        double sum = 0;
        for (const PlotPoint& point : of.points)
            sum += point.throughput;
        return sum;
    };
    const PlotSeries free = curve("p650-aix52-runs", 50);
    CHECK(runs(free) == 50);
    CHECK(times(free).size() > 5);
    for (const double seconds : times(free))
        CHECK(seconds == Approx(100).epsilon(0.2));
    for (const char* each : {"p650-aix52-runs-mcm", "p650-aix52-runs-shared"}) {
        const PlotSeries identical = curve(each, 50);
        CHECK(runs(identical) == 50);
        REQUIRE(times(identical).size() == 1);
        CHECK(times(identical).front() == Approx(100).epsilon(0.2));
    }
}
