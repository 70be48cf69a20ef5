// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson is played and true; and stops being true when a fact that it rests on is another one.
#include "boardset/lesson/LessonFile.h"
#include "boardset/lesson/LessonPlay.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"
#include "support/scenarios.h"
#include "support/tempFolder.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace boardset;

namespace {

const Scenario& bundled(const std::string& id) {
    return test::scenario(id);
}

Lesson lessonOf(const std::string& id) {
    return readLesson(std::filesystem::path(SOURCE_DATA) / "lessons" / (id + ".json"), *test::catalog());
}

LessonPlay played(const Lesson& lesson) {
    return {lesson, test::catalog(), bundled};
}

/// What a lesson says of itself where the catalog has been changed.
std::vector<std::string> failuresWith(const std::string& id, const std::string& change) {
    const test::TempFolder folder;
    const std::filesystem::path file = folder / "catalog.db";
    std::filesystem::copy_file(test::share() / "catalog.db", file);
    CHECK(SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(change) > 0);
    return LessonPlay(lessonOf(id), Catalog::open(file), bundled).failures();
}

} // namespace

TEST_CASE("every bundled lesson is true, and every text of it has its numbers", "[lesson]") {
    for (const Lesson& each : bundledLessons(std::filesystem::path(SOURCE_DATA) / "lessons", *test::catalog())) {
        INFO(each.id);
        const LessonPlay play = played(each);
        for (const std::string& failure : play.failures())
            FAIL_CHECK(failure);
        for (const std::string& text : {each.question, each.action, each.why, each.sentence, each.note})
            CHECK(play.text(text).find_first_of("{}") == std::string::npos);
        CHECK(play.right() < each.guesses.size());
        CHECK(play.derivation());
        CHECK(play.subject().find(", ") != std::string::npos);
    }
}

TEST_CASE("the numbers of the address wall are those of the white paper and of the model", "[lesson]") {
    const LessonPlay play = played(lessonOf("address-wall"));
    CHECK(play.value("randomMeasured").text == "8,795 MB/s"); // Table 3-6, test 3
    CHECK(play.value("measured").value == Approx(100 * (9360.0 / 8795 - 1)));
    CHECK(play.value("after").value == Approx(9600)); // 150 million addresses/s x 64 bytes
    CHECK(play.right() == 0);
    CHECK(play.text("a {line} line, {fact:fireplane.line-size}, {measurement:3-6.4}") ==
          "a 64 bytes line, 64 bytes, 9,360 MB/s");
}

TEST_CASE("what a learner has done counts however it was done", "[lesson]") {
    const LessonPlay play = played(lessonOf("what-is-in-the-box"));
    CHECK_FALSE(play.isDone(*play.before().scenario.topology, play.before().answer));
    const Canonical byHand = edited(play.before().scenario, MovePages{ProcessName("A"), RegionName("a"), "", "SB0"});
    CHECK(play.isDone(*byHand.topology, solvePlacement(*byHand.topology, byHand.scenario.workload)));
    const Canonical half =
        edited(play.before().scenario, MovePages{ProcessName("A"), RegionName("a"), "SB3", "SB0", Share::Half});
    CHECK_FALSE(play.isDone(*half.topology, solvePlacement(*half.topology, half.scenario.workload)));
    const auto other = test::solved("t5440-first");
    CHECK_FALSE(play.isDone(*other.topology, other.answer));
}

TEST_CASE("a fact that changes makes the lessons that rest on it fail", "[lesson]") {
    CHECK(
        failuresWith("address-wall", "UPDATE fact SET value = 2 * value WHERE id = 'fireplane.address-rate'").size() >=
        1);
    CHECK_FALSE(
        failuresWith("what-is-in-the-box", "UPDATE fact SET value = value / 2 WHERE id = 'memory-unit.bandwidth'")
            .empty());
    CHECK_FALSE(
        failuresWith("follow-a-miss", "UPDATE fact SET value = 400 WHERE id = 'sunfire6800.latency.other-board'")
            .empty());
    CHECK_FALSE(
        failuresWith("bandwidth-not-latency", "UPDATE measurement SET published = 20 WHERE id = '3-5.72'").empty());
}

TEST_CASE("a lesson whose guesses leave the answer out, or whose action changes nothing, says so", "[lesson]") {
    Lesson lesson = lessonOf("two-segments");
    lesson.guesses.pop_back();
    CHECK(played(lesson).failures().at(0).find("no guess is right: gain is 100 %") == 0);
    lesson = lessonOf("two-segments");
    lesson.edits = {{LessonEditKind::As, lesson.scenario, "", "", 0}};
    const auto failures = played(lesson).failures();
    REQUIRE_FALSE(failures.empty());
    CHECK(failures.front() == "what is to be done is not done after the action");
}

TEST_CASE("a lesson with an action that the machine does not allow is refused with the reason", "[lesson]") {
    Lesson lesson = lessonOf("two-segments");
    lesson.edits = {{LessonEditKind::As, "t5440-first", "", "", 0}};
    CHECK_THROWS_WITH(played(lesson), Catch::Contains("another machine"));
    lesson.edits = {{LessonEditKind::Option, "nonsense", "", "", 1}};
    CHECK_THROWS(played(lesson));
    lesson.scenario = "nowhere";
    CHECK_THROWS_AS(played(lesson), InputError);
}
