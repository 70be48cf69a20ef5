// SPDX-License-Identifier: GPL-3.0-or-later
// Undo, redo, and the limits of the history.
#include "boardset/scenario/UndoHistory.h"

#include "core/scenario/samples.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Scenario titled(const std::string& title) {
    Scenario scenario = small();
    scenario.title = title;
    return scenario;
}

} // namespace

TEST_CASE("undo steps back, redo steps forward, and neither goes beyond the ends", "[history]") {
    UndoHistory history(titled("0"));
    REQUIRE(history.steps().size() == 1);
    REQUIRE(history.steps()[0].title == "Opened");
    REQUIRE((!history.canUndo() && !history.canRedo()));
    history.undo();
    history.redo();
    REQUIRE(history.current() == titled("0"));
    history.push("first", titled("1"));
    history.push("second", titled("2"));
    history.undo();
    REQUIRE(history.current() == titled("1"));
    REQUIRE((history.canUndo() && history.canRedo()));
    history.undo();
    REQUIRE(history.current() == titled("0"));
    history.redo();
    history.redo();
    history.redo();
    REQUIRE(history.current() == titled("2"));
    REQUIRE(history.at() == 2);
}

TEST_CASE("a step after an undo removes the steps to redo", "[history]") {
    UndoHistory history(titled("0"));
    history.push("first", titled("1"));
    history.push("second", titled("2"));
    history.goTo(0);
    history.push("other", titled("3"));
    REQUIRE(history.steps().size() == 2);
    REQUIRE(history.steps()[1].title == "other");
    REQUIRE(!history.canRedo());
    REQUIRE(history.current() == titled("3"));
}

TEST_CASE("the history can go to any of its steps, and to no other", "[history]") {
    UndoHistory history(titled("0"));
    history.push("first", titled("1"));
    history.goTo(0);
    REQUIRE(history.current() == titled("0"));
    history.goTo(1);
    REQUIRE(history.current() == titled("1"));
    REQUIRE_THROWS_AS(history.goTo(2), std::out_of_range);
    REQUIRE(history.at() == 1);
}

TEST_CASE("the oldest steps are forgotten, and the newest remain", "[history]") {
    UndoHistory history(titled("0"));
    for (int i = 1; i <= 1010; ++i)
        history.push("step", titled(std::to_string(i)));
    REQUIRE(history.steps().size() == 1000);
    REQUIRE(history.current() == titled("1010"));
    history.goTo(0);
    REQUIRE(history.current() == titled("11"));
}

TEST_CASE("a huge scenario can be undone once, whatever its size", "[history]") {
    Scenario huge = small();
    huge.workload.processes[0].customers.assign(500'000, {"t", "P", {}}); // of a million in all steps together
    UndoHistory history(huge);
    history.push("first", huge);
    history.push("second", huge);
    REQUIRE(history.steps().size() == 2);
    REQUIRE(history.canUndo());
    REQUIRE(history.steps()[0].title == "first");
    history.push("small again", small());
    REQUIRE(history.steps().size() == 2);
}
