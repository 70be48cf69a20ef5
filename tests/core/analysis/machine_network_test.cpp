// SPDX-License-Identifier: GPL-3.0-or-later
// Queueing networks of placements on the Sun Fire 6800.
#include "boardset/analysis/Answer.h"
#include "boardset/explain/Explain.h"
#include "placements.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <cmath>
#include <map>

using namespace boardset;
using namespace boardset::test;

namespace {

double demand(const MachineNetwork& model, const std::string& station, Eigen::Index row = 0) {
    for (std::size_t s = 0; s < model.locations.size(); ++s)
        if (model.locations[s].title == station)
            return model.network.demands(row, static_cast<Eigen::Index>(s));
    return 0;
}

} // namespace

TEST_CASE("demands and the remaining time add up to the published latency for every placement", "[model]") {
    const auto machine = sunfire6800();
    for (const BlockId processor : machine->withRole(Role::Processor)) {
        for (const BlockId memory : machine->withRole(Role::Memory)) {
            const MachineNetwork model = buildNetwork(
                *machine, workload({machine->block(processor).path}, onePage(machine->block(memory).path)));
            // sum of D = the row of Table B-2
            REQUIRE(model.network.demands.sumOf(0) * 1e9 == Approx(model.classes[0].zeroLoadLatencyNs));
            REQUIRE(model.network.demands.list().minCoeff() >= 0);
        }
    }
}

TEST_CASE("service demands are line size over bandwidth", "[model]") {
    const auto machine = sunfire6800();
    const MachineNetwork model = buildNetwork(*machine, workload({"SB0/P0"}, onePage("SB3/P2/memory")));
    REQUIRE(demand(model, "address bus") == Approx(1 / 150e6));
    REQUIRE(demand(model, "interface of SB0 P0") == Approx(64 / 2.4e9));
    REQUIRE(demand(model, "port of SB0") == Approx(64 / 4.8e9));
    REQUIRE(demand(model, "port of SB3") == Approx(64 / 4.8e9));
    // a copied line occupies the bank and turns it round; a page is interleaved over the board's four memories
    const double turned = machine->catalog().fact("memory-unit.copy").si();
    for (const char* memory : {"memory of SB3 P0", "memory of SB3 P2"})
        REQUIRE(demand(model, memory) == Approx(turned * 64 / 6.7e9));
    REQUIRE(demand(model, "port of SB1") == 0);
}

TEST_CASE("any number of identical threads on one processor form one class", "[model]") {
    const auto machine = sunfire6800();
    const std::vector<std::string> processors(60, "SB0/P0");
    const MachineNetwork model = buildNetwork(*machine, workload(processors, onePage("SB3/P2/memory")));
    REQUIRE(model.classes.size() == 1);
    REQUIRE(model.classes.front().count() == 60);
}

TEST_CASE("a local line has no demand on the board's port", "[model]") {
    const auto machine = sunfire6800();
    const MachineNetwork model = buildNetwork(*machine, workload({"SB3/P0"}, regionOn("a", {"SB3"}, 6)));
    REQUIRE(demand(model, "port of SB3") == 0);
    // half of the lines come from the other side of the board's data switch
    REQUIRE(demand(model, "path of SB3 Dual CPU data switch 0") == Approx(0.5 * 64 / 4.8e9));
    REQUIRE(model.classes[0].zeroLoadLatencyNs == Approx((180 + 193 + 2 * 207) / 4.0));
}

TEST_CASE("a remote line uses its requester's address bus twice, its home's once, and after a miss every other once",
          "[model]") {
    const auto machine = Topology::build(catalog(), "sunfire15k");
    const double misses = 1 - catalog()->fact("sunfire15k.copy-hits").si();
    Region region = onePage("EX0/SB0/P1/memory");
    const auto buses = [&] {
        const MachineNetwork model = buildNetwork(*machine, workload({"EX0/SB0/P0"}, region));
        std::map<std::string, double> addresses; // per line, by root, at 150 million per second
        for (std::size_t s = 0; s < model.locations.size(); ++s)
            if (model.locations[s].serves == ServedUnit::Address && model.locations[s].block)
                addresses[machine->block(model.locations[s].block).path] =
                    std::round(model.network.demands(0, static_cast<Eigen::Index>(s)) * 150e6 * 1e6) / 1e6;
        return addresses;
    };
    REQUIRE(buses() == std::map<std::string, double>{{"EX0/SAC", 1}});
    addPages(region, {{"EX2/SB2/P3/memory", 3}}); // three of four lines go there
    const auto withOthers = [](double own, double home, double missed) {
        std::map<std::string, double> all;
        for (int i = 0; i < 18; ++i)
            all["EX" + std::to_string(i) + "/SAC"] = i == 0 ? own : i == 2 ? home : missed;
        return all;
    };
    REQUIRE(buses() == withOthers(0.25 + 0.75 * 2, 0.75, 0.75 * misses));
    takePages(region, [](const auto& path) { return path == "EX0/SB0/P1/memory"; });
    REQUIRE(buses() == withOthers(2, 1, misses));
}

TEST_CASE("accesses are weighted by the number of pages", "[model]") {
    const auto machine = sunfire6800({{"interleaving", 0}});
    Region region = onePage("SB0/P0/memory");
    addPages(region, {{"SB3/P0/memory", 3}});
    const MachineNetwork model = buildNetwork(*machine, workload({"SB0/P0"}, region));
    // 1/4 x 180 + 3/4 x 240
    REQUIRE(model.classes[0].zeroLoadLatencyNs == Approx(225));
    double sum = 0;
    for (const AccessShare& access : model.classes[0].accesses)
        sum += access.share;
    REQUIRE(sum == Approx(1));
}

TEST_CASE("threads on one processor share its outstanding lines", "[model]") {
    const auto machine = sunfire6800();
    const auto alone = buildNetwork(*machine, workload({"SB0/P0"}, regionOn("a", {"SB0"}, 1)));
    const auto shared = buildNetwork(*machine, workload({"SB0/P0", "SB0/P0"}, regionOn("a", {"SB0"}, 1)));
    REQUIRE(shared.classes.size() == 1);
    REQUIRE(shared.classes[0].threads.size() == 2);
    REQUIRE(shared.network.classes[0].population == Approx(alone.network.classes[0].population));

    Workload two = workload({"SB0/P0"}, regionOn("a", {"SB0"}, 1));
    two.processes.push_back(workload({"SB0/P0"}, regionOn("b", {"SB1"}, 1)).processes[0]);
    two.processes[1].name = "B";
    const auto halves = buildNetwork(*machine, two);
    REQUIRE(halves.network.classes.size() == 2);
    REQUIRE(halves.network.classes[0].population == Approx(alone.network.classes[0].population / 2));
}

TEST_CASE("a thread uses the regions that it names, or all regions of its process", "[model]") {
    const auto machine = sunfire6800();
    Workload both = workload({"SB0/P0", "SB0/P1"}, regionOn("a", {"SB0"}, 1));
    both.processes[0].regions.push_back(regionOn("b", {"SB1"}, 1));
    both.processes[0].customers[0].regions = {"b"};
    const auto model = buildNetwork(*machine, both);
    REQUIRE(model.classes[0].zeroLoadLatencyNs == Approx(240));
    REQUIRE(model.classes[1].accesses.size() == 8);
}

TEST_CASE("a thread without pages makes no class", "[model]") {
    const auto machine = sunfire6800();
    const auto model = buildNetwork(*machine, workload({"SB0/P0"}, Region{.name = "a", .pagesIn = {}}));
    REQUIRE(model.classes.empty());
    REQUIRE(model.network.demands.rows() == 0);
}

TEST_CASE("an error names a part that does not exist", "[model]") {
    const auto machine = sunfire6800({{"uniboards", 2}});
    REQUIRE_THROWS_WITH(buildNetwork(*machine, workload({"SB3/P0"}, regionOn("a", {"SB0"}, 1))),
                        Catch::Matchers::ContainsSubstring("SB3/P0"));
}

TEST_CASE("a memory with fewer banks is proportionally slower; without banks it is out of service", "[model]") {
    const auto with = [](std::vector<std::string> failed) {
        Configuration configuration(Options{{"interleaving", 0}});
        configuration.failed = std::move(failed);
        return Topology::build(catalog(), "sunfire6800", configuration);
    };
    const auto demandOf = [](const Topology& machine) {
        return demand(buildNetwork(machine, workload({"SB0/P0"}, onePage("SB0/P0/memory"))), "memory of SB0 P0");
    };
    const auto whole = with({});
    const auto three = with({"SB0/P0/memory/bank2"});
    CHECK(demandOf(*three) == Approx(demandOf(*whole) * 4 / 3));
    const Workload local = workload({"SB0/P0"}, onePage("SB0/P0/memory"));
    const Answer answer = solvePlacement(*three, local);
    CHECK(explainThroughput(*three, answer).si() == Approx(answer.bytesPerSecond));
    const std::string bank = "SB0/P0/memory/bank";
    const auto none = with({bank + "0", bank + "1", bank + "2", bank + "3"});
    CHECK(none->block(none->find("SB0/P0/memory")).lost);
    REQUIRE(buildNetwork(*none, local).stopped.size() == 1);
}

TEST_CASE("an idle thread has no demand and leaves its outstanding lines to the other threads of its processor",
          "[model]") {
    const auto machine = sunfire6800();
    Workload both = workload({"SB0/P0", "SB0/P0", "SB1/P0"}, regionOn("a", {"SB0"}, 1));
    both.processes[0].customers[1].idle = true;
    both.processes[0].customers[2].idle = true;
    const MachineNetwork model = buildNetwork(*machine, both);
    const MachineNetwork alone = buildNetwork(*machine, workload({"SB0/P0"}, regionOn("a", {"SB0"}, 1)));
    REQUIRE(model.classes.size() == 1);
    CHECK(model.classes[0].threads == alone.classes[0].threads);
    CHECK(model.network.classes[0].population == Approx(alone.network.classes[0].population));
    CHECK(model.stopped.empty()); // it could run
}

TEST_CASE("a memory with few remaining banks may exceed the latency published for a whole memory", "[model]") {
    Configuration configuration;
    for (const char* part : {"P3/memory", "pair0", "P2/memory/bank1", "P2/memory/bank3"})
        configuration.failed.push_back("EX15/SB15/" + std::string(part));
    const auto machine = Topology::build(catalog(), "sunfire15k", configuration);
    const Answer answer = solvePlacement(*machine, workload({"EX15/SB15/P2"}, onePage("EX15/SB15/P2/memory")));
    REQUIRE(answer.classes.size() == 1);
    CHECK(answer.bytesPerSecond > 0);
}

TEST_CASE("a failed processor stops its threads, which state the reason", "[model]") {
    Configuration configuration;
    configuration.failed = {"SB0/P1"};
    const auto machine = Topology::build(catalog(), "sunfire6800", configuration);
    const Workload both = workload({"SB0/P0", "SB0/P1"}, regionOn("a", {"SB1"}, 1));
    const MachineNetwork model = buildNetwork(*machine, both);
    REQUIRE(model.stopped.size() == 1);
    CHECK(model.stopped[0].thread == CustomerName("2"));
    CHECK(std::string(model.stopped[0].reason).find("SB0 P1") != std::string::npos);
    REQUIRE(model.classes.size() == 1);
    CHECK(model.classes[0].threads == std::vector{CustomerName("1")});
}

TEST_CASE("a data crossbar with one failed half takes twice as long per line", "[model]") {
    const auto port = [](std::vector<std::string> failed) {
        Configuration configuration;
        configuration.failed = std::move(failed);
        const auto machine = Topology::build(catalog(), "sunfire15k", configuration);
        const MachineNetwork model = buildNetwork(*machine, workload({"EX0/SB0/P0"}, onePage("EX2/SB2/P3/memory")));
        REQUIRE(model.classes.size() == 1); // it continues to run
        std::map<std::string, double> demands;
        for (const StationLocation& place : model.locations)
            if (place.link && machine->type(machine->link(place.link).to).id == "data-crossbar")
                demands[place.title] = demand(model, place.title);
        return demands;
    };
    const auto whole = port({});
    const auto half = port({"centerplane/data"});
    REQUIRE(whole.size() == 2); // one of each boardset
    REQUIRE(half.size() == 2);
    for (const auto& [title, seconds] : half)
        CHECK(seconds == Approx(2 * whole.at(title)));
}

TEST_CASE("a directory miss uses the address buses of its own machine only, not of other machines in a cluster",
          "[model]") {
    Configuration configuration(Options{{"nodes", 2}});
    configuration.boards = {{"N0", "sunfire15k-cabinet"}, {"N1", "sunfire15k-cabinet"}};
    const auto cluster = Topology::build(catalog(), "firelink", configuration);
    const MachineNetwork model = buildNetwork(*cluster, workload({"N0/EX0/SB0/P0"}, onePage("N0/EX1/SB1/P0/memory")));
    int asked = 0;
    for (std::size_t s = 0; s < model.locations.size(); ++s)
        if (model.locations[s].title.starts_with("address bus of")) {
            const double seconds = model.network.demands(0, static_cast<Eigen::Index>(s));
            INFO(model.locations[s].title);
            CHECK((seconds > 0) == model.locations[s].title.starts_with("address bus of N0"));
            asked += seconds > 0 ? 1 : 0;
        }
    CHECK(asked > 2); // the requester's, the home's, and those of the other boardsets after a miss
}
