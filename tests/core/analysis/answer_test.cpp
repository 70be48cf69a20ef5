// SPDX-License-Identifier: GPL-3.0-or-later
// Results for placements on the Sun Fire 6800: laws that hold for all of them, and numbers that a user would check.
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/analysis/Percentile.h"
#include "boardset/analysis/Sensitivity.h"
#include "placements.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <numeric>
#include <random>

using namespace boardset;
using namespace boardset::test;

namespace {

double megabytes(const Answer& answer) {
    return answer.bytesPerSecond / 1e6;
}

Workload randomWorkload(std::mt19937& random) {
    std::uniform_int_distribution<std::size_t> pick(0, 23);
    std::uniform_int_distribution<int> pages(1, 100);
    Workload result;
    for (const char* name : {"A", "B", "C"}) {
        Workload part = workload({allProcessors()[pick(random)], allProcessors()[pick(random)]},
                                 Region{.name = "r", .pagesIn = {}}, pages(random) > 50 ? "copy" : "one-miss");
        part.processes[0].name = ProcessName(name);
        for (int i = 0; i < 5; ++i)
            addPages(part.processes[0].regions[0], {{allProcessors()[pick(random)] + "/memory", pages(random)}});
        for (Customer& thread : part.processes[0].customers)
            thread.name = CustomerName(name + thread.name.text);
        result.processes.push_back(part.processes[0]);
    }
    return result;
}

} // namespace

TEST_CASE("one miss at a time takes exactly the published latency", "[answer]") {
    const auto machine = sunfire6800();
    const Answer answer = solvePlacement(*machine, workload({"SB0/P0"}, regionOn("a", {"SB3"}, 1), "one-miss"));
    // N = 1: X = 1 / 240 ns, 64 bytes each
    REQUIRE(answer.meanLatencyNs == Approx(240));
    REQUIRE(answer.bytesPerSecond == Approx(64 / 240e-9));
    REQUIRE(answer.exact);
    REQUIRE(answer.localShare == 0);
}

TEST_CASE("a board port limits four threads with remote pages", "[answer]") {
    const auto machine = sunfire6800();
    const Region pages = regionOn("a", {"SB3"}, 64);
    const Answer far = solvePlacement(*machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, pages, "read"));
    REQUIRE(far.bottleneck()->title.starts_with("port of SB"));
    REQUIRE(far.bottleneck()->utilisation > 0.9);
    REQUIRE(megabytes(far) <= 4800 * (1 + 1e-9));

    const Answer nearer = solvePlacement(*machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB3/P1"}, pages, "read"));
    REQUIRE(nearer.bytesPerSecond > far.bytesPerSecond);
    REQUIRE(nearer.meanLatencyNs < far.meanLatencyNs);
    REQUIRE(nearer.localShare > 0.2);

    const Answer near = solvePlacement(*machine, workload({"SB3/P0", "SB3/P1", "SB3/P2", "SB3/P3"}, pages, "read"));
    REQUIRE(near.bytesPerSecond >= nearer.bytesPerSecond * (1 - 1e-9)); // both saturate the board's memory
    REQUIRE(near.zeroLoadLatencyNs < nearer.zeroLoadLatencyNs);
    REQUIRE(near.localShare == Approx(1));
    REQUIRE(megabytes(near) <= 6700 * (1 + 1e-9));
}

TEST_CASE("the laws hold for every placement", "[answer][property]") {
    const auto machine = sunfire6800();
    std::mt19937 random(20261121);
    for (int i = 0; i < 60; ++i) {
        const Answer answer = solvePlacement(*machine, randomWorkload(random));
        double lines = 0;
        for (const ClassAnswer& each : answer.classes) {
            // Little: N = X R
            REQUIRE(each.outstanding == Approx(each.bytesPerSecond / 64 * each.latencyNs * 1e-9).epsilon(1e-6));
            REQUIRE(each.latencyNs >= each.zeroLoadLatencyNs * (1 - 1e-9));
            lines += each.bytesPerSecond / 64;
        }
        for (const StationAnswer& each : answer.stations) {
            REQUIRE(each.utilisation >= 0);
            REQUIRE(each.utilisation <= 1 + 1e-6);
            // U = sum of X D
            const Vector column = answer.model.network.demands.dense().col(each.station);
            REQUIRE(each.utilisation == Approx(answer.solution.throughput.dot(column)).epsilon(1e-6).margin(1e-12));
        }
        REQUIRE(answer.bytesPerSecond == Approx(lines * 64));
        REQUIRE(std::ranges::is_sorted(
            answer.stations, [](const auto& a, const auto& b) { return a.utilisation > b.utilisation + 1e-8; }));
    }
}

TEST_CASE("boards are identical: renaming them changes no result", "[answer][property]") {
    const auto machine = sunfire6800();
    const Answer one = solvePlacement(*machine, workload({"SB0/P0", "SB0/P3"}, regionOn("a", {"SB3"}, 2)));
    const Answer other = solvePlacement(*machine, workload({"SB5/P0", "SB5/P3"}, regionOn("a", {"SB1"}, 2)));
    REQUIRE(one.bytesPerSecond == Approx(other.bytesPerSecond).epsilon(1e-9));
}

TEST_CASE("an empty workload has an empty result without numbers", "[answer]") {
    const Answer answer = solvePlacement(*sunfire6800(), Workload{});
    REQUIRE(answer.classes.empty());
    REQUIRE_FALSE(answer.bottleneck().has_value());
    REQUIRE(answer.bytesPerSecond == 0);
}

TEST_CASE("demand above the capacity of the machine gives a result that names the overloaded parts", "[answer]") {
    const auto machine = sunfire6800();
    MachineNetwork model = buildNetwork(*machine, workload({"SB0/P0", "SB1/P0"}, regionOn("a", {"SB3"}, 1)));
    model.network.classes[0].type = ClassType::Open;
    model.network.classes[0].arrivalRate = 1e9; // lines per second of 64 bytes: far more than any part can carry
    const Answer answer = solveModel(*machine, model);
    REQUIRE_FALSE(answer.overloaded.empty());
    for (const int station : answer.overloaded)
        REQUIRE(answer.solution.utilisation[station] >= 1);
    // both classes pass the port of SB3, where both wait without bound
    REQUIRE(answer.solution.unanswered == std::vector<int>{0, 1});
    REQUIRE(answer.bytesPerSecond == 0);
    REQUIRE(answer.stations.front().utilisation > 1);
    REQUIRE(sensitivityOf(answer, 1).empty()); // a throughput of 0 has no relative gain
}

TEST_CASE("the 95 % percentile of M/M/1 is R ln 20 and exact; for several stations it is approximate", "[analysis]") {
    Answer answer;
    answer.exact = true;
    answer.classes.resize(1);
    Network& network = answer.model.network;
    const auto at = [&](double rate, std::vector<double> demands) {
        const auto count = static_cast<Eigen::Index>(demands.size());
        network.stations.assign(demands.size(), Station{});
        network.classes = {{.name = "c", .type = ClassType::Open, .arrivalRate = rate}};
        Matrix demand(1, count);
        Matrix residence(1, count);
        for (Eigen::Index k = 0; k < count; ++k) {
            demand(0, k) = demands[static_cast<std::size_t>(k)];
            residence(0, k) = demand(0, k) / (1 - rate * demand(0, k)); // R = S / (1 - X S)
        }
        network.demands = demand;
        answer.solution.residenceTime = residence;
        answer.classes[0].latencyNs = residence.sum() * 1e9;
        return *percentileOf(answer, 0);
    };
    const Percentile one = at(50, {0.01}); // R = 20 ms
    CHECK(one.isExact);
    CHECK(one.ns == Approx(20e6 * std::log(20)));
    // Two identical stations give an Erlang distribution of two phases: 95 % are below 4.7439 R of one phase.
    const Percentile two = at(50, {0.01, 0.01});
    CHECK_FALSE(two.isExact);
    CHECK(two.ns == Approx(20e6 * 4.7439).epsilon(0.01));
    // A hundred services in sequence hardly vary: the mean plus 1.645 deviations, each 1 / sqrt(100) of the mean.
    network.services = {100, 100};
    CHECK(percentileOf(answer, 0)->ns == Approx(40e6 * (1 + 1.645 / std::sqrt(200))).epsilon(0.01));
    network.services.clear();
    network.stations[0].serviceCv2 = 0;
    CHECK_FALSE(percentileOf(answer, 0)->isExact);
    network.classes[0].type = ClassType::Closed;
    CHECK_FALSE(percentileOf(answer, 0));
}

TEST_CASE("a thread that always wants its processor keeps it busy, whatever else runs there", "[answer]") {
    Scenario scenario = test::scenario("firelink-put"); // 16 KB in 27.73 us of its processor, Table 2
    Process other = scenario.workload.processes[0];
    other.name = ProcessName("B");
    other.customers[0].name = CustomerName("2");
    std::swap(other.customers[0].on, other.customers[0].peer); // its export side is on that processor
    other.customers[0].on = "N1/SB0/P1";
    scenario.workload.processes.push_back(other);
    for (const double messages : {1, 10, 1000}) { // messages per connection
        scenario.workload.processes[1].numbers["per-connection"] = messages;
        const auto topology = Topology::build(catalog(), scenario.machine, scenario.configuration);
        const Answer answer = solvePlacement(*topology, scenario.workload);
        const auto shared = std::ranges::find(answer.stations, "N0/SB0/P0", &StationAnswer::block);
        REQUIRE(shared != answer.stations.end());
        CHECK(shared->utilisation == Approx(1).epsilon(0.01));
        CHECK(answer.classes[0].bytesPerSecond > 0.49 * 16384 / 27.73e-6); // an equal share is one half
        CHECK_FALSE(hasLocalShare(answer));                                // all data goes to another node
    }
}

TEST_CASE("a get and a put on one processor each get half of it, with and without connection calls", "[answer]") {
    Scenario scenario = test::scenario("firelink-put");
    Process get = scenario.workload.processes[0];
    get.name = ProcessName("B");
    get.work = "rsm-get";
    get.customers[0].name = CustomerName("2");
    scenario.workload.processes.push_back(get);
    for (const double messages : {0.0, 1e6}) { // messages per connection; 0: the connection stays open
        scenario.workload.processes[1].numbers["per-connection"] = messages;
        const auto topology = Topology::build(catalog(), scenario.machine, scenario.configuration);
        const Answer answer = solvePlacement(*topology, scenario.workload);
        CHECK(answer.classes[0].bytesPerSecond == Approx(0.5 * 16384 / 27.73e-6).epsilon(0.01));
        CHECK(answer.classes[1].bytesPerSecond == Approx(0.5 * 16384 / 373.01e-6).epsilon(0.01));
    }
}

TEST_CASE("a result does not depend on the order of processes, customers and regions", "[answer]") {
    for (const char* id : {"t5440-cards", "firelink-exchange", "sparcserver690mp-case7", "sparcserver630mp-office",
                           "sunfire15k-oltp-random", "sunfire6800-element-solver-a-random", "t5440-both-2"}) {
        const Solved listed = solved(id);
        Workload reversed = listed.scenario.workload;
        std::ranges::reverse(reversed.processes);
        for (Process& process : reversed.processes) {
            std::ranges::reverse(process.customers);
            std::ranges::reverse(process.regions);
        }
        const Answer other = solvePlacement(*listed.topology, reversed);
        INFO(id);
        // the remaining difference is the tolerance of the fixed point
        CHECK(other.meanLatencyNs == Approx(listed.answer.meanLatencyNs).epsilon(1e-4));
        REQUIRE(other.stations.size() == listed.answer.stations.size());
        for (std::size_t i = 0; i < other.stations.size(); ++i)
            CHECK(other.stations[i].utilisation == Approx(listed.answer.stations[i].utilisation).epsilon(1e-4));
        REQUIRE(other.bottleneck());
        CHECK(other.bottleneck()->title == listed.answer.bottleneck()->title);
    }
}

TEST_CASE("data on a failed disk is called data, not pages", "[answer]") {
    Scenario scenario = test::scenario("sparcserver670mp-disks-four");
    scenario.configuration.failed = {"scsi0/disk1"};
    const Answer answer = solvePlacement(*test::machineOf(scenario), scenario.workload);
    REQUIRE(answer.model.stopped.size() == 1);
    CHECK(std::string(answer.model.stopped[0].reason) == "its data is unreachable: Disk 1 is out of service");
    CHECK(std::string(answer.model.stopped[0].cause) == "its data is unreachable");
}

TEST_CASE("writes that are posted faster than a disk can write have no result, although they wait for nothing",
          "[answer]") {
    // A PrestoServe acknowledges writes before they are on the disk. The disk can write 183 per second.
    Configuration configuration;
    configuration.boards = {{"scsi0/disk0", "disk-1300-scsi"}, {"card1", "presto-sbus"}};
    const auto machine = Topology::build(catalog(), "sparcserver630mp", configuration);
    Process process{.name = "N", .work = "nfs-own", .customers = {}, .regions = {}};
    process.numbers = {{"writes", 100}, {"reads", 0}};
    process.customers.push_back({.name = "1", .on = "net0", .regions = std::vector{RegionName("t")}});
    process.customers.back().server = "memory";
    process.customers.back().rate = 500;
    Region region;
    region.name = RegionName("t");
    region.parts = {"scsi0/disk0"};
    process.regions.push_back(region);
    for (const Method method : {Method::Auto, Method::Bounds}) {
        process.customers.back().rate = 500;
        const Answer over = solvePlacement(*machine, {{process}}, placementOptions(method));
        REQUIRE_FALSE(over.overloaded.empty());
        CHECK(over.isOverloaded());
        CHECK_FALSE(over.classes.front().isAnswered);
        CHECK(rateOf(over).value == 0);
        CHECK(over.domains.front().isOverloaded);
        CHECK(whyOverloaded(over) == "overloaded: the demand on Disk 0 is 2.73 times the capacity");
        process.customers.back().rate = 150;
        const Answer within = solvePlacement(*machine, {{process}}, placementOptions(method));
        CHECK_FALSE(within.isOverloaded());
        CHECK(rateOf(within).value == Approx(150));
    }
}

TEST_CASE("the verb agrees with the number of overloaded parts", "[answer]") {
    CHECK(isPlural("processors"));
    CHECK(isPlural("the processors of N0"));
    for (const char* const one : {"SBus", "memory bus", "address bus of N0", "port of SB3", "Disk 0", "kernel lock"})
        CHECK_FALSE(isPlural(one));
}
