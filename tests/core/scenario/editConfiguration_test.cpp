// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of boards, domains and failures: their effect, their undo, and the sentence of a refusal.
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/UndoHistory.h"

#include "core/scenario/editing.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Scenario empty(const std::string& machine) {
    Scenario scenario;
    scenario.title = "Empty";
    scenario.machine = machine;
    return resolve(scenario, *machineOf(scenario));
}

} // namespace

TEST_CASE("removing a board and adding it again restores the scenario", "[edit]") {
    const Scenario out = after(SetBoard{"SB5", ""});
    REQUIRE(out.configuration.boards == std::map<std::string, std::string>{{"SB5", ""}});
    REQUIRE(machineOf(out)->withRole(Role::Processor).size() == 20);
    REQUIRE(after(SetBoard{"SB5", "uniboard"}, out) == start()); // equal to the options, so nothing is stored
    UndoHistory history(start());
    history.push(described(SetBoard{"SB5", ""}), out);
    history.undo();
    REQUIRE(history.current() == start());
}

TEST_CASE("memory in its own bay leaves no pages in the empty bay", "[edit]") {
    const Scenario before = scenario("p650-oltp-private"); // 128 pages in each group of DIMMs
    const Scenario out = after(SetBoard{"book1/DIMMs0", ""}, before);
    REQUIRE_NOTHROW(validate(out, *machineOf(out)));
    for (const Region& region : out.workload.processes[0].regions)
        REQUIRE(region.pagesIn.count("book1/DIMMs0") == 0);
    REQUIRE(before.workload.pageCount() == out.workload.pageCount());
}

TEST_CASE("another machine in a node of a cluster does not get the options of the previous one", "[edit]") {
    const Scenario cluster = empty("firelink");
    const Scenario three = after(SetOption{"N1/ioAssemblies", 3}, cluster);
    for (const char* id : {"sunfire12k", "sunfire15k"}) {
        const Scenario mixed = after(SetBoard{"N1", test::catalog()->machine(id).root}, three);
        const auto topology = machineOf(mixed);
        CHECK(topology->node(topology->at("N1")).machine->id == id);
        CHECK(after(SetBoard{"N1", test::catalog()->machine("sunfire6800").root}, mixed) == cluster);
    }
}

TEST_CASE("an option that counts boards counts all of them, whichever were removed manually", "[edit]") {
    Scenario scenario = empty("sunfire6800");
    const auto boards = [](const Scenario& of) {
        std::string names;
        for (const BlockId board : machineOf(of)->localityGroups())
            names += machineOf(of)->block(board).path + ' ';
        return names;
    };
    for (const char* const bay : {"SB1", "SB3"})
        scenario = after(SetBoard{bay, ""}, scenario);
    REQUIRE(boards(scenario) == "SB0 SB2 SB4 SB5 ");
    CHECK(boards(after(SetOption{"uniboards", 2}, scenario)) == "SB0 SB2 ");
    CHECK(boards(after(SetOption{"uniboards", 5}, scenario)) == "SB0 SB1 SB2 SB4 SB5 ");
    const Scenario all = after(SetOption{"uniboards", 6}, scenario);
    CHECK(all == after(SetOption{"uniboards", 6}, empty("sunfire6800"))); // equal to the options
}

TEST_CASE("a machine that is removed from a cluster loses its options and boards", "[edit]") {
    Scenario four = after(SetOption{"nodes", 4}, after(SetOption{"switches", 1}, empty("firelink")));
    four =
        after(SetBoard{"N3", test::catalog()->machine("sunfire15k").root}, after(SetOption{"N2/clockMHz", 1050}, four));
    CHECK(after(SetOption{"nodes", 2}, four) == after(SetOption{"switches", 1}, empty("firelink")));
}

TEST_CASE("a board moves to an empty bay with its threads, pages and failures", "[edit]") {
    const Scenario five = after(SetFailed{"SB0/P1"}, after(SetOption{"uniboards", 5}));
    const Scenario moved = after(MoveBoard{"SB0", "SB5"}, five);
    REQUIRE(moved.configuration.boards == std::map<std::string, std::string>{{"SB0", ""}, {"SB5", "uniboard"}});
    REQUIRE(moved.configuration.failed == std::vector<std::string>{"SB5/P1"});
    REQUIRE(moved.workload.customerCount() == five.workload.customerCount());
    REQUIRE(moved.workload.pageCount() == five.workload.pageCount());
    for (const Customer& thread : moved.workload.processes[0].customers)
        REQUIRE(thread.on.starts_with("SB5/"));
    REQUIRE(after(MoveBoard{"SB5", "SB0"}, moved) == five); // moving the board back restores the scenario
}

TEST_CASE("two boards exchange bays, each with its threads, pages and failures", "[edit]") {
    const Scenario divided = after(SetDomains{{{"A", 0, {"SB0", "SB2", "IB6"}}, {"B", 0, {"SB1", "SB3", "IB7"}}}});
    const Scenario moved = after(MoveBoard{"SB0", "SB3"}, divided);
    REQUIRE(moved.configuration.boards.empty()); // both are Uniboards
    REQUIRE(moved.configuration.domains[0].boards == std::vector<std::string>{"SB2", "SB3", "IB6"});
    REQUIRE(moved.configuration.domains[1].boards == std::vector<std::string>{"SB0", "SB1", "IB7"});
    REQUIRE(moved.workload != divided.workload);
    REQUIRE(after(MoveBoard{"SB0", "SB3"}, moved) == divided);
    const Scenario large = after(SetBoard{"EX3/IO3", "maxcpu-board"}, empty("sunfire15k"));
    REQUIRE(after(MoveBoard{"EX3/IO3", "EX5/IO5"}, large).configuration.boards ==
            std::map<std::string, std::string>{{"EX5/IO5", "maxcpu-board"}});
}

TEST_CASE("a board that does not fit in the other bay stays, and the sentence says why and where it fits", "[edit]") {
    REQUIRE(refused(MoveBoard{"SB0", "IB6"}) ==
            "Uniboard does not fit in IB6, which accepts PCI I/O assembly, CompactPCI I/O assembly or Sun Fire Link "
            "assembly. All slots for it are occupied; empty SB0, SB1, SB2, SB3, SB4 or SB5 first.");
    REQUIRE(refused(MoveBoard{"SB0", "fireplane"}) ==
            "Uniboard does not fit in fireplane, which is built in. All slots for it are occupied; empty SB0, SB1, "
            "SB2, SB3, SB4 or SB5 first.");
    REQUIRE(refused(MoveBoard{"SB5", "SB0"}, after(SetBoard{"SB5", ""})) ==
            "SB5 is empty, so there is nothing to move.");
    REQUIRE(described(MoveBoard{"EX3/SB3", "EX5/SB5"}) == "Move the board in EX3 SB3 to EX5 SB5");
}

TEST_CASE("a board beyond the count of the option is in the next slot", "[edit]") {
    const Scenario five = after(SetOption{"uniboards", 5});
    const Scenario six = after(SetBoard{"SB5", "uniboard"}, five);
    REQUIRE(six.configuration.boards == std::map<std::string, std::string>{{"SB5", "uniboard"}});
    REQUIRE(after(SetOption{"uniboards", 6}, six).configuration.boards.empty());
}

TEST_CASE("a board can replace another", "[edit]") {
    const Scenario scenario = after(SetBoard{"EX3/IO3", "maxcpu-board"}, empty("sunfire15k"));
    REQUIRE(machineOf(scenario)->withRole(Role::Processor).size() == 74);
    const Scenario running = after(AddCustomer{"", "EX3/IO3/P0"}, scenario);
    const Scenario replaced = after(SetBoard{"EX3/IO3", "hspci-assembly"}, running);
    REQUIRE(replaced.workload.processes[0].customers[0].on == "EX0/SB0/P0"); // the thread moves to a free processor
}

TEST_CASE("a board is added only where it fits", "[edit]") {
    REQUIRE(refused(SetBoard{"SB2", "io-assembly"}) ==
            "PCI I/O assembly does not fit in SB2, which accepts Uniboard. All slots for it are occupied; empty IB6, "
            "IB7, IB8 or IB9 first.");
    REQUIRE(refused(SetBoard{"SB2", "wheel"}) ==
            "wheel does not fit in SB2, which accepts Uniboard. It fits in no slot of this machine.");
    REQUIRE(refused(SetBoard{"SB9", "uniboard"}) == "This machine has no SB9; the nearest name is SB0.");
    REQUIRE(refused(SetBoard{"fireplane", "uniboard"}) ==
            "Uniboard does not fit in fireplane, which is built in. All slots for it are occupied; empty SB0, SB1, "
            "SB2, SB3, SB4 or SB5 first.");
    REQUIRE(refused(SetBoard{"fireplane", ""}) ==
            "fireplane is built in, not in a slot, so it cannot be moved or replaced.");
    REQUIRE(after(SetBoard{"IB7", "link-assembly"}).configuration.boards.at("IB7") == "link-assembly");
}

TEST_CASE("a machine can be divided into domains and joined again", "[edit]") {
    const std::vector<Domain> two{{"A", 0, {"SB0", "SB1", "SB3", "IB6"}}, {"B", 0, {"SB5", "IB7"}}};
    const Scenario divided = after(SetDomains{two});
    REQUIRE(divided.configuration.domains == two);
    REQUIRE(after(SetDomains{}, divided) == start());
    REQUIRE(refused(SetDomains{{{"A", 0, {}}, {"A", 0, {}}}}) ==
            "Each domain needs a unique name and must be within one segment.");
    REQUIRE(refused(SetDomains{{{"A", 0, {"SB9"}}}}) != "accepted");
    // A removed board leaves its domain.
    REQUIRE(after(SetBoard{"SB5", ""}, divided).configuration.domains[1].boards == std::vector<std::string>{"IB7"});
    REQUIRE(after(SetOption{"uniboards", 5}, divided).configuration.domains[1].boards ==
            std::vector<std::string>{"IB7"});
}

TEST_CASE("without segments every domain is in the first", "[edit]") {
    Scenario split = after(SetOption{"segments", 2}, empty("sunfire6800"));
    split = after(SetDomains{{{"A", 0, {"SB0", "IB6"}}, {"B", 1, {"SB1", "IB7"}}}}, split);
    split = after(SetFailed{"segment1/RP0"}, split);
    const Scenario joined = after(SetOption{"segments", 1}, split);
    REQUIRE(joined.configuration.domains[1].segment == 0);
    REQUIRE(joined.configuration.failed.empty()); // that segment no longer exists
}

TEST_CASE("parts fail and are repaired, one by one or all together", "[edit]") {
    const Scenario one = after(SetFailed{"SB3/P0"});
    REQUIRE(one.configuration.failed == std::vector<std::string>{"SB3/P0"});
    const Scenario two = after(SetFailed{"SB1"}, one);
    REQUIRE(two.configuration.failed == std::vector<std::string>{"SB1", "SB3/P0"});
    REQUIRE(after(SetFailed{"SB1"}, two) == two);
    REQUIRE(after(SetFailed{"SB1", false}, two) == one);
    REQUIRE(after(SetFailed{"", false}, two) == start());
    // A removed board takes its failures along, and is intact when added again.
    const Scenario broken = after(SetFailed{"SB5/P1"});
    REQUIRE(after(SetBoard{"SB5", ""}, broken).configuration.failed.empty());
    REQUIRE(refused(SetFailed{""}) == "The whole machine cannot fail; select a part of it.");
    REQUIRE(refused(SetFailed{"SB33"}) == "This machine has no SB33; the nearest name is SB3.");
    REQUIRE(refused(SetFailed{"SB5"}, after(SetBoard{"SB5", ""})) == "SB5 is empty, so nothing there can fail.");
}

TEST_CASE("parts that are off, or failed since the boot, are removed with their board", "[edit]") {
    Scenario scenario = start();
    scenario.configuration.off = {"SB5/P1"};
    scenario.configuration.failed = scenario.configuration.failedSinceBoot = {"SB4/P0"};
    REQUIRE(resolve(parseScenario(toJson(scenario), "off"), *machineOf(scenario)) == scenario);
    const auto configured = [&](const Edit& edit) { return after(edit, scenario).configuration; };
    REQUIRE(configured(SetBoard{"SB5", ""}).off.empty());
    REQUIRE(configured(SetOption{"uniboards", 5}).off.empty());
    REQUIRE(configured(SetBoard{"SB4", ""}).failedSinceBoot.empty());
    for (const char* part : {"SB4/P0", ""}) {
        const Configuration repaired = configured(SetFailed{part, false});
        REQUIRE((repaired.failed.empty() && repaired.failedSinceBoot.empty()));
        REQUIRE(repaired.off == scenario.configuration.off);
    }
    const Configuration moved = configured(MoveBoard{"SB4", "SB5"});
    REQUIRE(moved.off == std::vector<std::string>{"SB4/P1"});
    REQUIRE(moved.failedSinceBoot == std::vector<std::string>{"SB5/P0"});
}

TEST_CASE("the history names boards by their titles", "[edit]") {
    const auto machine = Topology::build(catalog(), "sunfire6800");
    REQUIRE(describe(SetBoard{"SB5", "uniboard"}, {}, *machine) == "Add Uniboard to SB5");
    REQUIRE(describe(SetBoard{"EX1/IO1", ""}, {}, *machine) == "Remove the board from EX1 IO1");
    REQUIRE(describe(SetFailed{"SB5/P1"}, {}, *machine) == "Fail SB5 P1");
    REQUIRE(described(SetFailed{"", false}) == "Repair all parts");
    // The disconnected end of a link between machines has not failed, and is named accordingly before and after.
    for (const char* id : {"firelink-six-4", "firelink-six-3"}) {
        const Scenario& links = scenario(id);
        CHECK(described(SetFailed{"N1/IB9/port1"}, links) == "Disconnect the link at N1 IB9 Transceiver 1");
        CHECK(described(SetFailed{"N1/IB9/port1", false}, links) == "Reconnect the link at N1 IB9 Transceiver 1");
        CHECK(described(SetFailed{"N1/IB9"}, links) == "Fail N1 IB9");
    }
    REQUIRE(described(SetDomains{{{"A", 0, {}}, {"B", 0, {}}}}) == "Divide into 2 domains");
}
