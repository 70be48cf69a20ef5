// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's file of guesses, and what a class makes of a question.
#include "boardset/lesson/GuessFile.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"
#include "support/tempFolder.h"

using namespace boardset;

namespace {

Lesson threeGuesses() {
    Lesson lesson;
    lesson.id = "wall";
    lesson.guesses.resize(3);
    return lesson;
}

} // namespace

TEST_CASE("what is written of guesses is read again", "[lesson]") {
    const test::TempFolder folder;
    const LessonRecords records{{"wall", {2, true, "the bus \"is\" full\\"}}, {"box", {-1, false, ""}}};
    writeGuesses(records, folder / "mine.json");
    CHECK(readGuesses(folder / "mine.json") == records);
}

TEST_CASE("a file of guesses from outside is hostile until read", "[lesson]") {
    const auto field = [](const std::string& text) {
        try {
            parseGuesses(text, "theirs.json");
        } catch (const InputError& error) {
            return error.field;
        }
        return std::string("none");
    };
    const std::string head = R"({"format": "boardset-guesses", "lessons": )";
    CHECK(field(R"({"format": "boardset", "lessons": {}})") == "format");
    CHECK(field(head + R"({"wall": {"guess": -2, "done": true, "sentence": ""}}})") == "lessons.wall.guess");
    CHECK(field(head + R"({"wall": {"guess": 1, "done": 1, "sentence": ""}}})") == "lessons.wall.done");
    CHECK(field(head + R"({"wall": {"guess": 1, "done": true}}})") == "lessons.wall.sentence");
    CHECK(field(head + R"({"wall": {"guess": 1, "done": true, "sentence": "", "name": "x"}}})") == "lessons.wall.name");
    CHECK(field(head + "{}}") == "none");
}

TEST_CASE("a class is all files of a folder; one that cannot be read is told and stops nothing", "[lesson]") {
    const test::TempFolder folder;
    writeGuesses({{"wall", {0, true, ""}}}, folder / "a.json");
    writeGuesses({{"wall", {1, true, ""}}}, folder / "b.json");
    writeGuesses({{"wall", {1, true, ""}}}, folder / "c.json");
    writeGuesses({{"wall", {-1, false, ""}}}, folder / "d.json");
    writeGuesses({{"other", {2, false, ""}}}, folder / "e.json");
    writeGuesses({{"wall", {7, false, ""}}}, folder / "f.json"); // of a lesson with more guesses
    folder.file("g.json", "nonsense");
    folder.file("h.txt", "no file of guesses");
    const ClassGuesses all = readClass(folder.path());
    CHECK(all.learners == 6);
    REQUIRE(all.unread.size() == 1);
    CHECK(all.unread.front().find("g.json") != std::string::npos);
    CHECK(all.countsOf(threeGuesses()) == std::vector<int>{1, 2, 0, 1});
    CHECK_THROWS_AS(readClass(folder / "nowhere"), InputError);
}
