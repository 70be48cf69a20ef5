// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of processes: a second workload, membership of threads, use of regions, and work on removed boards.
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/UndoHistory.h"

#include "core/scenario/editing.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

using Pages = std::map<std::string, int>;

Scenario divided(const Scenario& scenario) {
    return after(SetDomains{{{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"B", 0, {"SB3", "SB4", "SB5", "IB7"}}}},
                 scenario);
}

/// Two threads on SB0 with their pages on SB1, in two domains.
Scenario inTwoDomains() {
    Scenario scenario = start();
    scenario.workload.processes[0].customers[0].regions = {};
    scenario.workload.processes[0].regions.erase(scenario.workload.processes[0].regions.begin());
    return divided(scenario);
}

/// Returns the sentence about the work that an edit moves.
std::string said(const Edit& edit, const Scenario& scenario) {
    return movedSentence({edit}, {scenario, machineOf(scenario)}, after(edit, scenario));
}

std::vector<std::string> stoppedIn(const Scenario& scenario) {
    std::vector<std::string> names;
    for (const StoppedCustomer& each : solvePlacement(*machineOf(scenario), scenario.workload).model.stopped)
        names.push_back(each.thread.text);
    return names;
}

} // namespace

TEST_CASE("a new thread in another domain starts a process there with local pages, and stops no thread", "[edit]") {
    const Scenario scenario = inTwoDomains();
    REQUIRE(stoppedIn(scenario).empty());
    const Scenario two = after(AddCustomer{"A", "SB4"}, scenario);
    REQUIRE(two.workload.processes.size() == 2);
    const Process& own = two.workload.processes[1];
    CHECK(own.name == "B");
    CHECK(own.work == "copy");
    CHECK(own.customers == std::vector{Customer{"3", "SB4/P0", {}}});
    CHECK(own.regions.at(0).pagesIn ==
          Pages{{"SB4/P0/memory", 16}, {"SB4/P1/memory", 16}, {"SB4/P2/memory", 16}, {"SB4/P3/memory", 16}});
    CHECK(stoppedIn(two).empty());
    // The next thread there joins that process, whichever process is named. A thread added anywhere gets a free
    // processor near those of its process.
    const Scenario three = after(AddCustomer{"A", "SB5"}, two);
    REQUIRE(three.workload.processes.size() == 2);
    CHECK(three.workload.processes[1].customers.at(1) == Customer{"4", "SB5/P0", {}});
    CHECK(after(AddCustomer{"B", ""}, three).workload.processes[1].customers.at(2).on == "SB4/P1");
    CHECK(stoppedIn(three).empty());
    // So do pages, and pages spread over the whole machine stay in the domain of their process.
    const Scenario pages = after(AddRegion{"A", 8, "SB3/P1"}, two);
    CHECK(pages.workload.processes[1].regions.at(1).pagesIn == Pages{{"SB3/P1/memory", 8}});
    const Scenario first = after(AddRegion{"A", 8, "SB3"}, scenario);
    REQUIRE(first.workload.processes.size() == 2);
    CHECK(first.workload.processes[1].customers.empty());
    CHECK(after(AddCustomer{"A", "SB3"}, first).workload.processes[1].customers.size() == 1);
    CHECK(after(MovePages{"A", "b", "", ""}, two).workload.processes[0].regions[0].pagesIn.size() == 7);
    CHECK(after(MovePages{"A", "b", "", ""}, two).workload.processes[0].regions[0].pagesIn.count("SB3/P0/memory") == 0);
}

TEST_CASE("a thread that moves into another domain continues in a process there", "[edit]") {
    const Scenario scenario = inTwoDomains();
    const Scenario moved = after(MoveCustomer{"2", "SB4/P0"}, scenario);
    REQUIRE(moved.workload.processes.size() == 2);
    CHECK(moved.workload.processes[1].name == "B");
    CHECK(moved.workload.processes[1].customers == std::vector{Customer{"2", "SB4/P0", {}}});
    CHECK(moved.workload.processes[1].regions.at(0).pages() == 64); // its own, and the pages of the others stay
    CHECK(moved.workload.processes[0].regions == scenario.workload.processes[0].regions);
    CHECK(stoppedIn(moved).empty());
    // The last one takes its process along, with its pages.
    const Scenario both = after(MoveCustomer{"1", "SB5"}, moved);
    REQUIRE(both.workload.processes.size() == 2);
    CHECK(both.workload.processes[0].regions.at(0).pages() == 7);
    CHECK(both.workload.processes[0].regions[0].pagesIn.count("SB5/P0/memory") == 1);
    CHECK(stoppedIn(both).empty());
    // A third joins the existing process.
    const Scenario third = after(MoveCustomer{"3", "SB4"}, after(AddCustomer{"A", "SB0"}, moved));
    CHECK(third.workload.processes.size() == 2);
    CHECK(third.workload.processes[1].customers.size() == 2);
    CHECK(stoppedIn(third).empty());
    // Without domains nothing changes.
    CHECK(after(MoveCustomer{"2", "SB4"}).workload.processes.size() == 1);
}

TEST_CASE("a process starts with a thread and local pages, and is removed as a whole", "[edit]") {
    const Scenario two = after(AddProcess{"SB5"});
    REQUIRE(two.workload.processes.size() == 2);
    CHECK(two.workload.processes[1].name == "B");
    CHECK(two.workload.processes[1].customers == std::vector{Customer{"3", "SB5/P0", {}}});
    CHECK(two.workload.processes[1].regions.at(0).pages() == 64);
    CHECK(described(AddProcess{"SB5"}) == "Start a process on SB5");
    CHECK(after(RemoveProcess{"B"}, two) == start());
    CHECK(described(RemoveProcess{"B"}, two) == "Remove process B");
    CHECK(refused(RemoveProcess{"C"}, two) == "There is no process C; available: A or B.");
    CHECK(refused(AddProcess{"IB6"}) == "A thread cannot be placed on IB6.");
    Scenario empty = start();
    empty.workload = {};
    CHECK(solvePlacement(*machineOf(empty), after(AddProcess{""}, empty).workload).bytesPerSecond > 0);
}

TEST_CASE("threads change their process, and take along the regions that only they use", "[edit]") {
    // Thread 1 uses only a, thread 2 uses both: no region goes along, so the new process has its own pages.
    const Scenario apart = after(SetProcess{{"1"}, ""});
    REQUIRE(apart.workload.processes.size() == 2);
    CHECK(apart.workload.processes[0].regions.size() == 2);
    CHECK(apart.workload.processes[1].customers == std::vector{Customer{"1", "SB0/P0", {}}});
    CHECK(apart.workload.processes[1].regions.at(0).pages() == 64);
    CHECK(apart.workload.processes[1].regions.at(0).pagesIn.count("SB0/P3/memory") == 1);
    // Only thread 2 uses b.
    const Scenario with = after(SetProcess{{"2"}, ""});
    CHECK(with.workload.processes[1].regions.at(0).name == "b");
    CHECK(with.workload.processes[1].customers == std::vector{Customer{"2", "SB0/P1", {}}});
    CHECK(with.workload.pageCount() == start().workload.pageCount());
    // Back in its process, it brings its region, and each thread uses the same regions as before.
    const Scenario back = after(SetProcess{{"2"}, "A"}, with);
    REQUIRE(back.workload.processes.size() == 1);
    CHECK(back.workload.processes[0].customers.at(0).regions == std::vector<RegionName>{"a"});
    CHECK(back.workload.processes[0].customers.at(1).regions == std::vector<RegionName>{"b"});
    CHECK(described(SetProcess{{"2"}, "A"}, with) == "Move thread 2 to process A");
    CHECK(described(SetProcess{{"1", "2"}, ""}) == "Move 2 threads to a new process");
    CHECK(refused(SetProcess{{"1", "2"}, ""}) == "These are already all customers of process A.");
    CHECK(refused(SetProcess{{"2"}, ""}, with) == "Thread 2 is already the only one in process B.");
    CHECK(refused(SetProcess{{"1"}, "Z"}) == "There is no process Z; available: A.");
    CHECK(refused(SetProcess{{"7"}, ""}) == "There is no customer 7.");
    // A region whose name exists in the other process gets a new name.
    const Scenario named = after(SetProcess{{"3"}, "A"}, after(AddProcess{"SB5"}));
    CHECK(named.workload.processes[0].regions.at(2).name == "c");
    CHECK(named.workload.processes[0].customers.at(2).regions == std::vector<RegionName>{"c"});
    CHECK(named.workload.processes[0].customers.at(1).regions == std::vector<RegionName>{"a", "b"});
}

TEST_CASE("a thread uses the selected regions, at least one", "[edit]") {
    const auto used = [](const Edit& edit) { return after(edit).workload.processes[0].customers; };
    CHECK(used(UseRegion{"1", "b"})[0].regions.empty()); // all of them
    CHECK(used(UseRegion{"2", "a", false})[1].regions == std::vector<RegionName>{"b"});
    CHECK(after(UseRegion{"1", "a"}) == start());
    CHECK(refused(UseRegion{"1", "a", false}) ==
          "Region a is the only one that thread 1 uses; select another region first.");
    CHECK(refused(UseRegion{"1", "z"}) == "There is no region z; available: a or b.");
    CHECK(described(UseRegion{"1", "b"}) == "Thread 1 uses region b");
    CHECK(described(UseRegion{"1", "a", false}) == "Thread 1 stops using region a");
}

TEST_CASE("a region has more or fewer pages where it is, and larger or smaller ones", "[edit]") {
    const auto pagesOf = [](const Scenario& scenario) { return scenario.workload.processes[0].regions[0].pagesIn; };
    CHECK(pagesOf(after(SetPages{"A", "a", 18})) == Pages{{"SB3/P0/memory", 10}, {"SB3/P1/memory", 8}});
    CHECK(pagesOf(after(SetPages{"A", "a", 10})) == Pages{{"SB3/P0/memory", 6}, {"SB3/P1/memory", 4}});
    CHECK(pagesOf(after(SetPages{"A", "a", 1})) == Pages{{"SB3/P0/memory", 1}});
    CHECK(after(SetPages{"A", "a", 9}) == start());
    CHECK(refused(SetPages{"A", "a", 0}) == "Pages must be from 1 to 999999993, not 0.");
    CHECK(refused(SetPages{"A", "a", 5000}) ==
          "SB3 P0 memory has a capacity of 8 GB, but 10.85 GB of pages would be placed there.");
    CHECK(after(SetPageSize{"A", "a", 8192}).workload.processes[0].regions[0].pageBytes == 8192);
    CHECK(refused(SetPageSize{"A", "a", 5000}) ==
          "The page size must be a power of two from 4 KB to 16 GB, not 5000 bytes.");
    CHECK(refused(SetPageSize{"A", "a", std::int64_t{2} << 30}) ==
          "SB3 P0 memory has a capacity of 8 GB, but 10 GB of pages would be placed there.");
    CHECK(described(SetPages{"A", "a", 18}) == "Region a: 18 pages");
    CHECK(described(SetPageSize{"A", "a", 8192}) == "Region a: pages of 8 KB");
}

TEST_CASE("a typed number of threads adds threads beside the others, and removes the last ones", "[edit]") {
    const auto blocksOf = [](const Scenario& scenario) {
        std::vector<std::string> blocks;
        for (const Customer& each : scenario.workload.processes[0].customers)
            blocks.push_back(each.on);
        return blocks;
    };
    // start(): thread 1 on SB0 P0 and thread 2 on SB0 P1, pages on SB3 and SB1
    const Scenario start = test::start();
    const std::vector<std::string> two = blocksOf(start);
    REQUIRE(two.size() == 2);
    Scenario step = start;
    for (int more = 0; more < 7; ++more) // as adding the threads one by one
        step = after(AddCustomer{"A", ""}, step);
    CHECK(after(SetCustomerTotal{"A", 9}) == step);
    CHECK(after(SetCustomerTotal{"A", 2}, step) == start);
    CHECK(blocksOf(after(SetCustomerTotal{"A", 1})) == std::vector{two.front()});
    CHECK(after(SetCustomerTotal{"A", 2}) == start);
    CHECK(described(SetCustomerTotal{"A", 9}) == "Process A: 9 threads");
    CHECK(described(SetCustomerTotal{"A", 1}) == "Process A: 1 thread");
    CHECK(refused(SetCustomerTotal{"A", 0}) == "The number of threads must be from 1 to 4096, not 0.");
    CHECK(refused(SetCustomerTotal{"A", 4097}) == "The number of threads must be from 1 to 4096, not 4097.");
    CHECK(refused(SetCustomerTotal{"Z", 2}) == "There is no process Z; available: A.");
    CHECK(refused(SetCustomerTotal{"A", 4096}, after(AddProcess{"SB5"})) ==
          "A scenario can have at most 4096 threads.");
}

TEST_CASE("a typed number of identical customers changes their counts in proportion", "[edit]") {
    CHECK(dividedInProportion(40, {10, 30}) == std::vector{10, 30});
    CHECK(dividedInProportion(3, {1, 1}) == std::vector{2, 1}); // 1.5 is rounded up, and the rest is left
    CHECK(dividedInProportion(1, {1, 1, 1}) == std::vector{0, 1, 0});
    const Scenario before = scenario("sparcserver690mp-case3");
    const Process& clients = before.workload.processes.front();
    const int now = customerTotalOf(clients);
    const Scenario twice = after(SetCustomerTotal{clients.name, 2 * now}, before);
    REQUIRE(twice.workload.processes.front().customers.size() == clients.customers.size());
    for (std::size_t c = 0; c < clients.customers.size(); ++c)
        CHECK(twice.workload.processes.front().customers[c].count == 2 * clients.customers[c].count);
    CHECK(after(SetCustomerTotal{clients.name, now}, twice) == before);
}

TEST_CASE("threads and pages on removed boards move in the same edit, which says so", "[edit]") {
    const Scenario scenario = after(MoveCustomer{"2", "SB5"});
    const Edit edit = SetOption{"uniboards", 3};
    // The thread moves to the processor with the fewest threads, nine pages to twelve memories.
    const Scenario moved = after(edit, scenario);
    CHECK(moved.workload.customerCount() == 2);
    CHECK(moved.workload.pageCount() == scenario.workload.pageCount());
    CHECK(moved.workload.processes[0].customers[1].on == "SB1/P0");
    CHECK(moved.workload.processes[0].regions[0].pagesIn.size() == 9);
    CHECK(described(edit, scenario) == "Set Uniboards to 3");
    CHECK(said(edit, scenario) == "Moved to other parts: 1 thread and 9 pages.");
    CHECK(said(SetBoard{"SB4", ""}, scenario).empty());
    CHECK(said(SetFailed{"SB3"}, scenario).empty());
    CHECK(said(MoveCustomer{"2", "SB1"}, scenario).empty());
}

TEST_CASE("a thread whose peer or server is on a removed board is counted, and gets another one if needed", "[edit]") {
    Scenario scenario = start();
    scenario.workload.processes[0].customers[0].peer = "SB5/P0";
    scenario.workload.processes[0].customers[1].server = "SB5/P1";
    CHECK(said(SetBoard{"SB5", ""}, scenario) ==
          "Moved to other parts: the peers of 1 thread and the servers of 1 thread.");
}

TEST_CASE("work that has no other location prevents its board from being removed", "[edit]") {
    const Scenario one = after(SetOption{"uniboards", 1});
    CHECK(refused(SetBoard{"SB0", ""}, one) == "There is no other location for thread 1. Remove it first.");
    Scenario pages = one;
    pages.workload.processes[0].customers.clear();
    CHECK(refused(SetBoard{"SB0", ""}, pages) ==
          "There is no other memory for the pages of region a. Remove the region first.");
    const Scenario full = after(SetPages{"A", "a", 12000}, after(MovePages{"A", "a", "", ""}));
    CHECK_THAT(refused(SetOption{"uniboards", 1}, full), ContainsSubstring("has a capacity of 8 GB, but"));
}

TEST_CASE("a sender that would be on the same machine as its peer after an edit gets a peer on another machine",
          "[edit]") {
    const Scenario moved = after(SetOption{"nodes", 2}, scenario("firelink-all"));
    const auto cluster = Topology::build(catalog(), moved.machine, moved.configuration);
    const auto nodeOf = [&](const std::string& path) { return cluster->node(cluster->at(path)).block; };
    std::map<std::string, int> receivers;
    for (const Process& process : moved.workload.processes)
        for (const Customer& customer : process.customers) {
            CHECK(nodeOf(customer.on) != nodeOf(customer.peer));
            ++receivers[customer.peer];
        }
    CHECK(receivers.size() > 8); // and not all to one
}

TEST_CASE("work moved off a board stays in its domain", "[edit]") {
    const Scenario two = after(AddCustomer{"A", "SB4"}, inTwoDomains());
    const Scenario moved = after(SetBoard{"SB4", ""}, two);
    CHECK(moved.workload.processes[1].customers[0].on == "SB3/P0");
    CHECK(moved.workload.processes[1].regions[0].pagesIn.size() == 8);
    CHECK(moved.workload.processes[1].regions[0].pagesIn.count("SB0/P0/memory") == 0);
    CHECK(stoppedIn(moved).empty());
    // The whole domain is removed: its work runs elsewhere, all of it together.
    const Scenario one = after(SetOption{"uniboards", 3}, two);
    CHECK(one.workload.processes[1].customers[0].on.substr(0, 2) == "SB");
    CHECK(stoppedIn(one).empty());
}

TEST_CASE("the threads and pages of a process that a domain separates move together, and no thread stops", "[edit]") {
    const Scenario all = scenario("sunfire6800-copy-24-random"); // 24 threads of one process, pages over all boards
    const SetDomains divide{{{"A", 0, {"SB0", "SB1", "SB2", "SB3", "IB6"}}, {"B", 0, {"SB4", "SB5", "IB7"}}}};
    CHECK_THAT(said(divide, all), ContainsSubstring("Moved to other parts: 8 threads and "));
    // All move to A, with one or two on each of its sixteen processors.
    const Scenario moved = after(divide, all);
    CHECK(stoppedIn(moved).empty());
    CHECK(moved.workload.pageCount() == all.workload.pageCount());
    std::map<std::string, int> on;
    for (const Customer& thread : moved.workload.processes.at(0).customers)
        ++on[thread.on.substr(0, 3)];
    CHECK(on == std::map<std::string, int>{{"SB0", 6}, {"SB1", 6}, {"SB2", 6}, {"SB3", 6}});
}

TEST_CASE("a new thread does not join a process that is cut off from its pages", "[edit]") {
    Scenario torn = inTwoDomains();
    torn.workload.processes[0].customers[1].on = "SB4/P0"; // as in a user's file
    REQUIRE(stoppedIn(torn) == std::vector<std::string>{"2"});
    const Scenario two = after(AddCustomer{"A", "SB4"}, torn);
    REQUIRE(two.workload.processes.size() == 2);
    CHECK(two.workload.processes[1].customers.at(0).name == "3");
    CHECK(stoppedIn(two) == std::vector<std::string>{"2"});
}

TEST_CASE("work placed anywhere is placed on the board with the fewest threads", "[edit]") {
    Scenario three = start(); // two threads on SB0
    three = after(AddCustomer{"A", "SB0"}, three);
    CHECK(after(AddProcess{""}, three).workload.processes[1].customers.at(0).on == "SB1/P0");
    CHECK(after(MoveCustomer{"3", ""}, three).workload.processes[0].customers.at(2).on == "SB1/P0");
    CHECK(after(AddCustomer{"A", ""}, after(SetFailed{"SB1"}, three)).workload.processes[0].customers.at(3).on ==
          "SB3/P0"); // near its pages
}

TEST_CASE("messages go to another machine, and their receiver can be selected", "[edit]") {
    const Scenario& cluster = scenario("firelink-first"); // two of N0 send to N1
    const auto peerOf = [](const Scenario& of, std::size_t customer) {
        return of.workload.processes[0].customers.at(customer).peer;
    };
    const std::size_t count = cluster.workload.processes[0].customers.size();
    const CustomerName first = cluster.workload.processes[0].customers[0].name;
    REQUIRE(peerOf(cluster, 0).starts_with("N1/"));
    const Scenario more = after(AddCustomer{cluster.workload.processes[0].name, "N1/SB0"}, cluster);
    CHECK(more.workload.processes[0].customers.at(count).on.starts_with("N1/"));
    CHECK(peerOf(more, count).starts_with("N0/"));
    CHECK(peerOf(after(MoveCustomer{first, "N1/SB1"}, cluster), 0).starts_with("N0/"));
    CHECK(peerOf(after(SetPeer{first, "N1/SB2"}, cluster), 0).starts_with("N1/SB2/"));
    CHECK_THAT(refused(SetPeer{first, "N0/SB1"}, cluster), ContainsSubstring("messages go to another machine"));
    CHECK_THAT(refused(SetPeer{"1", "SB3"}), ContainsSubstring("sends no messages"));
}

TEST_CASE("several edits of one kind have the title of the first", "[edit]") {
    const std::vector<Edit> edits{RemoveCustomer{"1"}, RemoveCustomer{"2"}, RemoveRegion{"A", "a"}};
    CHECK(describe(edits, start().workload, *machineOf(start())) == "Remove thread 1 and 2 more");
    CHECK(describe({SetBoard{"SB4", ""}, AddCustomer{"", "SB1"}}, start().workload, *machineOf(start())) ==
          "Remove the board from SB4");
}

TEST_CASE("a thread added to a process is placed near its threads and pages while a processor there is free",
          "[edit]") {
    Scenario scenario = after(AddProcess{"SB4"}); // process B
    const auto added = [&] {
        scenario = after(AddCustomer{"B", ""}, scenario);
        return scenario.workload.processes.at(1).customers.back().on;
    };
    std::set<std::string> places;
    for (const Customer& each : scenario.workload.processes.at(1).customers)
        places.insert(each.on);
    while (places.size() < 4) {
        const std::string on = added();
        INFO(on);
        REQUIRE(on.starts_with("SB4/"));
        REQUIRE(places.insert(on).second);
    }
    CHECK_FALSE(added().starts_with("SB4/")); // all four are in use
}
