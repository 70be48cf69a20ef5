// SPDX-License-Identifier: GPL-3.0-or-later
// A document with a program: steps, comparison with A, edits, undo.
#include "testApp.h"

#include "boardset/policy/ReplayedPlacement.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// A program with four threads of one process on a board, whose pages its first thread touches.
Program program() {
    Program made;
    made.system = "solaris9-1202";
    made.processes = {{"A", "copy", false}};
    made.events = {events::Create{"A", 4, 0, {}}, events::Map{"A", "a", 96, 4'194'304, SegmentKind::Heap, 0},
                   events::Touch{{1}, "a", {}, false}, events::Touch{{1, 2, 3, 4}, "a", {true, 0}, true}};
    return made;
}

struct ReplayDesk6800 : TestApp {
    ReplayDesk6800() { REQUIRE(document().perform(SetProgram{program(), "Replay"}).isEmpty()); }
};

} // namespace

TEST_CASE("every step shows its own placement and result, and changes nothing that is saved", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    const QSignalSpy steps(&document, &Document::stepChanged);
    document.markSaved();
    ReplayCursor cursor(Replay::of(program(), document.sharedTopology()));
    for (int position = 0; position <= document.length(); ++position) {
        document.goToStep(position);
        cursor.goTo(position);
        REQUIRE(document.position() == position);
        REQUIRE(document.scenario().workload == placementAt(cursor.replay(), cursor.state()));
    }
    REQUIRE(steps.count() == document.length() + 1);
    REQUIRE_FALSE(document.isModified());
    document.goToStep(0);
    REQUIRE(document.answer().classes.empty());
    document.goToStep(-5);
    REQUIRE(document.position() == 0);
    document.goToStep(1000);
    REQUIRE(document.position() == document.length());
}

TEST_CASE("a program that is kept as A shows the same step as the changed program", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    document.goToStep(3);
    document.keep();
    Program changed = program();
    changed.adjustments = {{3, "lgrp_mem_default_policy", 4}};
    REQUIRE(document.perform(SetProgram{changed, "Random pages"}).isEmpty());
    document.wait();
    REQUIRE(document.position() == 3);
    REQUIRE(document.keptReplay()->position() == 3);
    document.goToStep(document.length());
    document.wait();
    CHECK(document.keptReplay()->position() == document.keptReplay()->replay().length());
    const double ofA = document.kept()->answer.bytesPerSecond;
    CHECK(document.answer().bytesPerSecond != ofA);
    document.showKept(true);
    CHECK(document.answer().bytesPerSecond == ofA);
    document.clearA();
    document.goToStep(2);
    document.wait();
    CHECK(document.kept() == nullptr);
}

TEST_CASE("two steps of one program are compared: A stays at its step", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    document.goToStep(1);
    document.keep();
    document.goToStep(document.length());
    document.wait();
    CHECK(document.keptReplay()->position() == 1);
    CHECK(document.position() == document.length());
}

TEST_CASE("undo of a swap restores A after both programs have shown another step", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    document.keep();
    const Program first = *document.base().program;
    Program changed = first;
    changed.adjustments = {{3, "lgrp_mem_default_policy", 4}};
    REQUIRE(document.perform(SetProgram{changed, "Random pages"}).isEmpty());
    document.wait();
    document.swapKept();
    document.goToStep(2);
    document.wait();
    CHECK(document.keptReplay()->replay().program() == changed);
    CHECK(document.keptReplay()->position() == 2);
    document.undo();
    document.wait();
    CHECK(*document.base().program == changed);
    CHECK(document.keptReplay()->replay().program() == first);
}

TEST_CASE("a program that cannot run is refused with the field, the value and the valid range", "[views]") {
    ReplayDesk6800 app;
    Program changed = program();
    changed.tunables["lgrp_choose_policy"] = 77;
    const Scenario before = app.document().base();
    const QString refusal = app.document().perform(SetProgram{changed, "Another policy"});
    CHECK(refusal.contains(QStringLiteral("lgrp_choose_policy")));
    CHECK(refusal.contains(QStringLiteral("77")));
    CHECK(app.document().base() == before);
}

TEST_CASE("moving a thread manually ends the program at the current step", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    document.goToStep(2);
    const std::size_t threads = document.scenario().workload.processes[0].customers.size();
    REQUIRE(threads == 2);
    REQUIRE(document.perform(MoveCustomer{"1", "SB5/P3"}).isEmpty());
    REQUIRE(document.replay() == nullptr);
    REQUIRE(document.scenario().workload.processes[0].customers.size() == threads);
    document.undo();
    REQUIRE(document.replay() != nullptr);
    REQUIRE(document.base().program == program());
}

TEST_CASE("options change the machine of a program, which is replayed on it", "[views]") {
    ReplayDesk6800 app;
    Document& document = app.document();
    REQUIRE(document.perform(SetOption{"uniboards", 2}).isEmpty());
    REQUIRE(document.replay() != nullptr);
    REQUIRE(document.replay()->replay().localityGroups().groupCount() == 2);
    REQUIRE(document.position() == document.length());
}

TEST_CASE("a board that the program detaches leaves its bay at that step only", "[views]") {
    TestApp app;
    Program detaching = program();
    detaching.events.emplace_back(events::SetAttached{"SB2", false});
    REQUIRE(app.document().perform(SetProgram{detaching, "Detach"}).isEmpty());
    Document& document = app.document();
    const QSignalSpy machines(&document, &Document::topologyChanged);
    REQUIRE(document.topology().withRole(Role::Processor).size() == 20);
    document.goToStep(0);
    REQUIRE(document.topology().withRole(Role::Processor).size() == 24);
    REQUIRE(machines.count() == 1);
    REQUIRE(document.base().configuration.boards.empty());
}
