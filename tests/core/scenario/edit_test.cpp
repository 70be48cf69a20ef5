// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of each edit on a Sun Fire 6800, and the sentence of each refusal.
#include "boardset/scenario/Edit.h"

#include "core/scenario/editing.h"
#include "support/bundledCatalog.h"
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

TEST_CASE("a thread moves to a processor, including one that is in use", "[edit]") {
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2"}), 0) == "SB3/P2");
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB0/P1"}), 0) == "SB0/P1");
    // A cache or a memory stands for its processor.
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2/memory"}), 0) == "SB3/P2");
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3/P2/icache"}), 0) == "SB3/P2");
}

TEST_CASE("a thread moves to the processor of a board with the fewest threads, the first of several", "[edit]") {
    Scenario scenario = start();
    REQUIRE(processorOf(after(MoveCustomer{"1", "SB3"}), 0) == "SB3/P0");
    scenario = after(MoveCustomer{"1", "SB3"});
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB3"}, scenario), 1) == "SB3/P1");
    // A thread that moves to its own board stays if no processor has fewer threads: thread 2 has P1 to itself.
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB0"}), 1) == "SB0/P1");
    scenario = after(MoveCustomer{"1", "SB0/P1"});
    REQUIRE(processorOf(after(MoveCustomer{"2", "SB0"}, scenario), 1) == "SB0/P0");
    // Five threads on four processors: the fifth is on the first again.
    for (int i = 0; i < 3; ++i)
        scenario = after(AddCustomer{"A", "SB0"}, scenario);
    REQUIRE(processorOf(after(AddCustomer{"A", "SB0"}, scenario), 5) == "SB0/P0");
    // Without a destination, it moves to the board with the fewest threads.
    REQUIRE(processorOf(after(MoveCustomer{"2", ""}, start()), 1) == "SB1/P0");
}

TEST_CASE("a thread is refused on a block without processors", "[edit]") {
    REQUIRE(refused(MoveCustomer{"1", "IB6"}) == "A thread cannot be placed on IB6.");
    REQUIRE(refused(MoveCustomer{"1", "SB3/dataswitch"}) == "A thread cannot be placed on SB3 level 1 data switch.");
    REQUIRE(refused(MoveCustomer{"1", "SB9"}) == "This machine has no SB9; the nearest name is SB0.");
    REQUIRE(refused(MoveCustomer{"9", "SB3"}) == "There is no customer 9.");
    REQUIRE(refused(AddCustomer{"A", "IB6"}) == "A thread cannot be placed on IB6.");
    REQUIRE(refused(AddCustomer{"Z", "SB3"}) == "There is no process Z; available: A.");
}

TEST_CASE("pages move to a memory or are spread over a board", "[edit]") {
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0"})) == Pages{{"SB0/P0/memory", 9}});
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0/memory"})) == Pages{{"SB0/P0/memory", 9}});
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", "SB0/P0/memory/bank2"})) == Pages{{"SB0/P0/memory", 9}});
    // 9 over four memories: 3, 2, 2, 2.
    const Pages spread{{"SB0/P0/memory", 3}, {"SB0/P1/memory", 2}, {"SB0/P2/memory", 2}, {"SB0/P3/memory", 2}};
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB0"})) == spread);
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3/P1", "SB3/P0"})) == Pages{{"SB3/P0/memory", 9}});
    // Moving pages from a board to the same board spreads them evenly.
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB3"})).at("SB3/P2/memory") == 2);
    REQUIRE(pagesOf(after(MovePages{"A", "a", "", ""})).size() == 9);
}

TEST_CASE("half of the pages is rounded down, but is at least one", "[edit]") {
    // 5 + 4 pages: half is 4, of which 2 from each.
    const Pages half{{"SB0/P0/memory", 4}, {"SB3/P0/memory", 3}, {"SB3/P1/memory", 2}};
    REQUIRE(pagesOf(after(MovePages{"A", "a", "SB3", "SB0/P0", MoveAmount::Half})) == half);
    // 7 pages: 3. Then 4: 2. Then 2: 1. Then 1: 1, not 0.
    Scenario scenario = start();
    for (const int left : {4, 2, 1, 0}) {
        scenario = after(MovePages{"A", "b", "SB1", "SB2/P0", MoveAmount::Half}, scenario);
        REQUIRE(pagesOf(scenario, 1).at("SB2/P0/memory") == 7 - left);
    }
    REQUIRE(refused(MovePages{"A", "b", "SB1", "SB2", MoveAmount::Half}, scenario) == "Region b has no pages on SB1.");
    // One page on each of three memories: half is 1, from the first.
    Region& region = scenario.workload.processes[0].regions[0];
    region.pagesIn = {{"SB0/P0/memory", 1}, {"SB0/P1/memory", 1}, {"SB0/P2/memory", 1}};
    scenario = after(MovePages{"A", "a", "SB0", "SB5/P0", MoveAmount::Half}, scenario);
    REQUIRE(pagesOf(scenario) == Pages{{"SB0/P1/memory", 1}, {"SB0/P2/memory", 1}, {"SB5/P0/memory", 1}});
}

TEST_CASE("a move of pages is refused if there is no memory, no page left, or too little space", "[edit]") {
    REQUIRE(refused(MovePages{"A", "a", "", "IB6"}) == "IB6 has no memory for pages.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB0/P0/icache"}) == "SB0 P0 I-cache has no memory for pages.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB33"}) == "This machine has no SB33; the nearest name is SB3.");
    REQUIRE(refused(MovePages{"A", "a", "SB5", "SB0"}) == "Region a has no pages on SB5.");
    REQUIRE(refused(MovePages{"A", "z", "", "SB0"}) == "There is no region z; available: a or b.");
    REQUIRE(refused(MovePages{"Z", "a", "", "SB0"}) == "There is no process Z; available: A.");
    // 2,000 pages of 4 MB on each of two processors: together they do not fit in one memory.
    Scenario scenario = start();
    scenario.workload.processes[0].regions[0].pagesIn = {{"SB3/P0/memory", 2000}, {"SB3/P1/memory", 2000}};
    REQUIRE(refused(MovePages{"A", "a", "", "SB0/P0"}, scenario) ==
            "SB0 P0 memory has a capacity of 8 GB, but 15.62 GB of pages would be placed there.");
    REQUIRE(refused(MovePages{"A", "a", "", "SB0"}, scenario) == "accepted");
    REQUIRE(refused(AddRegion{"A", 100000, "SB0"}, scenario) ==
            "SB0 P0 memory has a capacity of 8 GB, but 97.66 GB of pages would be placed there.");
}

TEST_CASE("a new thread gets the lowest free number, in an existing or in a new process", "[edit]") {
    Scenario scenario = after(RemoveCustomer{"1"});
    REQUIRE(scenario.workload.customerCount() == 1);
    scenario = after(AddCustomer{"A", "SB4"}, scenario);
    REQUIRE(scenario.workload.processes[0].customers[1] == Customer{"1", "SB4/P0", {}});
    scenario = after(AddCustomer{"", "SB4"}, scenario);
    REQUIRE(scenario.workload.processes.at(1) == Process{"B", "copy", {{"3", "SB4/P1", {}}}, {}});
    // An empty process is removed.
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
            "0 pages are invalid; a region needs at least 1 page, and a scenario can have at most 1000000000 pages.");
    REQUIRE(refused(AddRegion{"A", -3, "SB2"}) != "accepted");
}

TEST_CASE("a region can be removed, unless it is the only one of a thread", "[edit]") {
    REQUIRE(refused(RemoveRegion{"A", "a"}) == "Region a is the only one that thread 1 uses; remove the thread first.");
    REQUIRE(after(RemoveRegion{"A", "b"}).workload.processes[0].regions.size() == 1);
    Scenario both = start();
    both.workload.processes[0].customers[0].regions = {"a", "b"};
    REQUIRE(after(RemoveRegion{"A", "a"}, both).workload.processes[0].customers[0].regions ==
            std::vector<RegionName>{"b"});
    const Scenario last = after(RemoveRegion{"A", "a"}, after(RemoveRegion{"A", "b"}));
    REQUIRE(last.workload.processes[0].regions.empty());
    REQUIRE(last.workload.processes[0].customers[0].regions.empty());
    REQUIRE(refused(RemoveRegion{"A", "z"}) == "There is no region z; available: a or b.");
}

TEST_CASE("work and title change to valid values only", "[edit]") {
    REQUIRE(after(SetWork{"A", "one-miss"}).workload.processes[0].work == "one-miss");
    REQUIRE(refused(SetWork{"A", "sort"}) ==
            "Workload sort is not available for a thread; available: copy, read, one-miss, oltp, warehouse, erp, java, "
            "difference-solver, volume-solver, element-solver-a, element-solver-b, ode-solver, ... (13 in all).");
    REQUIRE(after(Rename{"My machine"}).title == "My machine");
    REQUIRE(refused(Rename{" "}) == "This title is invalid: it is empty.");
    REQUIRE(refused(Rename{"a\nb"}) == "This title is invalid: it has control characters.");
    REQUIRE(refused(Rename{"\xff"}) == "This title is invalid: it is not UTF-8.");
    REQUIRE(refused(Rename{std::string(201, 'x')}) == "This title is invalid: it is longer than 200 bytes.");
}

TEST_CASE("a sender of messages in a cluster can change to a memory copy, and back", "[edit]") {
    const Scenario put = test::scenario("firelink-put");
    const Scenario copies = after(SetWork{"A", "copy"}, put);
    const Process& process = copies.workload.processes[0];
    REQUIRE(process.work == "copy");
    CHECK(process.customers[0].peer.empty());
    REQUIRE(process.regions.size() == 1); // local pages: otherwise it would do nothing
    CHECK(process.regions[0].pagesIn.begin()->first.starts_with("N0/SB0"));
    CHECK(after(SetWork{"A", "rsm-put"}, copies).workload.processes[0].customers[0].peer.starts_with("N1/"));
    CHECK_THAT(refused(SetWork{"A", "packets"}, put), ContainsSubstring("available: copy, read,"));
    // Threads reach only the memory of their own node.
    Scenario both = after(AddCustomer{"A", "N1/SB0/P0"}, put);
    REQUIRE(both.workload.processes[0].customers.size() == 2);
    CHECK_THAT(refused(SetWork{"A", "copy"}, both), ContainsSubstring("Workload copy is not available for a process"));
}

TEST_CASE("an option changes, and threads and pages on removed boards move", "[edit]") {
    REQUIRE(after(SetOption{"uniboards", 4}).configuration.options.at("uniboards") == 4);
    REQUIRE(after(SetOption{"uniboards", 6}) == start());
    REQUIRE(after(SetOption{"uniboards", 3}).workload.pageCount() == start().workload.pageCount());
    const Scenario moved = after(SetOption{"uniboards", 5}, after(MoveCustomer{"2", "SB5"}));
    REQUIRE(moved.workload.processes[0].customers[1].on == "SB1/P0");
    REQUIRE(refused(SetOption{"uniboards", 7}) != "accepted");
    REQUIRE(refused(SetOption{"wheels", 4}) != "accepted");
    REQUIRE(refused(SetOption{"clockMHz", 1000}) != "accepted");
    REQUIRE(after(SetOption{"clockMHz", 1050}).configuration.options.at("clockMHz") == 1050);
}

TEST_CASE("the titles of the history are short and readable", "[edit]") {
    REQUIRE(described(MoveCustomer{"4", "SB3"}) == "Move thread 4 to SB3");
    REQUIRE(described(MoveCustomer{"4", "SB3/P1"}) == "Move thread 4 to SB3 P1");
    REQUIRE(described(MovePages{"A", "a", "", "SB3"}) == "Move region a to SB3");
    REQUIRE(described(MovePages{"A", "a", "SB0", "SB3", MoveAmount::Half}) == "Move half of region a from SB0 to SB3");
    REQUIRE(described(MovePages{"A", "a", "SB0", ""}) == "Spread region a over the whole machine");
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
