// SPDX-License-Identifier: GPL-3.0-or-later
// DMA streams in scenarios: their file, refusals, and the edits of cards, modules and requests.
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/UndoHistory.h"
#include "boardset/topology/Titles.h"

#include "core/scenario/editing.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

/// An exerciser in slot 2 and an HBA in slot 4 of a four-way T5440; two streams read from the memory of processor 0.
const std::string text = R"({
  "format": "boardset", "version": 3, "title": "Cards", "machine": "t5440",
  "boards": {"slot2": "pcie-exerciser", "slot4": "pcie-hba"},
  "processes": [{
    "name": "A", "work": "dma-read", "atOnce": 8, "numbers": {"size": 256},
    "customers": [{"name": "1", "on": "slot2"}, {"name": "2", "on": "slot4"}],
    "regions": [{"name": "a", "pages": {"CPU0/memory": 16}}]
  }]
})";

Scenario cards() {
    const Scenario read = parseScenario(text, "cards.boardset");
    return resolve(read, *machineOf(read));
}

/// Refusal of the scenario after one change.
std::string withChange(const std::string& what, const std::string& by) {
    return refusal([&] {
        const Scenario read = parseScenario(with(text, what, by), "x.boardset");
        resolve(read, *machineOf(read), "x.boardset");
    });
}

const Process& processIn(const Scenario& scenario, std::size_t at = 0) {
    REQUIRE(scenario.workload.processes.size() > at);
    return scenario.workload.processes[at];
}

} // namespace

TEST_CASE("streams are read as they were written", "[streams]") {
    const Scenario scenario = cards();
    CHECK(processIn(scenario).atOnce == 8);
    CHECK(processIn(scenario).numbers == std::map<std::string, double>{{"size", 256}});
    CHECK(processIn(scenario).customers[1].on == "slot4");
    CHECK(resolve(parseScenario(toJson(scenario), "again"), *machineOf(scenario)) == scenario);
}

TEST_CASE("an impossible stream is refused with the field, value, allowed values and remedy", "[streams]") {
    CHECK(withChange("\"on\": \"slot2\"", "\"on\": \"slot3\"") ==
          "x.boardset: processes[0].customers[0].on: found \"slot3\"; allowed: a part of this machine on which a "
          "stream can be placed: sas0, network0, slot4 or slot2; the nearest is slot4");
    CHECK_THAT(withChange("dma-read", "copy"), ContainsSubstring("processes[0].work: found \"copy\"; allowed: dma-"));
    CHECK_THAT(withChange("\"atOnce\": 8", "\"atOnce\": 0"),
               ContainsSubstring("processes[0].atOnce: found 0; allowed: a whole number from 1 to 1024"));
    CHECK_THAT(withChange("256", "65537"),
               ContainsSubstring("processes[0].numbers.size: found 65537; allowed: a number from 1 to 65536"));
    const Scenario strange = parseScenario(with(text, "pcie-exerciser", "xaui-card"), "x.boardset");
    CHECK_THROWS_WITH(machineOf(strange), ContainsSubstring("boards.slot2: \"xaui-card\" does not fit there"));
}

TEST_CASE("threads are placed only where their work can run", "[streams]") {
    CHECK_THAT(refusal([] {
                   const std::string threads =
                       R"({"format": "boardset", "version": 3, "title": "T", "machine": "t5440", "processes": [{"name":
                       "A", "work": "copy", "customers": [{"name": "1", "on": "CPU0"}], "regions": []}]})";
                   const Scenario read = parseScenario(threads, "x");
                   resolve(read, *machineOf(read), "x");
               }),
               ContainsSubstring("processes[0].work: found \"copy\"; allowed: dma-"));
    CHECK(refused(AddCustomer{"", "IB6"}) == "A thread cannot be placed on IB6.");
}

TEST_CASE("streams move from card to card, and a new one has a buffer local to its device", "[streams]") {
    const Scenario scenario = cards();
    CHECK(processIn(after(MoveCustomer{"1", "slot4"}, scenario)).customers[0].on == "slot4");
    CHECK(refused(MoveCustomer{"1", "slot7"}, scenario) ==
          "A stream cannot be placed on Slot 7; add a card there first.");
    CHECK(refused(MoveCustomer{"1", "CPU0"}, scenario) == "A stream cannot be placed on CPU0.");
    const Scenario more = after(AddCustomer{"", "slot4"}, scenario);
    CHECK(processIn(more, 1).work == "dma-read");
    CHECK(processIn(more, 1).customers == std::vector<Customer>{{"3", "slot4", {}}});
    CHECK(processIn(more, 1).regions.at(0).pagesIn.begin()->first == "CPU1/memory");
    CHECK(described(AddCustomer{"", "slot4"}, scenario) == "Add a stream on Slot 4");
    CHECK(described(MoveCustomer{"1", "slot4"}, scenario) == "Move stream 1 to Slot 4");
    CHECK(described(SetWork{"A", "dma-both"}, scenario) == "Process A: DMA read and write");
}

TEST_CASE("a card takes its streams along, both out of the machine and from slot to slot", "[streams]") {
    const Scenario scenario = cards();
    const Scenario out = after(SetBoard{"slot2", ""}, scenario);
    CHECK(processIn(out).customers == std::vector<Customer>{{"2", "slot4", {}}});
    CHECK(after(SetBoard{"slot4", ""}, out).workload.processes.empty());
    const Scenario moved = after(MoveBoard{"slot2", "slot7"}, scenario);
    CHECK(processIn(moved).customers[0].on == "slot7");
    CHECK(moved.configuration.boards.count("slot2") == 0);
    // another DMA card replaces it
    CHECK(processIn(after(SetBoard{"slot2", "pcie-10gbe"}, scenario)).customers.size() == 2);
    CHECK(refused(SetBoard{"slot2", "xaui-card"}, scenario).starts_with("XAUI"));
    CHECK(after(MoveBoard{"slot7", "slot2"}, moved) == scenario);
}

TEST_CASE("a card that does not fit in a slot states its needs and the matching slots", "[streams]") {
    const auto topology = machineOf(cards());
    const auto name = [&](const std::string& slot) { return titleOf(*topology, topology->find(slot)); };
    const auto endsWith = [](const std::string& slots) { return EndsWith(slots + ".", Catch::CaseSensitive::No); };
    const std::string longCard = refused(SetBoard{"slot5", "pcie-x16-card"}, cards());
    CHECK_THAT(longCard, StartsWith("x16 card does not fit in " + name("slot5") +
                                    ": it needs the longer connector with sixteen lanes. "));
    CHECK_THAT(longCard, endsWith(name("slot1") + " or " + name("slot6")));
    const std::string xaui = refused(SetBoard{"slot2", "xaui-card"}, cards());
    CHECK_THAT(xaui, StartsWith("XAUI card does not fit in " + name("slot2") + ": it needs a XAUI connector. "));
    CHECK_THAT(xaui, endsWith(" " + name("slot5"))); // Slot 4 has a card
    Scenario filled = cards();
    filled.configuration.boards["slot1"] = "pcie-hba";
    CHECK_THAT(refused(SetBoard{"slot5", "pcie-x16-card"}, filled), endsWith(" " + name("slot6")));
    filled.configuration.boards["slot6"] = "pcie-hba";
    CHECK_THAT(refused(SetBoard{"slot5", "pcie-x16-card"}, filled),
               EndsWith(" All slots for it are occupied; empty " + name("slot1") + " or " + name("slot6") + " first."));
    CHECK_THAT(refused(SetBoard{"slot2", "uniboard"}, cards()), EndsWith(" It fits in no slot of this machine."));
    CHECK_THAT(refused(SetBoard{"CPU0", "pcie-hba"}, cards()),
               StartsWith("HBA does not fit in CPU0: it needs a PCI-E slot. "));
}

TEST_CASE("an expansion unit takes its cards and their streams along", "[streams]") {
    Scenario scenario = after(SetBoard{"slot6", "io-expansion-unit"}, cards());
    scenario = after(SetBoard{"slot6/slot1", "pcie-exerciser"}, scenario);
    scenario = after(AddCustomer{"", "slot6/slot1"}, scenario);
    REQUIRE(processIn(scenario, 1).customers[0].on == "slot6/slot1");
    const Scenario moved = after(MoveBoard{"slot6", "slot7"}, scenario);
    CHECK(moved.configuration.boards.at("slot7/slot1") == "pcie-exerciser");
    CHECK(processIn(moved, 1).customers[0].on == "slot7/slot1");
    CHECK(after(MoveBoard{"slot7", "slot6"}, moved) == scenario);
    CHECK(after(SetBoard{"slot6", "io-expansion-unit"}, scenario) == scenario);
    const Scenario out = after(SetBoard{"slot6", ""}, scenario);
    CHECK(out.workload.processes.size() == 1);
    CHECK(out == cards());
    // a card that replaces the unit is another card and keeps nothing of it
    const Scenario card = after(SetBoard{"slot6", "pcie-exerciser"}, scenario);
    CHECK(card.workload.processes.size() == 1);
    CHECK(card.configuration.boards.count("slot6/slot1") == 0);
}

TEST_CASE("a removed module loses its memory, and its buffers are spread evenly over the other memories", "[streams]") {
    const Scenario scenario = cards();
    const std::map<std::string, int> was = scenario.workload.processes[0].regions[0].pagesIn;
    REQUIRE(was.size() == 1);
    REQUIRE(was.count("CPU0/memory") == 1);
    const auto buffers = [](const Scenario& each) { return each.workload.processes[0].regions[0].pagesIn; };
    const int third = was.at("CPU0/memory") / 3;
    const int rest = was.at("CPU0/memory") - 2 * third;
    CHECK(buffers(after(SetBoard{"CPU0", ""}, scenario)) ==
          std::map<std::string, int>{{"CPU1/memory", rest}, {"CPU2/memory", third}, {"CPU3/memory", third}});
    CHECK(buffers(after(SetBoard{"CPU3", ""}, scenario)) == was);
    const Scenario far = after(MovePages{"A", "a", "", "CPU3", MoveAmount::All}, scenario);
    CHECK(buffers(after(SetOption{"processors", 1}, far)) == was);
    CHECK(buffers(after(SetFailed{"CPU0", true}, scenario)) == was); // a failed module still has them

    const Scenario without = after(SetBoard{"CPU2", ""}, scenario);
    CHECK_FALSE(machineOf(without)->entryOf(machineOf(without)->find("slot2")));
    const Scenario again = after(SetOption{"reconfigured", 1}, without);
    CHECK(machineOf(again)->entryOf(machineOf(again)->find("slot2")));
}

TEST_CASE("a reconfigured machine that is whole again must be reconfigured after the next removal", "[streams]") {
    const auto reaches = [](const Scenario& scenario, const char* slot) {
        return bool(machineOf(scenario)->entryOf(machineOf(scenario)->find(slot)));
    };
    const Scenario two = after(SetBoard{"CPU3", ""}, after(SetBoard{"CPU2", ""}, cards()));
    const Scenario reconfigured = after(SetOption{"reconfigured", 1}, two);
    REQUIRE(reaches(reconfigured, "slot2"));
    const Scenario three = after(SetBoard{"CPU2", "t2plus-module"}, reconfigured);
    CHECK(reaches(three, "slot6")); // the other crosslink is still needed
    const Scenario whole = after(SetBoard{"CPU3", "t2plus-module"}, three);
    CHECK_FALSE(reaches(after(SetBoard{"CPU2", ""}, whole), "slot2"));
    CHECK_FALSE(reaches(after(SetFailed{"CPU2", true}, whole), "slot2"));
    const Scenario failed = after(SetOption{"reconfigured", 1}, after(SetFailed{"CPU2", true}, cards()));
    REQUIRE(reaches(failed, "slot2"));
    const Scenario repaired = after(SetFailed{{}, false}, failed);
    CHECK(repaired.configuration.options.at("reconfigured") == 0);
}

TEST_CASE("every process has a number of outstanding operations, and their size if the operation has one",
          "[streams]") {
    const Scenario scenario = cards();
    const SetNumber sized{"A", "size", 4096};
    const Scenario set = after(sized, after(SetNumber{"A", {}, 32}, scenario));
    CHECK(processIn(set).atOnce == 32);
    CHECK(processIn(set).numbers.at("size") == 4096);
    CHECK(described(SetNumber{"A", {}, 32}, scenario) == "Process A: Outstanding operations 32");
    CHECK(described(sized, scenario) == "Process A: Request size 4096");
    CHECK(processIn(after(SetNumber{"A", "size", {}}, after(SetNumber{"A", {}, {}}, set))) ==
          Process{"A", "dma-read", processIn(scenario).customers, processIn(scenario).regions});
    for (const double refusedNumber : {0.0, 1025.0, 1.5}) {
        CHECK_THAT(refused(SetNumber{"A", {}, refusedNumber}, scenario),
                   ContainsSubstring("Outstanding operations must be from 1 to 1024, not "));
    }
    CHECK(refused(SetNumber{"A", "size", -1}, scenario) == "Request size must be from 1 to 65536, not -1.");
    CHECK(refused(SetNumber{"A", "size", 0}, scenario) == "Request size must be from 1 to 65536, not 0.");
    CHECK(refused(SetNumber{"B", "size", 64}, scenario) == "There is no process B; available: A.");
    CHECK(processIn(after(SetNumber{"A", {}, 3})).atOnce == 3); // of threads
    CHECK(refused(SetNumber{"A", "size", 64}) ==
          "The workload of process A has no number size; available: directory-hits.");
    CHECK(processIn(after(SetWork{"A", "dma-both"}, scenario)).work == "dma-both");
    CHECK_THAT(refused(SetWork{"A", "copy"}, scenario),
               ContainsSubstring("Workload copy is not available for a stream"));
    UndoHistory history(scenario);
    history.push(described(sized, scenario), set);
    history.undo();
    CHECK(history.current() == scenario);
}

TEST_CASE("a new work keeps the numbers that it also has, and drops the others", "[streams]") {
    Scenario scenario = cards();
    scenario.workload.processes[0].numbers["l2-hits"] = 50;
    const auto numbersWith = [&](const char* work) { return processIn(after(SetWork{"A", work}, scenario)).numbers; };
    CHECK(numbersWith("dma-both") == processIn(scenario).numbers);
    CHECK(numbersWith("dma-write") == std::map<std::string, double>{{"size", 256}});
}
