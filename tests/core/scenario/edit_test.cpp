// SPDX-License-Identifier: GPL-3.0-or-later
// What each edit does on a Sun Fire 6800, and the sentence with which it refuses.
#include "boardset/scenario/Edit.h"

#include "core/scenario/editing.h"
#include "support/bundled.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

using Pages = std::map<std::string, int>;

const std::string& processorOf(const Scenario& scenario, std::size_t thread) {
    return scenario.workload.processes.at(0).customers.at(thread).on;
}

const Pages& pagesOf(const Scenario& scenario, std::size_t region = 0) {
    return scenario.workload.processes.at(0).regions.at(region).pagesIn;
}

} // namespace

TEST_CASE("a thread moves to a processor, also to one that is taken", "[edit]") {
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2"}), 0) == "SB3/P2");
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB0/P1"}), 0) == "SB0/P1");
    // A cache or a memory stands for the processor it is in.
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2/memory"}), 0) == "SB3/P2");
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2/icache"}), 0) == "SB3/P2");
}

TEST_CASE("a thread moves to the emptiest processor of a board, the first of several", "[edit]") {
    Scenario scenario = start();
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3"}), 0) == "SB3/P0");
    scenario = after(MoveCustomer{"1", "SB3"});
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB3"}, scenario), 1) == "SB3/P1");
    // On its own board it stays where it is as long as no processor is emptier: 2 shares P1 with nobody.
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB0"}), 1) == "SB0/P1");
    scenario = after(MoveCustomer{"1", "SB0/P1"});
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB0"}, scenario), 1) == "SB0/P0");
    // Five threads on four processors: the fifth goes to the first again.
    for (int i = 0; i < 3; ++i)
        scenario = after(AddCustomer{"A", "SB0"}, scenario);
    REQUIRE(processorOf(after(AddCustomer{"A", "SB0"}, scenario), 5) == "SB0/P0");
    // Of all boards to one where fewest are.
    REQUIRE(processorOf(after(MoveCustomer{"2", ""}, start()), 1) == "SB1/P0");
}

TEST_CASE("a thread is refused where no processor is", "[edit]") {
    REQUIRE(refused(MoveCustomer{"1", "IB6"}) == "IB6 has nothing on which a thread can stand.");
    REQUIRE(refused(MoveCustomer{"1", "SB3/dataswitch"}) ==
            "SB3 level 1 data switch has nothing on which a thread can stand.");
    REQUIRE(refused(MoveCustomer{"1", "SB9"}) == "This machine has no SB9; the nearest name is SB0.");
    REQUIRE(refused(MoveCustomer{"9", "SB3"}) == "There is no customer 9.");
    REQUIRE(refused(AddCustomer{"A", "IB6"}) == "IB6 has nothing on which a thread can stand.");
    REQUIRE(refused(AddCustomer{"Z", "SB3"}) == "There is no process Z; there is A.");
}

TEST_CASE("pages move to a memory or are dealt over a board", "[edit]") {
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0"})) == Pages{{"SB0/P0/memory", 9}});
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0/memory"})) == Pages{{"SB0/P0/memory", 9}});
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0/memory/bank2"})) == Pages{{"SB0/P0/memory", 9}});
    // 9 over four memories: 3, 2, 2, 2.
    const Pages dealt{{"SB0/P0/memory", 3}, {"SB0/P1/memory", 2}, {"SB0/P2/memory", 2}, {"SB0/P3/memory", 2}};
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB0"})) == dealt);
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3/P1", "SB3/P0"})) == Pages{{"SB3/P0/memory", 9}});
    // From a board onto itself evens them out.
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB3"})).at("SB3/P2/memory") == 2);
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", ""})).size() == 9);
}

TEST_CASE("half of the pages is rounded down, but at least one", "[edit]") {
    // 5 + 4 pages: half is 4, of which 2 from each.
    const Pages half{{"SB0/P0/memory", 4}, {"SB3/P0/memory", 3}, {"SB3/P1/memory", 2}};
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB0/P0", Share::Half})) == half);
    // 7 pages: 3. Then 4: 2. Then 2: 1. Then 1: 1, not 0.
    Scenario scenario = start();
    for (const int left : {4, 2, 1, 0}) {
        scenario = after(MovePages{"A", "b", "SB1", "SB2/P0", Share::Half}, scenario);
        REQUIRE(pagesOf(scenario, 1).at("SB2/P0/memory") == 7 - left);
    }
    REQUIRE(refused(MovePages{"A", "b", "SB1", "SB2", Share::Half}, scenario) == "Region b has no pages on SB1.");
    // One page on each of three memories: half is 1, from the first.
    Region& region = scenario.workload.processes[0].regions[0];
    region.pagesIn = {{"SB0/P0/memory", 1}, {"SB0/P1/memory", 1}, {"SB0/P2/memory", 1}};
    scenario = after(MovePages{"A", "a", "SB0", "SB5/P0", Share::Half}, scenario);
    REQUIRE(pagesOf(scenario) == Pages{{"SB0/P1/memory", 1}, {"SB0/P2/memory", 1}, {"SB5/P0/memory", 1}});
}

TEST_CASE("pages are refused where no memory is, or none are left, or none fit", "[edit]") {
    REQUIRE(refused(MovePages{"A", "a", "", "IB6"}) == "IB6 has no memory, and pages need some.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB0/P0/icache"}) == "SB0 P0 I-cache has no memory, and pages need some.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB33"}) == "This machine has no SB33; the nearest name is SB3.");
    REQUIRE(refused(MovePages{"A", "a", "SB5", "SB0"}) == "Region a has no pages on SB5.");
    REQUIRE(refused(MovePages{"A", "z", "", "SB0"}) == "There is no region z; there is a or b.");
    REQUIRE(refused(MovePages{"Z", "a", "", "SB0"}) == "There is no process Z; there is A.");
    // 2,000 pages of 4 MB on each of two processors: both together do not fit behind one.
    Scenario scenario = start();
    scenario.workload.processes[0].regions[0].pagesIn = {{"SB3/P0/memory", 2000}, {"SB3/P1/memory", 2000}};
    REQUIRE(refused(MovePages{"A", "a", "", "SB0/P0"}, scenario) ==
            "SB0 P0 memory holds 8 GB, and 15.62 GB of pages would be there.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB0"}, scenario) == "accepted");
    REQUIRE(refused(AddRegion{"A", 100000, "SB0"}, scenario) ==
            "SB0 P0 memory holds 8 GB, and 97.66 GB of pages would be there.");
}

TEST_CASE("a new thread gets the lowest free number, in its own or in a new process", "[edit]") {
    Scenario scenario = after(RemoveCustomer{"1"});
    REQUIRE(scenario.workload.customerCount() == 1);
    scenario = after(AddCustomer{"A", "SB4"}, scenario);
    REQUIRE(scenario.workload.processes[0].customers[1] == Customer{"1", "SB4/P0", {}});
    scenario = after(AddCustomer{"", "SB4"}, scenario);
    REQUIRE(scenario.workload.processes.at(1) == Process{"B", "copy", {{"3", "SB4/P1", {}}}, {}});
    // A process with nothing left goes.
    REQUIRE(after(RemoveCustomer{"3"}, scenario).workload.processes.size() == 1);
    REQUIRE(refused(RemoveCustomer{"3"}) == "There is no customer 3.");
    Scenario empty = start();
    empty.workload = {};
    REQUIRE(after(AddCustomer{"", ""}, empty).workload.processes.at(0) ==
            Process{"A", "copy", {{"1", "SB0/P0", {}}}, {}});
}

TEST_CASE("a new region gets a free letter and the page size of its process", "[edit]") {
    Scenario scenario = after(AddRegion{"A", 6, "SB2"});
    const Region& region = scenario.workload.processes[0].regions.at(2);
    REQUIRE(region.name == "c");
    REQUIRE(region.pageBytes == 4'194'304);
    REQUIRE(region.pagesIn ==
            Pages{{"SB2/P0/memory", 2}, {"SB2/P1/memory", 2}, {"SB2/P2/memory", 1}, {"SB2/P3/memory", 1}});
    for (int i = 0; i < 24; ++i)
        scenario = after(AddRegion{"A", 1, "SB2"}, scenario);
    REQUIRE(scenario.workload.processes[0].regions.back().name == "a2");
    REQUIRE(after(AddRegion{"", 1, ""}).workload.processes.at(1).regions.at(0).name == "a");
    REQUIRE(refused(AddRegion{"A", 0, "SB2"}) ==
            "A region has at least 1 page, and a scenario at most 1000000000 pages; 0 were asked for.");
    REQUIRE(refused(AddRegion{"A", -3, "SB2"}) != "accepted");
}

TEST_CASE("a region goes, but not from under a thread that uses no other", "[edit]") {
    REQUIRE(refused(RemoveRegion{"A", "a"}) == "Thread 1 uses no other region than a; remove the thread first.");
    REQUIRE(after(RemoveRegion{"A", "b"}).workload.processes[0].regions.size() == 1);
    Scenario both = start();
    both.workload.processes[0].customers[0].regions = {"a", "b"};
    REQUIRE(after(RemoveRegion{"A", "a"}, both).workload.processes[0].customers[0].regions ==
            std::vector<RegionName>{"b"});
    const Scenario last = after(RemoveRegion{"A", "a"}, after(RemoveRegion{"A", "b"}));
    REQUIRE(last.workload.processes[0].regions.empty());
    REQUIRE(last.workload.processes[0].customers[0].regions.empty());
    REQUIRE(refused(RemoveRegion{"A", "z"}) == "There is no region z; there is a or b.");
}

TEST_CASE("work and title change, to what there is", "[edit]") {
    REQUIRE(after(SetWork{"A", "one-miss"}).workload.processes[0].work == "one-miss");
    REQUIRE(refused(SetWork{"A", "sort"}) ==
            "There is no work sort for a thread; there is copy, read, one-miss, oltp, warehouse, erp, java, "
            "difference-solver, volume-solver, element-solver-a, element-solver-b, ode-solver, ... (13 in all).");
    REQUIRE(after(Rename{"My machine"}).title == "My machine");
    REQUIRE(refused(Rename{" "}) == "This cannot be a title: it is empty.");
    REQUIRE(refused(Rename{"a\nb"}) == "This cannot be a title: it has control characters.");
    REQUIRE(refused(Rename{"\xff"}) == "This cannot be a title: it is not UTF-8.");
    REQUIRE(refused(Rename{std::string(201, 'x')}) == "This cannot be a title: it is longer than 200 bytes.");
}

TEST_CASE("who sends messages from a node of a cluster can come to copy memory there, and back", "[edit]") {
    const Scenario put = test::scenario("firelink-put");
    const Scenario copies = after(SetWork{"A", "copy"}, put);
    const Process& process = copies.workload.processes[0];
    REQUIRE(process.work == "copy");
    CHECK(process.customers[0].peer.empty());
    REQUIRE(process.regions.size() == 1); // pages beside it: else it would do nothing
    CHECK(process.regions[0].pagesIn.begin()->first.starts_with("N0/SB0"));
    CHECK(after(SetWork{"A", "rsm-put"}, copies).workload.processes[0].customers[0].peer.starts_with("N1/"));
    CHECK_THAT(refused(SetWork{"A", "packets"}, put), ContainsSubstring("there is copy, read,"));
    // Threads reach the memory of their own node alone.
    Scenario both = after(AddCustomer{"A", "N1/SB0/P0"}, put);
    REQUIRE(both.workload.processes[0].customers.size() == 2);
    CHECK_THAT(refused(SetWork{"A", "copy"}, both), ContainsSubstring("There is no work copy for a process"));
}

TEST_CASE("an option changes unless something stands on what would go", "[edit]") {
    REQUIRE(after(SetOption{"uniboards", 4}).configuration.options.at("uniboards") == 4);
    REQUIRE(after(SetOption{"uniboards", 6}) == start());
    REQUIRE(refused(SetOption{"uniboards", 3}) ==
            "With uniboards at 3 there is no SB3, where region a has pages; move it first.");
    const Scenario moved = after(MoveCustomer{"2", "SB5"});
    REQUIRE(refused(SetOption{"uniboards", 5}, moved) ==
            "With uniboards at 5 there is no SB5, where thread 2 runs; move it first.");
    REQUIRE(refused(SetOption{"uniboards", 7}) != "accepted");
    REQUIRE(refused(SetOption{"wheels", 4}) != "accepted");
    REQUIRE(refused(SetOption{"clockMHz", 1000}) != "accepted");
    REQUIRE(after(SetOption{"clockMHz", 1050}).configuration.options.at("clockMHz") == 1050);
}

TEST_CASE("the history's titles are short and for people", "[edit]") {
    REQUIRE(described(MoveCustomer{"4", "SB3"}) == "Move thread 4 to SB3");
    REQUIRE(described(MoveCustomer{"4", "SB3/P1"}) == "Move thread 4 to SB3 P1");
    REQUIRE(described(MovePages{"A", "a", "", "SB3"}) == "Move region a to SB3");
    REQUIRE(described(MovePages{"A", "a", "SB0", "SB3", Share::Half}) == "Move half of region a from SB0 to SB3");
    REQUIRE(described(MovePages{"A", "a", "SB0", ""}) == "Deal region a over the whole machine");
    REQUIRE(described(AddCustomer{"A", "SB3"}) == "Add a thread on SB3");
    REQUIRE(described(AddCustomer{"A", ""}) == "Add a thread on the whole machine");
    REQUIRE(described(RemoveCustomer{"4"}) == "Remove thread 4");
    REQUIRE(described(AddRegion{"A", 64, "SB3"}) == "Add 64 pages on SB3");
    REQUIRE(described(AddRegion{"A", 1, "SB3"}) == "Add 1 page on SB3");
    REQUIRE(described(RemoveRegion{"A", "a"}) == "Remove region a");
    REQUIRE(described(SetWork{"A", "copy"}) == "Process A: Memory copy");
    REQUIRE(described(SetOption{"uniboards", 4}) == "Set Uniboards to 4");
    REQUIRE(described(Rename{"New"}) == "Rename to New");
    REQUIRE(described(Rename{std::string(300, 'x')}).size() <= 123);
}
