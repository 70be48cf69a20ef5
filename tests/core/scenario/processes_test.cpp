// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of processes: a second workload, who belongs to which, what is used, and what becomes of those on boards that
// go.
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/History.h"

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

Canonical canonical(const Scenario& scenario) {
    return {scenario, machineOf(scenario)};
}

std::vector<std::string> stoppedIn(const Scenario& scenario) {
    std::vector<std::string> names;
    for (const StoppedCustomer& each : solvePlacement(*machineOf(scenario), scenario.workload).model.stopped)
        names.push_back(each.thread.text);
    return names;
}

} // namespace

TEST_CASE("a new thread in another domain starts a process there, with pages beside it, and stops nobody", "[edit]") {
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
    // The next one there joins it, whichever process is asked for; one for the whole machine comes to a free processor
    // beside those of its process.
    const Scenario three = after(AddCustomer{"A", "SB5"}, two);
    REQUIRE(three.workload.processes.size() == 2);
    CHECK(three.workload.processes[1].customers.at(1) == Customer{"4", "SB5/P0", {}});
    CHECK(after(AddCustomer{"B", ""}, three).workload.processes[1].customers.at(2).on == "SB4/P1");
    CHECK(stoppedIn(three).empty());
    // So do pages, and pages dealt over the whole machine stay in the domain of their process.
    const Scenario pages = after(AddRegion{"A", 8, "SB3/P1"}, two);
    CHECK(pages.workload.processes[1].regions.at(1).pagesIn == Pages{{"SB3/P1/memory", 8}});
    const Scenario first = after(AddRegion{"A", 8, "SB3"}, scenario);
    REQUIRE(first.workload.processes.size() == 2);
    CHECK(first.workload.processes[1].customers.empty());
    CHECK(after(AddCustomer{"A", "SB3"}, first).workload.processes[1].customers.size() == 1);
    CHECK(after(MovePages{"A", "b", "", ""}, two).workload.processes[0].regions[0].pagesIn.size() == 7);
    CHECK(after(MovePages{"A", "b", "", ""}, two).workload.processes[0].regions[0].pagesIn.count("SB3/P0/memory") == 0);
}

TEST_CASE("a thread that moves into another domain goes on in a process there", "[edit]") {
    const Scenario scenario = inTwoDomains();
    const Scenario moved = after(MoveCustomer{"2", "SB4/P0"}, scenario);
    REQUIRE(moved.workload.processes.size() == 2);
    CHECK(moved.workload.processes[1].name == "B");
    CHECK(moved.workload.processes[1].customers == std::vector{Customer{"2", "SB4/P0", {}}});
    CHECK(moved.workload.processes[1].regions.at(0).pages() == 64); // its own, and those of the others stay
    CHECK(moved.workload.processes[0].regions == scenario.workload.processes[0].regions);
    CHECK(stoppedIn(moved).empty());
    // The last one takes its process along, with its pages.
    const Scenario both = after(MoveCustomer{"1", "SB5"}, moved);
    REQUIRE(both.workload.processes.size() == 2);
    CHECK(both.workload.processes[0].regions.at(0).pages() == 7);
    CHECK(both.workload.processes[0].regions[0].pagesIn.count("SB5/P0/memory") == 1);
    CHECK(stoppedIn(both).empty());
    // A third joins the process that is there.
    const Scenario third = after(MoveCustomer{"3", "SB4"}, after(AddCustomer{"A", "SB0"}, moved));
    CHECK(third.workload.processes.size() == 2);
    CHECK(third.workload.processes[1].customers.size() == 2);
    CHECK(stoppedIn(third).empty());
    // Without domains nothing is changed.
    CHECK(after(MoveCustomer{"2", "SB4"}).workload.processes.size() == 1);
}

TEST_CASE("a process is started with a thread and pages beside it, and goes as a whole", "[edit]") {
    const Scenario two = after(AddProcess{"SB5"});
    REQUIRE(two.workload.processes.size() == 2);
    CHECK(two.workload.processes[1].name == "B");
    CHECK(two.workload.processes[1].customers == std::vector{Customer{"3", "SB5/P0", {}}});
    CHECK(two.workload.processes[1].regions.at(0).pages() == 64);
    CHECK(described(AddProcess{"SB5"}) == "Start a process on SB5");
    CHECK(after(RemoveProcess{"B"}, two) == start());
    CHECK(described(RemoveProcess{"B"}, two) == "Remove process B");
    CHECK(refused(RemoveProcess{"C"}, two) == "There is no process C; there is A or B.");
    CHECK(refused(AddProcess{"IB6"}) == "IB6 has nothing on which a thread can stand.");
    Scenario empty = start();
    empty.workload = {};
    CHECK(solvePlacement(*machineOf(empty), after(AddProcess{""}, empty).workload).bytesPerSecond > 0);
}

TEST_CASE("threads change their process, and take along what only they use", "[edit]") {
    // Thread 1 uses a alone, thread 2 both: nothing goes along, so that the new process has pages of its own.
    const Scenario apart = after(SetProcess{{"1"}, ""});
    REQUIRE(apart.workload.processes.size() == 2);
    CHECK(apart.workload.processes[0].regions.size() == 2);
    CHECK(apart.workload.processes[1].customers == std::vector{Customer{"1", "SB0/P0", {}}});
    CHECK(apart.workload.processes[1].regions.at(0).pages() == 64);
    CHECK(apart.workload.processes[1].regions.at(0).pagesIn.count("SB0/P3/memory") == 1);
    // Thread 2 uses b, and nobody else does.
    const Scenario with = after(SetProcess{{"2"}, ""});
    CHECK(with.workload.processes[1].regions.at(0).name == "b");
    CHECK(with.workload.processes[1].customers == std::vector{Customer{"2", "SB0/P1", {}}});
    CHECK(with.workload.pageCount() == start().workload.pageCount());
    // Back again, it brings its region, and each uses what it used.
    const Scenario back = after(SetProcess{{"2"}, "A"}, with);
    REQUIRE(back.workload.processes.size() == 1);
    CHECK(back.workload.processes[0].customers.at(0).regions == std::vector<RegionName>{"a"});
    CHECK(back.workload.processes[0].customers.at(1).regions == std::vector<RegionName>{"b"});
    CHECK(described(SetProcess{{"2"}, "A"}, with) == "Move thread 2 to process A");
    CHECK(described(SetProcess{{"1", "2"}, ""}) == "Move 2 threads to a new process");
    CHECK(refused(SetProcess{{"1", "2"}, ""}) ==
          "These are all of process A: they have a process of their own already.");
    CHECK(refused(SetProcess{{"2"}, ""}, with) == "Thread 2 is alone in process B: it has its own already.");
    CHECK(refused(SetProcess{{"1"}, "Z"}) == "There is no process Z; there is A.");
    CHECK(refused(SetProcess{{"7"}, ""}) == "There is no customer 7.");
    // A region whose name is taken there gets another.
    const Scenario named = after(SetProcess{{"3"}, "A"}, after(AddProcess{"SB5"}));
    CHECK(named.workload.processes[0].regions.at(2).name == "c");
    CHECK(named.workload.processes[0].customers.at(2).regions == std::vector<RegionName>{"c"});
    CHECK(named.workload.processes[0].customers.at(1).regions == std::vector<RegionName>{"a", "b"});
}

TEST_CASE("a thread uses the regions that it is told to, at least one", "[edit]") {
    const auto used = [](const Edit& edit) { return after(edit).workload.processes[0].customers; };
    CHECK(used(UseRegion{"1", "b"})[0].regions.empty()); // all of them
    CHECK(used(UseRegion{"2", "a", false})[1].regions == std::vector<RegionName>{"b"});
    CHECK(after(UseRegion{"1", "a"}) == start());
    CHECK(refused(UseRegion{"1", "a", false}) == "Thread 1 uses no other region than a; let it use another first.");
    CHECK(refused(UseRegion{"1", "z"}) == "There is no region z; there is a or b.");
    CHECK(described(UseRegion{"1", "b"}) == "Thread 1 uses region b");
    CHECK(described(UseRegion{"1", "a", false}) == "Thread 1 leaves region a");
}

TEST_CASE("a region has more or fewer pages where it lies, and larger or smaller ones", "[edit]") {
    const auto pagesOf = [](const Scenario& scenario) { return scenario.workload.processes[0].regions[0].pagesIn; };
    CHECK(pagesOf(after(SetPages{"A", "a", 18})) == Pages{{"SB3/P0/memory", 10}, {"SB3/P1/memory", 8}});
    CHECK(pagesOf(after(SetPages{"A", "a", 10})) == Pages{{"SB3/P0/memory", 6}, {"SB3/P1/memory", 4}});
    CHECK(pagesOf(after(SetPages{"A", "a", 1})) == Pages{{"SB3/P0/memory", 1}});
    CHECK(after(SetPages{"A", "a", 9}) == start());
    CHECK(refused(SetPages{"A", "a", 0}) == "Pages can be 1 to 999999993, not 0.");
    CHECK(refused(SetPages{"A", "a", 5000}) == "SB3 P0 memory holds 8 GB, and 10.85 GB of pages would be there.");
    CHECK(after(SetPageSize{"A", "a", 8192}).workload.processes[0].regions[0].pageBytes == 8192);
    CHECK(refused(SetPageSize{"A", "a", 5000}) == "A page can have 4 KB to 16 GB, in powers of two, not 5000 bytes.");
    CHECK(refused(SetPageSize{"A", "a", std::int64_t{2} << 30}) ==
          "SB3 P0 memory holds 8 GB, and 10 GB of pages would be there.");
    CHECK(described(SetPages{"A", "a", 18}) == "Region a: 18 pages");
    CHECK(described(SetPageSize{"A", "a", 8192}) == "Region a: pages of 8 KB");
}

TEST_CASE("what stands on boards that go is counted, and is moved or removed as one edit", "[edit]") {
    const Scenario scenario = after(MoveCustomer{"2", "SB5"});
    const Edit edit = SetOption{"uniboards", 3};
    const auto displaced = displacementOf(canonical(scenario), edit);
    REQUIRE(displaced);
    CHECK(displaced->customers == std::map<std::string, int>{{"thread", 1}});
    CHECK(displaced->pages == 9);
    CHECK(displaced->whyNotMoved.empty());
    // Moved: the thread to the emptiest processor, nine pages over twelve memories.
    const Scenario moved = after(displacing(edit, Displaced::Moved), scenario);
    CHECK(moved.workload.customerCount() == 2);
    CHECK(moved.workload.pageCount() == scenario.workload.pageCount());
    CHECK(moved.workload.processes[0].customers[1].on == "SB1/P0");
    CHECK(moved.workload.processes[0].regions[0].pagesIn.size() == 9);
    // Removed: region a is gone, but thread 1 uses no other: it stays, without pages.
    const Scenario removed = after(displacing(edit, Displaced::Removed), scenario);
    CHECK(removed.workload.customerCount() == 1);
    CHECK(removed.workload.processes[0].regions[0].pages() == 0);
    CHECK(removed.workload.processes[0].customers[0].regions == std::vector<RegionName>{"a"});
    CHECK(described(displacing(edit, Displaced::Moved), scenario) == "Set Uniboards to 3, its work moved");
    CHECK(described(displacing(SetBoard{"SB3", ""}, Displaced::Removed), scenario) ==
          "Take the board out of SB3, its work removed");
    // Nothing stands there, or it cannot be at all.
    CHECK_FALSE(displacementOf(canonical(scenario), SetBoard{"SB4", ""}));
    CHECK_FALSE(displacementOf(canonical(scenario), SetOption{"uniboards", 17}));
    CHECK_FALSE(displacementOf(canonical(scenario), SetFailed{"SB3"}));
}

TEST_CASE("who has the peer or the server on a board that goes is counted, and gets another", "[edit]") {
    Scenario scenario = start();
    scenario.workload.processes[0].customers[0].peer = "SB5/P0";
    scenario.workload.processes[0].customers[1].server = "SB5/P1";
    const auto displaced = displacementOf(canonical(scenario), SetBoard{"SB5", ""});
    REQUIRE(displaced);
    CHECK(displaced->customers.empty());
    CHECK(displaced->pages == 0);
    CHECK(displaced->peersOf == std::map<std::string, int>{{"thread", 1}});
    CHECK(displaced->serversOf == std::map<std::string, int>{{"thread", 1}});
    CHECK(displaced->whyNotMoved.empty());
}

TEST_CASE("whoever comes to stand beside its peer as machines go sends to another machine", "[edit]") {
    const Scenario moved = after(SetOption{"nodes", 2, Displaced::Moved}, scenario("firelink-all"));
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

TEST_CASE("what is moved off a board stays in its domain", "[edit]") {
    const Scenario two = after(AddCustomer{"A", "SB4"}, inTwoDomains());
    const Scenario moved = after(SetBoard{"SB4", "", Displaced::Moved}, two);
    CHECK(moved.workload.processes[1].customers[0].on == "SB3/P0");
    CHECK(moved.workload.processes[1].regions[0].pagesIn.size() == 8);
    CHECK(moved.workload.processes[1].regions[0].pagesIn.count("SB0/P0/memory") == 0);
    CHECK(stoppedIn(moved).empty());
    // The whole domain goes: what ran there runs elsewhere, all of it together.
    const Scenario one = after(SetOption{"uniboards", 3, Displaced::Moved}, two);
    CHECK(one.workload.processes[1].customers[0].on.substr(0, 2) == "SB");
    CHECK(stoppedIn(one).empty());
}

TEST_CASE("a domain over boards with work asks, and stops nobody unasked", "[edit]") {
    const Scenario all = scenario("sunfire6800-copy-24-random"); // 24 threads of one process, pages over all boards
    const SetDomains divide{{{"A", 0, {"SB0", "SB1", "SB2", "SB3", "IB6"}}, {"B", 0, {"SB4", "SB5", "IB7"}}}};
    CHECK(refused(divide, all).find("is in another domain than pages of process A; bring them together first.") !=
          std::string::npos);
    const auto displaced = displacementOf(canonical(all), divide);
    REQUIRE(displaced);
    CHECK(displaced->customers == std::map<std::string, int>{{"thread", 8}});
    CHECK(displaced->pages > 0);
    CHECK(displaced->stays);
    CHECK(displaced->whyNotMoved.empty());
    // Moved: all in A, the sixteen processors there with one or two each.
    const Scenario moved = after(displacing(divide, Displaced::Moved), all);
    CHECK(stoppedIn(moved).empty());
    CHECK(moved.workload.pageCount() == all.workload.pageCount());
    std::map<std::string, int> on;
    for (const Customer& thread : moved.workload.processes.at(0).customers)
        ++on[thread.on.substr(0, 3)];
    CHECK(on == std::map<std::string, int>{{"SB0", 6}, {"SB1", 6}, {"SB2", 6}, {"SB3", 6}});
    // Removed: sixteen are left.
    const Scenario removed = after(displacing(divide, Displaced::Removed), all);
    CHECK(removed.workload.customerCount() == 16);
    CHECK(removed.workload.pageCount() == all.workload.pageCount() - displaced->pages);
    CHECK(stoppedIn(removed).empty());
    // A process of their own: nobody moves, and nobody stops.
    const Scenario own = after(displacing(divide, Displaced::Divided), all);
    REQUIRE(own.workload.processes.size() == all.workload.processes.size() + 1);
    CHECK(own.workload.processes.back().customers.size() == 8);
    CHECK(own.workload.processes.back().work == all.workload.processes.front().work);
    CHECK(own.workload.pageCount() == all.workload.pageCount());
    CHECK(stoppedIn(own).empty());
    CHECK(described(displacing(divide, Displaced::Divided), all) == "Divide into 2 domains, its work divided");
    // Pages where nobody runs come to their process; those whose pages all went get some beside them.
    const Scenario few = after(displacing(divide, Displaced::Divided), after(MovePages{"A", "b", "", "SB5"}, start()));
    CHECK(stoppedIn(few).empty());
    CHECK(few.workload.processes.size() == 1);
    CHECK(few.workload.pageCount() == start().workload.pageCount());
    CHECK_FALSE(displacementOf(canonical(all), SetDomains{{{"A", 0, divide.domains[0].boards}}}) == std::nullopt);
}

TEST_CASE("a new thread joins no process that is cut off from its pages there", "[edit]") {
    Scenario torn = inTwoDomains();
    torn.workload.processes[0].customers[1].on = "SB4/P0"; // as in a file of somebody
    REQUIRE(stoppedIn(torn) == std::vector<std::string>{"2"});
    const Scenario two = after(AddCustomer{"A", "SB4"}, torn);
    REQUIRE(two.workload.processes.size() == 2);
    CHECK(two.workload.processes[1].customers.at(0).name == "3");
    CHECK(stoppedIn(two) == std::vector<std::string>{"2"});
}

TEST_CASE("what goes where fewest stand goes to the board with the fewest", "[edit]") {
    Scenario three = start(); // two threads on SB0
    three = after(AddCustomer{"A", "SB0"}, three);
    CHECK(after(AddProcess{""}, three).workload.processes[1].customers.at(0).on == "SB1/P0");
    CHECK(after(MoveCustomer{"3", ""}, three).workload.processes[0].customers.at(2).on == "SB1/P0");
    CHECK(after(AddCustomer{"A", ""}, after(SetFailed{"SB1"}, three)).workload.processes[0].customers.at(3).on ==
          "SB3/P0"); // beside its pages
}

TEST_CASE("messages go to another machine, and to whom is chosen", "[edit]") {
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
    CHECK_THAT(refused(SetPeer{first, "N0/SB1"}, cluster), ContainsSubstring("messages go to another one"));
    CHECK_THAT(refused(SetPeer{"1", "SB3"}), ContainsSubstring("sends no messages"));
}

TEST_CASE("several edits of a kind are called by the first", "[edit]") {
    const std::vector<Edit> edits{RemoveCustomer{"1"}, RemoveCustomer{"2"}, RemoveRegion{"A", "a"}};
    CHECK(describe(edits, start().workload, *machineOf(start())) == "Remove thread 1 and 2 more");
    CHECK(describe({SetBoard{"SB4", ""}, AddCustomer{"", "SB1"}}, start().workload, *machineOf(start())) ==
          "Take the board out of SB4");
}

TEST_CASE("a thread that is added to a process comes beside its threads and pages while a processor there is free",
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
    CHECK_FALSE(added().starts_with("SB4/")); // all four are taken
}
