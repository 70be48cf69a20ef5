// SPDX-License-Identifier: GPL-3.0-or-later
// Effect of making one station twice as fast.
#include "boardset/analysis/Sensitivity.h"

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/ScenarioFile.h"
#include "placements.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Result of two classes of `population` over two stations, with the fields that sensitivity uses; a request of class c
/// has `bytes[c]` bytes.
Answer answerOf(double population, const Matrix& demands, std::vector<double> bytes) {
    Answer answer;
    answer.model.network.stations = {{.name = "a"}, {.name = "b"}};
    answer.model.network.demands = demands;
    static const auto machine = sunfire6800();
    const OperationCosts& line = machine->kept<CostTable>().of("line", {}, machine->find("SB0/P0"));
    for (const double each : bytes) {
        answer.model.network.classes.push_back({.population = population});
        ClassRow& row = answer.model.classes.emplace_back();
        row.bytes = each;
        row.costs = &line; // all are counted in lines
    }
    answer.totals.push_back({.unit = "line"});
    answer.solution = std::get<Solution>(solve(answer.model.network));
    for (int k = 0; k < 2; ++k) {
        answer.model.locations.emplace_back().title = answer.model.network.stations[std::size_t(k)].name;
        answer.model.stations.push_back(k);
        answer.stations.emplace_back().station = k;
    }
    for (std::size_t c = 0; c < bytes.size(); ++c)
        answer.bytesPerSecond += answer.solution.throughput[Eigen::Index(c)] * bytes[c];
    return answer;
}

} // namespace

TEST_CASE("for work with an arrival rate, the next bottleneck is again the part closest to its own limit",
          "[sensitivity]") {
    for (const char* id : {"sun4280-first", "sparcserver670mp-disks-four", "sparcserver630mp-office"}) {
        INFO(id);
        const test::Solved of = test::solved(id);
        for (const SensitivityAnswer& each : sensitivityOf(of.answer)) {
            // Only the utilisation of that station falls, to one half: U = X D.
            const auto left = [&](const StationAnswer& at) {
                return at.utilisation / at.hot * (at.station == each.station ? 0.5 : 1);
            };
            const auto next = std::ranges::max_element(of.answer.stations, {}, left);
            INFO(of.answer.model.locationOf(each.station).title);
            CHECK(left(*std::ranges::find(of.answer.stations, each.nextBottleneck, &StationAnswer::title)) ==
                  Approx(left(*next)));
        }
    }
}

TEST_CASE("doubling the speed of a saturated station moves the bottleneck", "[sensitivity]") {
    // One class of N over two stations, balanced or not, has X = (a^N - b^N) / (a^(N+1) - b^(N+1)).
    // D = 3, 4 and N = 1,000: X = 1 / 4. With b twice as fast, D = 3, 2: X = 1 / 3. A faster a changes nothing.
    const auto gains = sensitivityOf(answerOf(1000, (Matrix(1, 2) << 3, 4).finished(), {64}));
    REQUIRE(gains.size() == 2);
    CHECK(gains[0].gain == Approx(0).margin(1e-9));
    CHECK(gains[0].nextBottleneck == "b");
    CHECK(gains[1].gain == Approx(1.0 / 3).epsilon(1e-9));
    CHECK(gains[1].nextBottleneck == "a");
}

TEST_CASE("a gain is measured in bytes, not in requests", "[sensitivity]") {
    // Each class has a station to itself: X = 1 / D = 1 and 1. With one station twice as fast it completes 2 requests
    // of 1 or 3 bytes instead of one: (2 + 3) / 4 - 1 and (1 + 6) / 4 - 1.
    const auto gains = sensitivityOf(answerOf(5, Matrix::Identity(2, 2), {1, 3}));
    CHECK(gains[0].gain == Approx(0.25));
    CHECK(gains[1].gain == Approx(0.75));
}

TEST_CASE("a part that is twice as fast never slows the machine, and helps most at the bottleneck", "[sensitivity]") {
    const auto machine = sunfire6800();
    const Answer answer =
        solvePlacement(*machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB3/P3"}, regionOn("a", {"SB3"}, 64)));
    const auto gains = sensitivityOf(answer);
    REQUIRE(gains.size() == 5);
    for (const SensitivityAnswer& each : gains) {
        REQUIRE(each.gain >= -1e-6);
        REQUIRE_FALSE(each.nextBottleneck.empty());
    }
}

TEST_CASE("a faster link also delivers the remaining packets of a request sooner", "[sensitivity]") {
    const Scenario read = readScenario(test::share() / "scenarios" / "t5140-dma-remote.boardset");
    const auto machine = Topology::build(test::catalog(), read.machine, read.configuration);
    Workload one = resolve(read, *machine).workload;
    one.processes[0].numbers["size"] = 512;
    one.processes[0].atOnce = 1;
    const Answer answer = solvePlacement(*machine, one);
    const Network& network = answer.model.network;
    const int slowest = slowestStationOf(network, 0);
    Network faster = network;
    faster.demands.divideColumn(slowest, 2);
    // After the first packet, seven more arrive at the rate of the slowest part.
    faster.classes[0].thinkTime -= 7 * (paceSecondsOf(network, 0) - paceSecondsOf(faster, 0));
    const auto rate = [&](const Network& of) {
        return solutionIn(solve(of, placementOptions(answer.solution.method))).throughput[0];
    };
    const auto gains = sensitivityOf(answer);
    const auto at = std::ranges::find(gains, slowest, &SensitivityAnswer::station);
    REQUIRE(at != gains.end());
    CHECK(at->gain == Approx(rate(faster) / rate(network) - 1).epsilon(1e-9));
    CHECK(at->gain > 0.1);
}

TEST_CASE("an empty workload has no gains", "[sensitivity]") {
    REQUIRE(sensitivityOf(solvePlacement(*sunfire6800(), Workload{})).empty());
}

TEST_CASE("gains and losses within the accuracy of the method are reported as none", "[sensitivity]") {
    for (const char* id : {"t5440-threads-and-streams", "sunfire6800-first", "sunfire6800-copy-24-random",
                           "firelink-busy", "sparcserver670mp-disks-four"}) {
        INFO(id);
        const test::Solved of = test::solved(id);
        for (const SensitivityAnswer& each : sensitivityOf(of.answer))
            CHECK((each.gain == 0 || std::abs(each.gain) >= (of.answer.exact ? 1e-9 : 5e-4)));
    }
    for (const SensitivityAnswer& each : sensitivityOf(test::solved("t5440-threads-and-streams").answer))
        CHECK(each.gain >= 0); // was -0.02 %
}

TEST_CASE("a faster part can slow a class that shares other parts with the part's users", "[sensitivity]") {
    // Exact: one class uses only b, the other uses a and b. The faster a is, the more of the other class are at b.
    Matrix demands(2, 2);
    demands << 0, 1, 1, 1;
    const auto gains = sensitivityOf(answerOf(4, demands, {64, 1e-6}));
    REQUIRE(gains.size() == 2);
    CHECK(gains[0].gain < -0.01);
    // For messages together with lines, Linearizer and Schweitzer predict the same loss.
    // The loss is therefore not an error of one of the methods.
    const test::Solved busy = test::solved("firelink-busy");
    const Answer quick = solvePlacement(*busy.topology, busy.scenario.workload, placementOptions(Method::Schweitzer));
    const auto one = sensitivityOf(busy.answer);
    const auto other = sensitivityOf(quick);
    REQUIRE(one.size() > 1);
    REQUIRE(other.size() > 1);
    CHECK(one[1].gain < 0);
    CHECK(one[1].gain == Approx(other[1].gain).epsilon(0.01));
}
