// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress through a lesson: each step is hidden until the learner reaches it.
#include "boardset/lesson/LessonFile.h"
#include "boardset/lesson/LessonSession.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;

namespace {

LessonSession walkThrough(const std::string& id) {
    const auto file = std::filesystem::path(SOURCE_DATA) / "lessons" / (id + ".json");
    const ScenarioLoader scenarios = [](const std::string& of) -> const Scenario& { return test::scenario(of); };
    return LessonSession(LessonChecker(readLesson(file, *test::catalog()), test::catalog(), scenarios));
}

bool look(LessonSession& session, const SolvedScenario& at) {
    return session.look(*at.scenario.topology, at.answer);
}

} // namespace

TEST_CASE("each step appears when it is reached, and is reached when the previous step is done", "[lesson]") {
    LessonSession session = walkThrough("address-wall");
    CHECK(session.lines().size() == 1);
    CHECK(session.choices().empty());
    session.guess(0); // not asked yet
    CHECK_FALSE(session.isGuessed());
    session.goOn();
    CHECK(session.lines().size() == 2);
    CHECK(session.choices().size() == session.checker().lesson().guesses.size() + 1);
    session.goOn(); // a guess is required
    CHECK(session.step() == LessonSession::Guess);
    CHECK_FALSE(look(session, session.checker().after())); // an action before its step does not count
    session.guess(0);
    session.guess(1); // the result is not shown yet
    CHECK_FALSE(session.isRevealed());
    session.goOn();
    session.goOn();
    CHECK(session.step() == LessonSession::DoIt);
    CHECK(session.isRevealed());
    session.goBack();
    session.guess(0); // the guess is kept
    session.goOn();
    CHECK_FALSE(look(session, session.checker().before()));
    CHECK(std::ranges::none_of(session.choices(), &LessonSession::Choice::cameOut));
    CHECK(look(session, session.checker().after()));
    CHECK_FALSE(look(session, session.checker().after())); // once
    CHECK(session.choices().front().cameOut);
    CHECK(session.bars().empty());
    session.guess(0); // the guess is kept
    CHECK(session.choices()[1].isYours);
    session.goOn();
    CHECK(session.bars().size() == 3); // guess, model, measured
    CHECK(session.lines().back().title == "Why is the gain so small?");
    session.goOn();
    CHECK(session.example().empty());
    session.say("the bus is full");
    CHECK_FALSE(session.example().empty());
    CHECK(session.record() == LessonRecord{{1}, true, "the bus is full"});
    session.goOn(); // this is the last step
    CHECK(session.step() == LessonSession::Say);
}

TEST_CASE("a lesson with several questions continues once each has a guess, and counts the correct ones", "[lesson]") {
    LessonSession session = walkThrough("l3-by-benchmark");
    session.goOn();
    CHECK(session.choices().size() == 18); // private, shared and not sure, six times
    CHECK(session.choices()[5].question == 1);
    for (std::size_t question = 0; question < 4; ++question)
        session.guess(0, question); // private
    session.guess(0, 6);            // there is no such question
    CHECK_FALSE(session.isGuessed());
    CHECK_FALSE(session.canGoOn());
    session.guessRest();
    CHECK(session.record() == LessonRecord{{0, 0, 0, 0, -1, -1}, false, ""});
    session.goOn();
    CHECK(session.correctGuesses() == 0); // not shown yet
    look(session, session.checker().after());
    CHECK(session.correctGuesses() == 2); // SPECint_rate2000 and SPEC OMPM2001
    session.goOn();
    CHECK(session.bars().empty());
}

TEST_CASE("a restart skips no step, and a summary before its step is ignored", "[lesson]") {
    LessonSession session = walkThrough("address-wall");
    session.again();
    CHECK(session.step() == LessonSession::Question);
    session.goOn();
    session.again();
    CHECK(session.step() == LessonSession::Guess);
    session.say("too early");
    CHECK(session.sentence().empty());
}

TEST_CASE("a restart repeats the action and keeps the guess, including \"not sure\"", "[lesson]") {
    LessonSession session = walkThrough("what-is-in-the-box");
    session.goOn();
    session.guess(session.checker().lesson().guesses.size());
    CHECK(session.record() == LessonRecord{{-1}, false, ""});
    session.guess(session.checker().lesson().guesses.size() + 1); // there is no such choice
    CHECK(session.choices().back().isYours);
    session.goOn();
    look(session, session.checker().after());
    session.goOn();
    session.again();
    CHECK(session.step() == LessonSession::DoIt);
    CHECK_FALSE(session.isSettled());
    CHECK(session.isGuessed());
    session.goBack();
    session.goBack();
    session.goBack();
    CHECK(session.step() == LessonSession::Question);
}
