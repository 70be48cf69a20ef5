// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress through a lesson: each step is hidden until the learner reaches it.
#include "boardset/lesson/LessonFile.h"
#include "boardset/lesson/LessonWalk.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;

namespace {

LessonWalk walkThrough(const std::string& id) {
    const auto file = std::filesystem::path(SOURCE_DATA) / "lessons" / (id + ".json");
    const ScenarioLoader scenarios = [](const std::string& of) -> const Scenario& { return test::scenario(of); };
    return LessonWalk(LessonPlay(readLesson(file, *test::catalog()), test::catalog(), scenarios));
}

bool look(LessonWalk& walk, const Stand& at) {
    return walk.look(*at.scenario.topology, at.answer);
}

} // namespace

TEST_CASE("each step appears when it is reached, and is reached when the previous step is done", "[lesson]") {
    LessonWalk walk = walkThrough("address-wall");
    CHECK(walk.lines().size() == 1);
    CHECK(walk.choices().empty());
    walk.guess(0); // not asked yet
    CHECK_FALSE(walk.isGuessed());
    walk.goOn();
    CHECK(walk.lines().size() == 2);
    CHECK(walk.choices().size() == walk.play().lesson().guesses.size() + 1);
    walk.goOn(); // a guess is required
    CHECK(walk.step() == LessonWalk::Guess);
    CHECK_FALSE(look(walk, walk.play().after())); // an action before its step does not count
    walk.guess(0);
    walk.guess(1); // the result is not shown yet
    CHECK_FALSE(walk.isTold());
    walk.goOn();
    walk.goOn();
    CHECK(walk.step() == LessonWalk::DoIt);
    CHECK(walk.isTold());
    walk.goBack();
    walk.guess(0); // the guess is kept
    walk.goOn();
    CHECK_FALSE(look(walk, walk.play().before()));
    CHECK(std::ranges::none_of(walk.choices(), &LessonWalk::Choice::cameOut));
    CHECK(look(walk, walk.play().after()));
    CHECK_FALSE(look(walk, walk.play().after())); // once
    CHECK(walk.choices().front().cameOut);
    CHECK(walk.bars().empty());
    walk.guess(0); // the guess is kept
    CHECK(walk.choices()[1].isYours);
    walk.goOn();
    CHECK(walk.bars().size() == 3); // guess, model, measured
    CHECK(walk.lines().back().title == "Why is the gain so small?");
    walk.goOn();
    CHECK(walk.example().empty());
    walk.say("the bus is full");
    CHECK_FALSE(walk.example().empty());
    CHECK(walk.record() == LessonRecord{1, true, "the bus is full"});
    walk.goOn(); // this is the last step
    CHECK(walk.step() == LessonWalk::Say);
}

TEST_CASE("a restart skips no step, and a summary before its step is ignored", "[lesson]") {
    LessonWalk walk = walkThrough("address-wall");
    walk.again();
    CHECK(walk.step() == LessonWalk::Question);
    walk.goOn();
    walk.again();
    CHECK(walk.step() == LessonWalk::Guess);
    walk.say("too early");
    CHECK(walk.sentence().empty());
}

TEST_CASE("a restart repeats the action and keeps the guess, including \"not sure\"", "[lesson]") {
    LessonWalk walk = walkThrough("what-is-in-the-box");
    walk.goOn();
    walk.guess(walk.play().lesson().guesses.size());
    CHECK(walk.record() == LessonRecord{-1, false, ""});
    walk.guess(walk.play().lesson().guesses.size() + 1); // there is no such choice
    CHECK(walk.choices().back().isYours);
    walk.goOn();
    look(walk, walk.play().after());
    walk.goOn();
    walk.again();
    CHECK(walk.step() == LessonWalk::DoIt);
    CHECK_FALSE(walk.isSettled());
    CHECK(walk.isGuessed());
    walk.goBack();
    walk.goBack();
    walk.goBack();
    CHECK(walk.step() == LessonWalk::Question);
}
