// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a scenario with a program: some keep the program, others drop it.
#include "boardset/scenario/UndoHistory.h"

#include "core/scenario/editing.h"
#include "core/scenario/programSamples.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Program of eight threads, created slowly, each with its own pages.
Program eight() {
    Program program{"solaris9-1202", "", 1, true, {}, {{"A", "copy", false}}, {}, {}};
    program.events = {events::Create{"A", 8, 0.5}, events::Map{"A", "a", 64},
                      events::Touch{{1, 2, 3, 4, 5, 6, 7, 8}, "a", {true, 0}, true}, events::Bind{{1}, "SB5/P0"}};
    return program;
}

Scenario running() {
    return after(SetProgram{eight(), "Run eight threads"});
}

} // namespace

TEST_CASE("setting a program replays it, and undo restores the placement", "[edit]") {
    const Scenario scenario = running();
    REQUIRE(scenario.program == eight());
    REQUIRE(scenario == resolve(scenario, *machineOf(scenario)));
    REQUIRE(scenario.workload.customerCount() == 8);
    REQUIRE(described(SetProgram{eight(), "Run eight threads"}) == "Run eight threads");
    UndoHistory history(start());
    history.push("Run eight threads", scenario);
    history.undo();
    REQUIRE(history.current() == start());
    history.redo();
    REQUIRE(history.current().program == eight());
    Program bad = eight();
    bad.system = "vms";
    REQUIRE_THAT(refused(SetProgram{bad, "Run"}),
                 ContainsSubstring("the program cannot run: its field system is \"vms\""));
}

TEST_CASE("an edit of the placement starts from the end of the program, and drops the program", "[edit]") {
    const Scenario before = running();
    const std::vector<Edit> edits{
        MoveCustomer{"1", "SB0/P3"}, MovePages{"A", "a.1", "", "SB3"}, AddCustomer{"A", "SB0"}, RemoveCustomer{"2"},
        AddRegion{"A", 4, "SB0"},    RemoveRegion{"A", "a.1"},         SetWork{"A", "one-miss"}};
    for (const Edit& edit : edits) {
        INFO(described(edit));
        if (refused(edit, before) != "accepted") {
            REQUIRE(std::holds_alternative<RemoveRegion>(edit)); // a thread would lose its only region
            continue;
        }
        const Scenario changed = after(edit, before);
        REQUIRE_FALSE(changed.program);
        REQUIRE(changed.workload != before.workload);
        REQUIRE_NOTHROW(validate(changed, *machineOf(changed)));
    }
    const Scenario moved = after(MoveCustomer{"2", "SB4/P3"}, before);
    REQUIRE(moved.workload.pageCount() == before.workload.pageCount());
}

TEST_CASE("an edit of the machine keeps the program and replays it there", "[edit]") {
    const Scenario before = running();
    for (const Edit& edit : std::vector<Edit>{SetBoard{"SB1", ""}, SetFailed{"SB2/P0", true}, SetOption{"uniboards", 6},
                                              SetOff{"SB2/P0", true}, Boot{}}) {
        INFO(described(edit));
        const Scenario changed = after(edit, before);
        REQUIRE(changed.program == eight());
        REQUIRE(changed.workload == Workload{});
        REQUIRE(resolve(changed, *machineOf(changed)).workload.customerCount() == 8);
    }
    REQUIRE(after(Rename{"Eight"}, before).workload == before.workload);
    REQUIRE_THAT(
        refused(SetBoard{"SB5", ""}, before),
        ContainsSubstring("With no board in SB5, the program cannot run: its field events[3].block is \"SB5/P0\""));
}

TEST_CASE("a program follows a board that it names when the board moves", "[edit]") {
    const Scenario bare = after(SetBoard{"SB4", ""}, running());
    const Scenario moved = after(MoveBoard{"SB5", "SB4"}, bare);
    REQUIRE(std::get<events::Bind>(moved.program->events[3]).block == "SB4/P0");
}

TEST_CASE("keeping a placement drops the program and changes nothing else", "[edit]") {
    const Scenario before = running();
    const Scenario kept = after(KeepPlacement{before.workload}, before);
    REQUIRE_FALSE(kept.program);
    REQUIRE(kept.workload == before.workload);
    Workload elsewhere = before.workload;
    elsewhere.processes[0].customers[0].on = "SB9/P0";
    REQUIRE_THAT(refused(KeepPlacement{elsewhere}, before), ContainsSubstring("SB9/P0"));
}
