// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's file of guesses, and the counts of a class for a question.
#include "boardset/lesson/GuessFile.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <chrono>
#include <fstream>
#include <sys/stat.h>

using namespace boardset;

namespace {

Lesson threeGuesses() {
    Lesson lesson;
    lesson.id = "wall";
    lesson.guesses.resize(3);
    lesson.asked.resize(1);
    return lesson;
}

} // namespace

TEST_CASE("guesses are read as they were written", "[lesson]") {
    const test::TempFolder folder;
    const LessonRecords records{
        {"wall", {{2}, true, "the bus \"is\" full\\"}}, {"box", {{-1}, false, ""}}, {"modes", {{0, -1, 1}, true, ""}}};
    writeGuesses(records, folder / "mine.json");
    CHECK(readGuesses(folder / "mine.json") == records);
}

TEST_CASE("an untrusted file of guesses is refused with the field at fault", "[lesson]") {
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

TEST_CASE("a printed page has the guesses and summaries, with numbers, as plain text", "[lesson]") {
    Lesson lesson = threeGuesses();
    lesson.title = "Near & far";
    lesson.guesses[1].text = "twice as much";
    lesson.say = "It reaches {most} as";
    const LessonWords words = [](const Lesson&, const std::string& text) {
        return text == "It reaches {most} as" ? "It reaches 9,600 MB/s as" : text;
    };
    const std::string page = pageOf({{lesson.id, {{1}, true, "the <bus> is full"}}}, {lesson, Lesson{}}, words);
    CHECK(page.find("<h2>Near &amp; far</h2>") != std::string::npos);
    CHECK(page.find("<p>My guess: twice as much</p>") != std::string::npos);
    CHECK(page.find("<p>It reaches 9,600 MB/s as the &lt;bus&gt; is full</p>") != std::string::npos);
    CHECK(pageOf({{lesson.id, {{-1}, true, ""}}}, {lesson}, words).find("My guess: not sure") != std::string::npos);
}

TEST_CASE("a class is all files of a folder; an unreadable file is reported and stops nothing", "[lesson]") {
    const test::TempFolder folder;
    writeGuesses({{"wall", {{0}, true, ""}}}, folder / "a.json");
    writeGuesses({{"wall", {{1}, true, ""}}}, folder / "b.json");
    writeGuesses({{"wall", {{1}, true, ""}}}, folder / "c.json");
    writeGuesses({{"wall", {{-1}, false, ""}}}, folder / "d.json");
    writeGuesses({{"other", {{2}, false, ""}}}, folder / "e.json");
    writeGuesses({{"wall", {{7}, false, ""}}}, folder / "f.json"); // from a lesson with more guesses
    folder.file("g.json", "nonsense");
    folder.file("h.txt", "no file of guesses");
    const ClassGuesses all = readClass(folder.path(), {threeGuesses()});
    CHECK(all.learners == 6);
    REQUIRE(all.unread.size() == 1);
    CHECK(all.unread.front().find("g.json") != std::string::npos);
    CHECK(all.of("wall") == std::vector<int>{1, 2, 0, 1});
    CHECK(all.of("box").empty());
    CHECK(all.counts.size() == 1); // guesses for unknown lessons are not counted
    CHECK_THROWS_AS(readClass(folder / "nowhere", {}), InputError);
}

TEST_CASE("the guesses for several questions are counted question by question", "[lesson]") {
    Lesson lesson = threeGuesses();
    lesson.asked = {{"near", "", ""}, {"far", "", ""}};
    const test::TempFolder folder;
    writeGuesses({{"wall", {{0, 2}, true, ""}}}, folder / "a.json");
    writeGuesses({{"wall", {{0, -1}, true, ""}}}, folder / "b.json");
    writeGuesses({{"wall", {{1}, true, ""}}}, folder / "c.json"); // from a lesson with one question
    CHECK(readClass(folder.path(), {lesson}).of("wall") == std::vector<int>{2, 0, 0, 0, 0, 0, 1, 1});
    const LessonWords words = [](const Lesson&, const std::string& text) { return text; };
    CHECK(pageOf({{"wall", {{0, -1}, true, ""}}}, {lesson}, words).find("My guess: not sure (far)") !=
          std::string::npos);
}

TEST_CASE("a folder of garbage is read in bounded time, with one line for each unreadable file", "[lesson]") {
    const test::TempFolder folder;
    writeGuesses({{"wall", {{0}, true, ""}}}, folder / "a.json");
    folder.file("deep.json", std::string(400'000, '['));
    folder.file("huge.json", "{\"format\": \"boardset-guesses\", \"x\": \"" + std::string(2'000'000, 'x') + "\"}");
    folder.file("control\n\x1b[31m.json", "{\"format\": \"\x01\"}");
    folder.file("controls.json", "{\"format\": \"boardset-guesses\", \"lessons\": {\"\\u001b[2J\\n\": 1}}");
    folder.file("zero.json", std::string("{\"format\": \"boardset-guesses\"\0}", 32));
    std::filesystem::create_directory(folder / "folder.json");
    std::filesystem::create_symlink(folder / "loop.json", folder / "loop.json");
    REQUIRE(::mkfifo((folder / "pipe.json").c_str(), 0600) == 0);
    const auto begin = std::chrono::steady_clock::now();
    const ClassGuesses all = readClass(folder.path(), {threeGuesses()});
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
    CHECK(all.learners == 1);
    CHECK(all.unread.size() == 8);
    for (const std::string& line : all.unread) {
        INFO(line);
        CHECK(line.size() < 2000);
        CHECK(std::ranges::none_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }));
    }
}

TEST_CASE("a class reads at most a thousand files and 50 MB, and reports where it stopped", "[lesson]") {
    const test::TempFolder many;
    for (int i = 0; i < 1003; ++i)
        many.file(std::to_string(1000 + i) + ".json", "{\"format\": \"boardset-guesses\", \"lessons\": {}}");
    const ClassGuesses first = readClass(many.path(), {});
    CHECK(first.learners == 1000);
    REQUIRE(first.unread.size() == 1);
    CHECK(first.unread.front().find("only the first 1000 of 1003 files") != std::string::npos);
    const test::TempFolder large;
    for (int i = 0; i < 4; ++i) { // 20 MB each, in sparse files
        std::ofstream(large / (std::to_string(i) + ".json")).put('{');
        std::filesystem::resize_file(large / (std::to_string(i) + ".json"), 20'000'000);
    }
    const ClassGuesses none = readClass(large.path(), {});
    CHECK(none.unread.back().find("only the first 2 of 4 files") != std::string::npos);
}
