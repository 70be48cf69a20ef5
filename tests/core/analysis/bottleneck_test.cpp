// SPDX-License-Identifier: GPL-3.0-or-later
// The bottleneck station of a bare network, and of a part of a machine.
#include "boardset/analysis/Bottleneck.h"

#include "boardset/analysis/LimitingFactor.h"
#include "boardset/text/EnglishText.h"
#include "placements.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the bottleneck is the first of the busiest stations with a queue", "[bottleneck]") {
    Network network;
    network.stations = {{.name = "a"}, {.name = "think", .type = StationType::Delay}, {.name = "b"}, {.name = "c"}};
    const auto of = [&](double a, double think, double b, double c) {
        return bottleneckOf(network, (Vector(4) << a, think, b, c).finished());
    };
    CHECK(of(0.2, 7, 0.9, 0.5) == 2);         // a delay station with 7 customers is no bottleneck
    CHECK(of(0.5, 0, 0.9, 0.9 + 1e-14) == 2); // a rounding difference does not count
    CHECK(of(0.5, 0, 0.9, 0.9 + 1e-6) == 3);  // a visible difference counts
    CHECK(of(0, 3, 0, 0) == -1);              // all stations are idle
}

TEST_CASE("with bounds, the bottleneck is the station that all classes together would overload", "[bottleneck]") {
    Network network;
    network.stations = {{.name = "a"}, {.name = "b", .servers = 4}, {.name = "c"}};
    network.classes = {{.name = "x", .population = 50}, {.name = "y", .population = 50}};
    network.demands = (Matrix(2, 3) << 1, 3, 1, 1, 3, 2).finished(); // each class could saturate a station
    const auto bounds = std::get<Solution>(solve(network, {.method = Method::Bounds}));
    // On its own, x has throughput 1 and y has 1/2. Together they would load c to 2, so each throughput is halved.
    CHECK(bounds.utilisation[0] == Approx(0.75));
    CHECK(bounds.utilisation[2] == Approx(1));
    CHECK(bottleneckOf(network, bounds.utilisation) == 2);
}

TEST_CASE("the busiest station in a block is its own or one of its parts'", "[bottleneck]") {
    const auto machine = sunfire6800();
    const Answer answer = solvePlacement(
        *machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, regionOn("a", {"SB3"}, 64), "read"));
    REQUIRE(busiestIn(answer, *machine, machine->find("SB0"))->title == "port of SB0");
    REQUIRE(busiestIn(answer, *machine, machine->find("SB3"))->title == "port of SB3");
    REQUIRE(busiestIn(answer, *machine, machine->find("SB0/P1"))->title == "interface of SB0 P1");
    REQUIRE(busiestIn(answer, *machine, machine->find("fireplane"))->title == "address bus");
    REQUIRE_FALSE(busiestIn(answer, *machine, machine->find("SB5")).has_value());
    const auto everywhere = busiestInAll(answer, *machine);
    for (const Block& block : machine->blocks()) {
        const auto one = busiestIn(answer, *machine, block.id);
        INFO(block.path);
        REQUIRE(one.has_value() == (everywhere[block.id] != nullptr));
        REQUIRE((!one || one->station == everywhere[block.id]->station));
    }
}

TEST_CASE("no station is busiest if nothing runs", "[bottleneck]") {
    const auto machine = sunfire6800();
    REQUIRE_FALSE(busiestIn(solvePlacement(*machine, Workload{}), *machine, rootBlock).has_value());
}

TEST_CASE("the sentence about a saturated part states its rate, its capacity and the number of threads",
          "[bottleneck]") {
    const auto machine = sunfire6800();
    const Answer full = solvePlacement(
        *machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, regionOn("a", {"SB3"}, 64), "read"));
    REQUIRE(full.bottleneck()->title == "port of SB3");
    CHECK(hasBottleneck(full));
    CHECK(limitingFactor(*machine, full) ==
          "The port of SB3 carries " + printedValue(4.8 * full.bottleneck()->utilisation, "{}", 3) +
              " of 4.8 GB/s for 4 threads. The port of SB0 is equally busy; making only one of them faster would "
              "barely help.");
    // The interfaces of the threads that saturate the address bus are not listed as saturated by other work.
    const Answer local = solvePlacement(
        *machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, regionOn("a", {"SB0"}, 64), "read"));
    CHECK(limitingFactor(*machine, local).find("with other work") == std::string::npos);
    Workload one = workload({"SB0/P0"}, regionOn("a", {"SB0"}, 64));
    one.processes.front().work = "one-miss";
    const Answer idle = solvePlacement(*machine, one);
    CHECK_FALSE(hasBottleneck(idle));
    CHECK(limitingFactor(*machine, idle) ==
          "No part is saturated; latency limits throughput."); // reads wait for their data
    CHECK(limitingFactor(*machine, solvePlacement(*machine, Workload{})).empty());
}

namespace {

/// Returns the relative gain of the result if certain parts are twice as fast.
/// These are the parts that are saturated, nearly saturated, or as busy as the busiest part.
double reliefOf(const Topology& topology, const Answer& answer) {
    MachineNetwork model = answer.model;
    for (const StationAnswer& each : answer.stations) {
        const bool isRelieved = each.isWarm() || each.utilisation > answer.bottleneck()->utilisation - 0.01;
        model.network.demands.divideColumn(each.station, isRelieved ? 2 : 1);
        model.posted.demands.divideColumn(each.station, isRelieved ? 2 : 1);
    }
    // If a part is saturated, the packets after the first follow at the rate of this part, which has changed.
    const bool isFull = answer.bottleneck()->isHot() || answer.bottleneck()->isWarm();
    for (std::size_t c = 0; isFull && c < model.classes.size(); ++c)
        if (!model.classes[c].work->isOpen)
            model.network.classes[c].thinkTime =
                model.classes[c].thinkSeconds + restOfOperationSeconds(model, model.network, c);
    const Answer faster = solveModel(topology, std::move(model), placementOptions(answer.solution.method));
    return faster.bytesPerSecond / answer.bytesPerSecond - 1;
}

} // namespace

TEST_CASE("a nearly saturated part is reported with its rate", "[bottleneck]") {
    const test::Solved one =
        test::solved("sunfire6800-copy-1-random"); // one thread nearly saturates the interface of its processor
    const StationAnswer busiest = *one.answer.bottleneck();
    REQUIRE((busiest.isWarm() && !busiest.isHot()));
    CHECK_FALSE(hasBottleneck(one.answer));
    CHECK(limitingFactor(*one.topology, one.answer) == "Nearly saturated: the interface of SB3 P0 carries " +
                                                           printedValue(2.4 * busiest.utilisation, "{}", 3) +
                                                           " of 2.4 GB/s for 1 thread.");
}

TEST_CASE("a part that is not limited by bytes is reported as busy; numbered names have no article", "[bottleneck]") {
    const test::Solved copy = test::solved("sunfire280r-first"); // a copied line counts as 2.074
    CHECK(limitingFactor(*copy.topology, copy.answer) == "The memory is busy 100 % of the time for 2 threads.");
    const test::Solved disk = test::solved("sparcserver490-table7");
    CHECK(limitingFactor(*disk.topology, disk.answer) ==
          "Disk 0 in the ISP-80 is busy 71.3 % of the time for 1 user. It counts as saturated at 65 % or more.");
    const test::Solved disks = test::solved("sparcstation1plus-first"); // its disks are busy 64.5 % of the time
    CHECK(limitingFactor(*disks.topology, disks.answer) ==
          "No part is saturated; the arrival rate limits throughput. Disk 0 is closest to its limit, which is 65 %.");
}

TEST_CASE("the thresholds are facts and apply to the percentage that is shown", "[bottleneck]") {
    StationAnswer at;
    at.hot = catalog()->fact("part.hot").si();
    at.warm = catalog()->fact("part.warm").si();
    at.utilisation = 0.9496; // "95 %"
    CHECK(at.isHot());
    at.utilisation = 0.949;
    CHECK((at.isWarm() && !at.isHot()));
    at.utilisation = 0.849;
    CHECK_FALSE(at.isWarm());
}

TEST_CASE("each of two kinds of access takes its share of the permitted utilisation of a part", "[bottleneck]") {
    const test::Solved office = test::solved("sparcserver630mp-office"); // random and sequential reads
    const auto& stations = office.answer.stations;
    const auto bus = std::ranges::find(stations, "scsi0", &StationAnswer::block);
    REQUIRE(bus != stations.end());
    REQUIRE(bus->limits.size() == 2);
    double use = 0;
    double full = 0; // U1 / 20 % + U2 / 65 %
    for (const UseLimit& each : bus->limits) {
        use += each.use;
        full += each.use / catalog()->fact(each.fact).si();
    }
    CHECK(use == Approx(bus->utilisation));
    CHECK(bus->headroom() == Approx(1 / full));
    CHECK(bus->hot > 0.2);
    CHECK(bus->hot < 0.65);
    const auto of = [&](const char* fact) { return std::ranges::count(bus->limits, fact, &UseLimit::fact); };
    CHECK(of("scsi.hot-random") == 1);
    CHECK(of("scsi.hot-sequential") == 1);
}

TEST_CASE("faster parts gain clearly if they are reported as saturated or nearly saturated, and gain little otherwise",
          "[bottleneck]") {
    int full = 0;
    int others = 0;
    for (const std::string& id : bundledIds(share() / "scenarios")) {
        const test::Solved of = test::solved(id);
        if (!of.answer.bottleneck() || of.answer.isOverloaded() || isAllOpen(of.answer))
            continue;
        const std::string pace = limitingFactor(*of.topology, of.answer);
        const double gain = reliefOf(*of.topology, of.answer);
        INFO(id << ": " << pace << ' ' << gain);
        // If no part is saturated, halving a service time of s saves at most s / 2 of the line's time R.
        const int station = of.answer.bottleneck()->station;
        double most = 0.15;
        for (std::size_t c = 0; c < of.answer.classes.size(); ++c) {
            const double half = of.answer.model.network.demands(static_cast<Eigen::Index>(c), station) / 2;
            most = std::max(most, 1.001 * half / (of.answer.classes[c].zeroLoadLatencyNs * 1e-9 - half));
        }
        if (pace.rfind("No part is saturated", 0) == 0)
            CHECK(gain < most);
        else
            CHECK(gain > 0.05);
        ++(pace.rfind("No part is saturated", 0) == 0 ? others : full);
    }
    REQUIRE(full > 0);
    REQUIRE(others > 0);
}

TEST_CASE("for work with an arrival rate, the part closest to its own limit is the bottleneck", "[bottleneck]") {
    // The bus has a utilisation of 24.6 % and the disks 32 %. A bus is saturated at 20 % or more, a disk at 65 %.
    const Answer answer = test::solved("sun4280-first").answer;
    const StationAnswer busiest = answer.bottleneck().value();
    CHECK(busiest.block == "slot8");
    CHECK(busiest.isHot());
    CHECK(busiest.headroom() == Approx(loadHeadroom(answer)->times));
    CHECK(answer.stations.at(1).utilisation > busiest.utilisation);
}

TEST_CASE("a mirror works on with its remaining copies", "[bottleneck]") {
    const auto withFailed = [](const std::vector<std::string>& failed) {
        Scenario scenario = test::scenario("sparcserver670mp-disks-four");
        scenario.configuration.failed = failed;
        Process& process = scenario.workload.processes.front();
        process.regions = {{.name = "table", .pagesIn = {}, .lies = RegionLayout::Mirrored}};
        process.regions.front().parts = {"scsi0/disk0", "scsi0/disk1"};
        process.customers.resize(1);
        process.customers.front().regions.clear();
        return solvePlacement(*test::machineOf(scenario), scenario.workload);
    };
    const Answer both = withFailed({});
    const Answer one = withFailed({"scsi0/disk0"});
    CHECK(one.model.stopped.empty());
    CHECK(useOf(one, "scsi0/disk1") == Approx(2 * useOf(both, "scsi0/disk1"))); // each read went to one of the two
    CHECK_FALSE(withFailed({"scsi0/disk0", "scsi0/disk1"}).model.stopped.empty());
}

TEST_CASE("an overloaded part comes before the part closest to its limit", "[bottleneck]") {
    // The disks are at 103 % of their capacity. The bus at 62 % exceeds its own limit of 20 % by more.
    Scenario scenario = test::scenario("sparcserver670mp-disks-four");
    for (Process& process : scenario.workload.processes)
        for (Customer& customer : process.customers)
            customer.rate *= 1.6;
    const Answer answer = solvePlacement(*test::machineOf(scenario), scenario.workload);
    REQUIRE(answer.isOverloaded());
    CHECK(answer.bottleneck()->utilisation > 1);
    CHECK(answer.bottleneck()->block.find("disk") != std::string::npos);
}

TEST_CASE("clients with an arrival rate and no data are stopped; threads without data have not started",
          "[bottleneck]") {
    Scenario scenario = test::scenario("sparcserver670mp-disks-four");
    Process& process = scenario.workload.processes.front();
    process.regions.clear();
    for (Customer& customer : process.customers)
        customer.regions.clear();
    const auto stopped = classRowsOf(*test::machineOf(scenario), scenario.workload).stopped;
    REQUIRE(stopped.size() == process.customers.size());
    CHECK(std::string(stopped.front().reason) == "it has no data");
    Scenario closed = test::scenario("sunfire6800-first");
    closed.workload.processes.front().regions.clear();
    for (Customer& customer : closed.workload.processes.front().customers)
        customer.regions.clear();
    CHECK(classRowsOf(*test::machineOf(closed), closed.workload).stopped.empty());
}
