// SPDX-License-Identifier: GPL-3.0-or-later
// The family "server": open mixes, a lock and two processors, mirrors of stripes, thresholds, budgets, background work,
// overload.
#include "boardset/analysis/BudgetAnswer.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/scenario/Edit.h"
#include "families.h"

#include <map>

using namespace boardset;
using test::Invented;

namespace {

// 60 reads and 40 writes of 8 KB per second. The kernel's 20,000 instructions take 2 ms.
constexpr double lock = 0.2;                         // 100/s x 2 ms
constexpr double disk = 60 * 0.010 / 4 + 40 * 0.010; // a read uses one of four, a write two copies of two pieces
constexpr double transfer = 8192 / 4e6;              // seconds on a channel
constexpr double channel =
    (60 * 0.5 + 40 * 1.0) * transfer; // a read uses one of two, a write puts one copy's data on each

} // namespace

TEST_CASE("a mix of open work loads each part by its share", "[families]") {
    const Invented of("server-mix");
    CHECK(of.useOf("kernel lock") == Approx(lock));
    CHECK(of.useOf("processors") == Approx(lock / 2)); // two, without a queue
    for (const char* title : {"disk Channel 0 Disk 0", "disk Channel 0 Disk 1", "disk Channel 1 Disk 1"})
        CHECK(of.useOf(title) == Approx(disk));
    CHECK(of.useOf("channel Channel 0") == Approx(channel));
    CHECK(of.answer.totals.front().unit == "operation");
    CHECK(of.answer.totals.front().perSecond == Approx(100));
    // M/M/1 at each part with a queue: S / (1 - U). The seeks of a write are parallel, so only one adds waiting.
    const double each = 0.002 / (1 - lock) + 0.010 / (1 - disk);
    CHECK(of.answer.classes[0].latencyNs == Approx(1e9 * (each + transfer / (1 - channel))));
    CHECK(of.answer.classes[1].latencyNs == Approx(1e9 * (each + 2 * transfer / (1 - channel))));
    // Ten clients with six requests per second and four with ten are two groups, each with its own share.
    REQUIRE(of.answer.classes.size() == 4);
    CHECK(customerAnswerOf(of.answer, "many").operationsPerSecond == Approx(60));
    CHECK(customerAnswerOf(of.answer, "few").operationsPerSecond == Approx(40));
}

TEST_CASE("a machine with one processor has no lock to wait for", "[families]") {
    const Invented of("server-alone");
    CHECK(of.useOf("processors") == Approx(lock));
    CHECK_THROWS(of.station("kernel lock"));
}

TEST_CASE("the strictest applicable threshold determines the headroom", "[families]") {
    const Invented of("server-mix");
    const StationAnswer& at = of.station("channel Channel 0");
    CHECK(at.hot == Approx(0.20)); // random access; 65 % is for sequential
    CHECK(at.headroom() == Approx(0.20 / channel));
    CHECK_FALSE(at.isHot());
    CHECK(of.station("kernel lock").hot == Approx(0.95)); // the default of every part
}

TEST_CASE("a budget is a sum with a limit, and counts its unknown parts", "[families]") {
    const Invented of("server-mix");
    const auto budgets = budgetsOf(*of.topology, of.scenario.workload);
    REQUIRE(budgets.size() == 1);
    CHECK((budgets[0].asked == Approx(40) && budgets[0].limit.value() == Approx(30)));
    CHECK(budgets[0].isOver());
    CHECK(budgets[0].unknown == 1); // the card
}

TEST_CASE("background work gets the spare capacity and delays no other work", "[families]") {
    const Invented alone("server-mix");
    const Invented behind("server-background");
    CHECK(behind.answer.classes[0].latencyNs == Approx(alone.answer.classes[0].latencyNs).epsilon(1e-9));
    CHECK(behind.answer.classes[4].operationsPerSecond > 0);
    // One job of 100 ms uses one of two processors, which other work uses for a tenth of the time.
    CHECK(behind.answer.classes[4].operationsPerSecond <= 10);
    CHECK(behind.useOf("processors") > lock / 2);
}

TEST_CASE("an overload is a result that names the overloaded parts and keeps the known numbers", "[families]") {
    const Invented of("server-overload"); // six times as many clients
    REQUIRE(of.answer.overloaded.size() == 5);
    CHECK(of.useOf("kernel lock") == Approx(6 * lock));
    CHECK(of.useOf("channel Channel 0") == Approx(6 * channel)); // not overloaded, so known
    CHECK_FALSE(of.answer.classes[0].isAnswered);
}

TEST_CASE("a failed part that the work needs stops it, and nothing gets faster", "[families]") {
    const Invented whole("server-mix");
    const std::map<std::string, std::string> reasons{{"lock", "lock is out of service"},
                                                     {"cpus", "processors are out of service"},
                                                     {"net", "net is out of service"}};
    for (const auto& [part, reason] : reasons) {
        Scenario broken = whole.scenario;
        broken.configuration.failed = {part};
        const auto machine = Topology::build(whole.topology->sharedCatalog(), broken.machine, broken.configuration);
        const Answer answer = solvePlacement(*machine, broken.workload);
        CHECK(answer.classes.empty());
        REQUIRE(answer.model.stopped.size() == 2);
        CHECK(std::string(answer.model.stopped[0].reason).ends_with(reason));
    }
    Scenario both = whole.scenario;
    both.configuration.failed = {"cpus/cpu0", "cpus/cpu1"};
    const auto machine = Topology::build(whole.topology->sharedCatalog(), both.machine, both.configuration);
    CHECK(solvePlacement(*machine, both.workload).classes.empty());
}

TEST_CASE("unreachable data is reported, not free", "[families]") {
    const Invented of("server-mix");
    Workload pages = of.scenario.workload;
    pages.processes[0].regions = {{.name = "data", .pagesIn = {{"memory", 1}}}};
    const Answer answer = solvePlacement(*of.topology, pages);
    CHECK(answer.classes.empty());
    CHECK(std::string(answer.model.stopped[0].reason) == "its pages are unreachable: memory has no Channel");
}

TEST_CASE("each copy of a mirror is loaded by its own layout, in either order", "[families]") {
    // A single disk mirrored by a stripe of two: half of 60 reads on each side; every write on both, in two pieces on
    // the stripe.
    Invented of("server-mix");
    for (const bool isFirst : {true, false}) {
        auto& regions = of.scenario.workload.processes[0].regions;
        regions[1].parts = {"channel0/disk1", "channel1/disk1"};
        regions[2].parts = {"channel0/disk0", "right"};
        if (!isFirst)
            std::swap(regions[2].parts[0], regions[2].parts[1]);
        of.answer = solvePlacement(*of.topology, of.scenario.workload);
        CHECK(of.useOf("disk Channel 0 Disk 0") == Approx(30 * 0.010 + 40 * 0.010));
        CHECK(of.useOf("disk Channel 0 Disk 1") == Approx(15 * 0.010 + 40 * 0.010));
    }
}

TEST_CASE("a mirror of stripes built by edits has the same result as one in a file", "[families]") {
    const Invented of("server-mix");
    Canonical now{of.scenario, of.topology};
    now.scenario.workload = {};
    const auto edit = [&](const Edit& each) { now = edited(now, each); };
    const auto refusal = [&](const Edit& each) -> std::string {
        try {
            edit(each);
        } catch (const EditError& error) {
            return error.what();
        }
        return "accepted";
    };
    edit(AddCustomer{"", "net"});
    CHECK(now.scenario.workload.processes[0].customers[0].server == "memory");
    CHECK(refusal(AddRegion{"A", 64, "memory"}) ==
          "The data of Reads and writes cannot be stored on memory; it can be stored on Disk.");
    edit(AddRegion{"A", 64, "channel0/disk0"});
    edit(LayRegion{"A", "a", RegionLayout::Striped, {"channel0/disk0", "channel1/disk0"}, 4096});
    edit(AddRegion{"A", 64, "channel0/disk1"});
    edit(LayRegion{"A", "b", RegionLayout::Striped, {"channel0/disk1", "channel1/disk1"}, 4096});
    edit(AddRegion{"A", 64, "channel0/disk0"});
    edit(LayRegion{"A", "c", RegionLayout::Mirrored, {"a", "b"}, 0});
    CHECK(describe(LayRegion{"A", "c", RegionLayout::Mirrored, {"a", "b"}, 0}, now.scenario.workload, *now.topology) ==
          "Region c: mirrored over region a, region b");
    CHECK(refusal(LayRegion{"A", "c", RegionLayout::On, {}, 0}) == "Region c must be stored on at least one part.");
    CHECK(refusal(LayRegion{"A", "a", RegionLayout::Striped, {"c"}, 0}) != "accepted"); // no region is stored on itself
    edit(SetCustomer{"1", CustomerNumber::Count, 10});
    edit(SetCustomer{"1", CustomerNumber::Rate, 10});
    CHECK(refusal(SetCustomer{"1", CustomerNumber::Rate, 0}).starts_with("Operations per second must be from "));
    CHECK(refusal(SetCustomer{"1", CustomerNumber::Count, 0}) == "Clients must be from 1 to 1000000, not 0.");
    // Ten clients with ten requests per second each, with all data except the parts of the mirror: 60 reads and 40
    // writes.
    const Answer answer = solvePlacement(*now.topology, now.scenario.workload);
    for (const StationAnswer& each : of.answer.stations) {
        const auto same = std::ranges::find(answer.stations, each.title, &StationAnswer::title);
        REQUIRE(same != answer.stations.end());
        CHECK(same->utilisation == Approx(each.utilisation));
    }
}

TEST_CASE("a new client uses the regions of the other clients of its process", "[families]") {
    const Invented of("server-mix");
    const Scenario more = apply(of.scenario, AddCustomer{"A", "net"}, *of.topology);
    CHECK(more.workload.processes[0].customers.back().regions == std::vector<RegionName>{"data"});
    const Process& process = of.scenario.workload.processes[0];
    const std::vector<const Region*> used = usedBy(process, Customer()); // the halves of the mirror are parts of it
    REQUIRE(used.size() == 1);
    CHECK(used[0]->name == "data");
}

TEST_CASE("work moves to the background and back", "[families]") {
    const Invented of("server-background");
    const ProcessName name = of.scenario.workload.processes.back().name;
    const Scenario front = apply(of.scenario, SetBackground{name, false}, *of.topology);
    CHECK_FALSE(front.workload.processes.back().background);
    CHECK(apply(front, SetBackground{name, true}, *of.topology) == of.scenario);
    CHECK_THROWS_AS(apply(of.scenario, SetBackground{"none", true}, *of.topology), EditError);
}
