// SPDX-License-Identifier: GPL-3.0-or-later
// Untrusted lesson files: one error names the field, the value found and the allowed values.
#include "boardset/lesson/LessonFile.h"
#include "boardset/lesson/LessonText.h"
#include "boardset/scenario/JsonFile.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <set>

using namespace boardset;
using test::catalog;

namespace {

std::string wall() {
    return test::textOf(std::filesystem::path(SOURCE_DATA) / "lessons" / "address-wall.json");
}

/// Text of the lesson with the first `from` replaced by `to`.
std::string with(const std::string& from, const std::string& to) {
    std::string text = wall();
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// Error of reading such a text.
InputError refused(const std::string& text) {
    try {
        parseLesson(text, "mine.json", *catalog());
    } catch (const InputError& error) {
        CHECK(std::string(error.what()).find('\n') == std::string::npos);
        CHECK(error.file == "mine.json");
        return error;
    }
    FAIL("it was read");
    return {"", "", "", ""};
}

} // namespace

TEST_CASE("a lesson states its scenario, its guesses and the result that it expects", "[lesson]") {
    const Lesson lesson = parseLesson(wall(), "address-wall.json", *catalog());
    CHECK(lesson.id == "address-wall");
    CHECK(lesson.title == "When the address bus is the limit");
    CHECK(lesson.scenario == "sunfire6800-copy-24-random");
    CHECK(lesson.guesses.size() == 3);
    REQUIRE(lesson.asked.size() == 1);
    CHECK(lesson.asked[0].number == "gain");
    CHECK(lesson.expect.size() >= 2);
    CHECK(lesson.edits.size() == 1);
}

TEST_CASE("a list of texts becomes paragraphs", "[lesson]") {
    std::string text = with("\"note\": \"", "\"note\": [\"First.\", \"");
    const std::string last = "to double?\"";
    text.replace(text.find(last), last.size(), last + "]");
    const Lesson lesson = parseLesson(text, "mine.json", *catalog());
    CHECK(lesson.note.substr(0, 12) == "First.\n\nGive");
    CHECK(refused(with("\"say\": \"Placement helps little here because\"", "\"say\": [\"words\"]")).field == "say");
    CHECK(refused(with("\"The model's bus is ideal", "4, \"The model's bus is ideal")).field == "why.text[1]");
}

TEST_CASE("a title has numbers from the catalog, without a solve", "[lesson]") {
    const Lesson lesson = readLesson(std::filesystem::path(SOURCE_DATA) / "lessons" / "why-not-2000.json", *catalog());
    CHECK(lesson.title == "Why 1,520 MB/s and not 2,000 MB/s");
}

TEST_CASE("an error in a lesson is one line with the field at fault", "[lesson]") {
    CHECK(refused("[]").allowed == "an object in braces");
    CHECK(refused(with("boardset-lesson", "something else")).field == "format");
    CHECK(refused(with("\"version\": 3", "\"version\": 4")).field == "version");
    CHECK(refused(with("\"version\": 3,", "")).field == "version");
    CHECK_THAT(refused(with("\"version\": 3", "\"version\": 2")).fix,
               Catch::Matchers::ContainsSubstring("move 1 to SB3"));
    CHECK(refused(with("as sunfire6800-copy-24-local", "like sunfire6800-copy-24-local")).field == "action.edits[0]");
    CHECK(refused(with("\"title\"", "\"tittle\"")).field == "tittle");
    CHECK(refused(with("\"fireplane.address-rate\"", "\"no.such.fact\"")).field.find("numbers[") == 0);
    CHECK(refused(with("\"measurement\"", "\"rumour\"")).field.find("numbers[") == 0);
    CHECK(refused(with("\"asked\": \"gain\"", "\"asked\": \"luck\"")).field == "asked");
    const std::string question = R"({"title": "T", "text": "X", "number": "gain"})";
    CHECK(refused(with("\"asked\": \"gain\"", "\"asked\": [" + question + "]")).field == "asked");
    CHECK(refused(with("\"asked\": \"gain\"", "\"asked\": [{\"title\": \"T\", \"text\": \"X\"}]")).field ==
          "asked[0].number");
    CHECK(refused(with("\"asked\": \"gain\"", "\"asked\": [" + question + ", " + question + "]")).field == "measured");
    CHECK(refused(with("\"from\": -10", "\"from\": \"nowhere\"")).field == "guesses[0].from");
    CHECK(refused(with("\"address-bus\"", "\"no-such-word\"")).field == "words[1]");
    CHECK(refused(with("\"minutes\": 10", "\"minutes\": 600")).field == "minutes");
    CHECK(refused(with("\"derivation\": \"busiest\"", "\"derivation\": \"hearsay\"")).field == "why.derivation");
    CHECK(refused(with("{near}", "{nearest}")).field == "question");
    CHECK(refused(with("{near}", "{fact:nothing}")).field == "question");
    CHECK(refused(with("How much faster", "How much\\nfaster")).allowed == "a text on one line");
}

TEST_CASE("a number that is never compared or never used is refused by its name", "[lesson]") {
    const std::string spare = R"("numbers": [{"name": "spare", "fact": "fireplane.buses"},)";
    const InputError fact = refused(with("\"numbers\": [", spare));
    CHECK(fact.field == "numbers[0].name");
    CHECK(fact.value == "\"spare\"");
    CHECK(fact.fix.find("fireplane.buses") != std::string::npos);
    const std::string idle = R"("numbers": [{"name": "idle", "answer": "latency", "of": "after"},)";
    CHECK(refused(with("\"numbers\": [", idle)).allowed == "a number that is used");
}

TEST_CASE("a text with a literal number is refused, a text with names that contain digits is not", "[lesson]") {
    const InputError error = refused(with("{randomMeasured}.", "8,795 MB/s."));
    CHECK(error.field == "question");
    CHECK(error.fix.find("8,795") != std::string::npos);
    CHECK(ownNumberIn("A 15K, a p650 and a 6800's SB0 under Solaris 9", *catalog()).empty());
    CHECK(ownNumberIn("It gained 6 %", *catalog()) == "6");
    CHECK(ownNumberIn("It gained {gain}", *catalog()).empty());
}

TEST_CASE("every pair of braces in a text is replaced", "[lesson]") {
    const auto shout = [](const std::string& name) { return '<' + name + '>'; };
    CHECK(filled("{a} and {b:c} and {a}", shout) == "<a> and <b:c> and <a>");
    CHECK(filled("open { and } shut", shout) == "open < and > shut");
    CHECK(filled("never { closed", shout) == "never { closed");
}

TEST_CASE("at least sixteen lessons are bundled, of seven to twelve minutes, and all are different", "[lesson]") {
    std::set<std::string> titles;
    std::set<std::string> families;
    const auto lessons = bundledLessons(std::filesystem::path(SOURCE_DATA) / "lessons", *catalog(),
                                        [](const InputError& error) { throw error; });
    CHECK(lessons.size() >= 16);
    for (const Lesson& each : lessons) {
        INFO(each.id);
        CHECK(titles.insert(each.title).second);
        CHECK(each.minutes >= 7);
        CHECK(each.minutes <= 12);
        CHECK(each.words.size() >= 3);
        CHECK(each.guesses.size() <= 4);
    }
}

TEST_CASE("a missing folder is one error", "[lesson]") {
    CHECK_THROWS_AS(bundledLessons(
                        "/no/such/folder", *catalog(), [](const InputError& error) { throw error; }),
                    InputError);
}

TEST_CASE("an invalid lesson file is reported, and the other lessons are read", "[lesson]") {
    const test::TempFolder folder;
    const auto known = std::filesystem::path(SOURCE_DATA) / "lessons" / "address-wall.json";
    std::filesystem::copy_file(known, folder.path() / "address-wall.json");
    folder.file("broken.json", "{");
    std::vector<std::string> unread;
    const auto lessons =
        bundledLessons(folder.path(), *catalog(), [&](const InputError& error) { unread.emplace_back(error.what()); });
    CHECK(lessons.size() == 1);
    REQUIRE(unread.size() == 1);
    CHECK(unread.front().find("broken.json") != std::string::npos);
}
