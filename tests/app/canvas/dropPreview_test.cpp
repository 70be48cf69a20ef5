// SPDX-License-Identifier: GPL-3.0-or-later
// A drop takes over the result of the preview. It was calculated once, outside the window's thread, and is identical to
// the last bit to a new calculation.
#include "fixture.h"

using namespace boardset;

namespace {

/// Checks that the document's result is bit for bit identical to a new calculation, without any tolerance.
void checkSolvedAgain(const Document& document) {
    const Answer& answer = document.answer();
    const Scenario& scenario = document.scenario();
    const auto topology = Topology::build(test::catalog(), scenario.machine, scenario.configuration);
    const Answer again = solvePlacement(*topology, scenario.workload);
    CHECK(answer.method == again.method);
    CHECK(answer.bytesPerSecond == again.bytesPerSecond);
    CHECK(answer.meanLatencyNs == again.meanLatencyNs);
    CHECK(answer.zeroLoadLatencyNs == again.zeroLoadLatencyNs);
    CHECK(answer.localShare == again.localShare);
    REQUIRE(answer.classes.size() == again.classes.size());
    for (std::size_t i = 0; i < answer.classes.size(); ++i) {
        CHECK(answer.classes[i].name == again.classes[i].name);
        CHECK(answer.classes[i].bytesPerSecond == again.classes[i].bytesPerSecond);
        CHECK(answer.classes[i].latencyNs == again.classes[i].latencyNs);
    }
    REQUIRE(answer.stations.size() == again.stations.size());
    for (std::size_t i = 0; i < answer.stations.size(); ++i) {
        CHECK(answer.stations[i].title == again.stations[i].title);
        CHECK(answer.stations[i].utilisation == again.stations[i].utilisation);
    }
}

/// Drags to a target and returns the result of the preview.
std::shared_ptr<const ScenarioSnapshot> promised(Fixture& f, QPointF from, QPointF to) {
    f.drag(from, to);
    REQUIRE(f.view->drag()->preview() == nullptr); // the thread of the window has calculated nothing
    REQUIRE(f.view->drag()->isOutdated());
    f.awaitPreview();
    REQUIRE(f.view->drag()->isPossible());
    return f.view->drag()->preview()->after;
}

} // namespace

TEST_CASE("the drop of a thread takes over the result of the preview", "[takeover]") {
    Fixture f;
    const auto snapshot = promised(f, f.tokenAt("4"), f.boxAt("SB3/P1"));
    const auto machine = f.document.sharedTopology();
    f.view->input()->release(f.boxAt("SB3/P1"));
    REQUIRE(f.document.snapshot() == snapshot); // the same object: it was calculated once
    REQUIRE(f.document.sharedTopology() == machine);
    REQUIRE(f.processorOf("4") == "SB3/P1");
    checkSolvedAgain(f.document);
    f.document.undo();
    REQUIRE(f.processorOf("4") == "SB0/P3");
    checkSolvedAgain(f.document);
    f.document.redo();
    REQUIRE(f.processorOf("4") == "SB3/P1");
}

TEST_CASE("the drop of a board takes over the machine and the result of the preview", "[takeover]") {
    Fixture f;
    const Scenario before = f.document.scenario();
    const auto snapshot = promised(f, f.headOf("SB0"), f.headOf("SB4"));
    f.view->input()->release(f.headOf("SB4"));
    REQUIRE(f.document.snapshot() == snapshot);
    REQUIRE(f.document.sharedTopology() == snapshot->topology);
    REQUIRE(f.processorOf("4") == "SB4/P3");
    REQUIRE(f.document.history().steps().back().title == "Swap the board in SB0 with the one in SB4");
    checkSolvedAgain(f.document);
    f.document.undo();
    REQUIRE(f.document.scenario() == before);
    checkSolvedAgain(f.document);
}

TEST_CASE("a pointer that returns to a target finds the earlier result", "[takeover]") {
    Fixture f;
    const auto first = promised(f, f.tokenAt("4"), f.boxAt("SB3/P1"));
    f.view->input()->moveTo(f.boxAt("SB2/P1"), 0);
    f.awaitPreview();
    f.view->input()->moveTo(f.boxAt("SB3/P1"), 0);
    f.awaitPreview();
    REQUIRE(f.view->drag()->preview()->after == first);
    f.view->input()->release(f.boxAt("SB3/P1"));
    REQUIRE(f.document.snapshot() == first);
}

TEST_CASE("a drop before its result is ready waits for it, and no drop is lost", "[takeover]") {
    Fixture f;
    const std::vector<const char*> targets{"SB1/P0", "SB2/P3", "SB3/P2", "SB4/P1", "SB5/P0", "SB3/P0"};
    for (const char* target : targets) {
        f.drag(f.tokenAt("1"), f.boxAt(target));
        f.view->input()->release(f.boxAt(target)); // no event has been processed
        REQUIRE(f.processorOf("1") == target);
        checkSolvedAgain(f.document);
    }
    REQUIRE(f.document.history().steps().size() == targets.size() + 1);
    for (std::size_t i = 0; i < targets.size(); ++i)
        f.document.undo();
    REQUIRE(f.processorOf("1") == "SB0/P0");
}

TEST_CASE("a pointer that moves on during a calculation drops at its last position", "[takeover]") {
    Fixture f;
    f.view->input()->press(f.tokenAt("1"), Qt::LeftButton);
    for (const char* target : {"SB1/P0", "SB2/P0", "SB3/P0", "SB4/P0"})
        f.view->input()->moveTo(f.boxAt(target), 0);
    f.view->input()->release(f.boxAt("SB4/P0"));
    REQUIRE(f.processorOf("1") == "SB4/P0");
    REQUIRE(f.document.history().steps().size() == 2);
    checkSolvedAgain(f.document);
}

TEST_CASE("a refused drop snaps back and gives the reason, however fast it is", "[takeover]") {
    Fixture f;
    const auto snapshot = f.document.snapshot();
    const bool patient = GENERATE(true, false);
    f.drag(f.tokenAt("1"), f.boxAt("IB6"));
    if (patient) {
        f.awaitPreview();
        REQUIRE_FALSE(f.view->drag()->isPossible());
    }
    f.view->input()->release(f.boxAt("IB6"));
    REQUIRE(f.view->notice().startsWith("A thread cannot be placed on IB6"));
    REQUIRE(f.document.snapshot() == snapshot);
    REQUIRE(f.document.history().steps().size() == 1);
}

TEST_CASE("if the document changes during a drag, the preview is calculated again and the outdated one is not used",
          "[takeover]") {
    Fixture f;
    promised(f, f.tokenAt("4"), f.boxAt("SB3/P1"));
    REQUIRE(f.document.perform(MoveCustomer{"3", "SB3/P2"}).isEmpty());
    REQUIRE(f.view->drag()->isActive());
    REQUIRE(f.view->drag()->isOutdated());
    f.view->input()->release(f.boxAt("SB3/P1"));
    REQUIRE(f.processorOf("4") == "SB3/P1");
    REQUIRE(f.processorOf("3") == "SB3/P2");
    checkSolvedAgain(f.document);
}

TEST_CASE("a preview of another state of the document is calculated again when it is performed", "[takeover]") {
    Fixture f;
    const Preview old = f.document.preview({MoveCustomer{"4", "SB3"}});
    REQUIRE(f.document.perform(MoveCustomer{"4", "SB5"}).isEmpty());
    REQUIRE(f.document.perform(old).isEmpty());
    REQUIRE(f.processorOf("4").starts_with("SB3/"));
    REQUIRE(f.document.snapshot() != old.after);
    checkSolvedAgain(f.document);
}
