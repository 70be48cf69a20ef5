// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson can be played and makes true statements. A change of a fact on which a lesson depends is noticed.
#include "boardset/explain/Explain.h"
#include "boardset/lesson/LessonChecker.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"
#include "support/scenarios.h"
#include "support/tempFolder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <set>

using namespace boardset;

namespace {

const Scenario& bundled(const std::string& id) {
    return test::scenario(id);
}

Lesson lessonOf(const std::string& id) {
    return readLesson(std::filesystem::path(SOURCE_DATA) / "lessons" / (id + ".json"), *test::catalog());
}

LessonChecker played(const Lesson& lesson) {
    return {lesson, test::catalog(), bundled};
}

/// Row of the catalog.
struct Row {
    std::string table;
    std::string column;
    std::string id;
};

/// Failures of a lesson with one number of the catalog multiplied, or changed from 0 to 1, or the error if it can't be
/// played.
std::vector<std::string> failuresWith(const Lesson& lesson, const Row& row, const std::string& times) {
    const test::TempFolder folder;
    const std::filesystem::path file = folder / "catalog.db";
    std::filesystem::copy_file(test::share() / "catalog.db", file);
    const std::string change = "UPDATE " + row.table + " SET " + row.column + " = CASE " + row.column +
                               " WHEN 0 THEN 1 ELSE " + row.column + " * " + times + " END WHERE id = '" + row.id + "'";
    CHECK(SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(change) == 1);
    try {
        return LessonChecker(lesson, Catalog::open(file), bundled).failures();
    } catch (const std::exception& error) {
        return {error.what()};
    }
}

bool notices(const Lesson& lesson, const Row& row) {
    return !failuresWith(lesson, row, "2").empty() || !failuresWith(lesson, row, "0.5").empty();
}

/// Numbers of the catalog that a lesson names.
std::vector<Row> namedBy(const Lesson& lesson) {
    std::vector<Row> rows;
    for (const LessonNumber& each : lesson.numbers) {
        if (each.kind == NumberKind::Fact)
            rows.push_back({"fact", "value", each.id});
        if (each.kind == NumberKind::Measurement)
            rows.push_back({"measurement", "published", each.id});
    }
    return rows;
}

/// Adds the facts that a derivation depends on.
void addFacts(const Derivation& derivation, std::set<std::string>& facts) {
    for (const DerivationLine& line : flattened(derivation))
        if (!line.node->fact.empty())
            facts.insert(line.node->fact);
}

std::vector<Lesson> allLessons() {
    return bundledLessons(
        std::filesystem::path(SOURCE_DATA) / "lessons", *test::catalog(), [](const InputError& error) { throw error; });
}

} // namespace

TEST_CASE("every bundled lesson is true, and all numbers in its texts are filled in", "[lesson]") {
    for (const Lesson& each : allLessons()) {
        INFO(each.id);
        const LessonChecker play = played(each);
        for (const std::string& failure : play.failures())
            FAIL_CHECK(failure);
        for (const std::string& text : {each.question, each.action, each.why, each.sentence, each.note})
            CHECK(play.text(text).find_first_of("{}") == std::string::npos);
        for (std::size_t question = 0; question < each.asked.size(); ++question)
            CHECK(play.right(question) < each.guesses.size());
        CHECK(play.subject().find(", ") != std::string::npos);
    }
}

TEST_CASE("latencies before and after have the same unit", "[lesson]") {
    int compared = 0;
    for (const Lesson& each : allLessons()) {
        const LessonChecker play = played(each);
        std::set<std::string> units;
        for (const LessonNumber& number : each.numbers) {
            const bool isTime = number.kind == NumberKind::Answer && number.asked == AnswerNumber::Latency;
            if (isTime && (number.of == "before" || number.of == "after"))
                units.insert(play.value(number.name).text.substr(play.value(number.name).text.rfind(' ')));
        }
        INFO(each.id);
        CHECK(units.size() <= 1);
        compared += static_cast<int>(units.size());
    }
    CHECK(compared > 1);
}

TEST_CASE("the numbers of the address bus lesson are those of the white paper and the model", "[lesson]") {
    const LessonChecker play = played(lessonOf("address-wall"));
    CHECK(play.value("randomMeasured").text == "8,795 MB/s"); // Table 3-6, test 3
    CHECK(play.value("measured").value == Approx(100 * (9360.0 / 8795 - 1)));
    CHECK(play.value("after").value == Approx(9600)); // 150 million addresses/s x 64 bytes
    CHECK(play.right() == 0);
    CHECK(play.text("a {line} line, {fact:fireplane.line-size}, {measurement:3-6.4}") ==
          "a 64 bytes line, 64 bytes, 9,360 MB/s");
}

TEST_CASE("the bars of guess, model and measurement share one scale, from the least to the greatest possible guess",
          "[lesson]") {
    const std::vector<LessonBar> bars = played(lessonOf("address-wall")).bars(1); // 10 to below 50; -10 to 150 in all
    REQUIRE(bars.size() == 3);
    CHECK(bars[0].from == Approx((10.0 + 10) / 160));
    CHECK(bars[0].to == Approx((50.0 + 10) / 160));
    CHECK(bars[1].to == Approx(10.0 / 160)); // 0 %
    CHECK(bars[2].from == Approx(10.0 / 160));
    CHECK(bars[2].to == Approx((6.424 + 10) / 160).epsilon(1e-3));
}

TEST_CASE("a lesson that is not true states what fails", "[lesson]") {
    Lesson lesson = lessonOf("address-wall");
    const auto fails = [&](const std::string& why) {
        const std::vector<std::string> all = played(lesson).failures();
        return std::ranges::any_of(all, [&](const std::string& each) { return each.find(why) != std::string::npos; });
    };
    lesson.done[0].from = Bound{0, {}};
    CHECK(fails("is already complete before the action"));
    lesson.done[0].from = Bound{101, {}};
    CHECK(fails("is not complete after the action"));
    lesson.derivation = LessonWhy::Utilisation;
    lesson.derivationOf = "nobody";
    CHECK(fails("\"nobody\" has no load"));
    lesson.guesses[0].right.below = Bound{3, {}};
    CHECK(fails("makes another guess correct"));
    lesson.guesses[0].right.below = Bound{-3, {}};
    CHECK(fails("no guess is correct"));
}

TEST_CASE("a learner's action counts however it was done", "[lesson]") {
    const LessonChecker play = played(lessonOf("what-is-in-the-box"));
    CHECK_FALSE(play.isDone(*play.before().scenario.topology, play.before().answer));
    const Canonical manual = edited(play.before().scenario, MovePages{ProcessName("A"), RegionName("a"), "", "SB0"});
    CHECK(play.isDone(*manual.topology, solvePlacement(*manual.topology, manual.scenario.workload)));
    const Canonical half =
        edited(play.before().scenario, MovePages{ProcessName("A"), RegionName("a"), "SB3", "SB0", MoveAmount::Half});
    CHECK_FALSE(play.isDone(*half.topology, solvePlacement(*half.topology, half.scenario.workload)));
    const auto other = test::solved("t5440-first");
    CHECK_FALSE(play.isDone(*other.topology, other.answer));
}

TEST_CASE("the L3 modes of the p650 are those of document 002, Table 2", "[lesson]") {
    const std::map<std::string, std::string> printed{{"SPECint_rate2000", "private"}, {"SPECfp_rate2000", "private"},
                                                     {"SPEC OMPM2001", "private"},    {"SPECweb99", "shared"},
                                                     {"SPECsfs97_R1", "shared"},      {"SPECjbb2000", "shared"}};
    const Lesson lesson = lessonOf("l3-by-benchmark");
    const LessonChecker play = played(lesson);
    std::map<std::string, std::string> asked;
    for (std::size_t i = 0; i < lesson.asked.size(); ++i) {
        const auto number = std::ranges::find(lesson.numbers, lesson.asked[i].number, &LessonNumber::name);
        const Fact& fact = test::catalog()->fact(number->id);
        CHECK(fact.source == "002-p650");
        CHECK(fact.locator == "Table 2, " + lesson.asked[i].title);
        asked[lesson.asked[i].title] = lesson.guesses.at(play.right(i)).text;
    }
    CHECK(asked == printed);
    for (const LessonQuestion& each : lesson.asked)
        for (const LessonGuess& guess : lesson.guesses)
            CHECK(each.text.find(guess.text) == std::string::npos); // it would reveal the answer
    CHECK(play.bars(0).empty());                                    // only for a single question
}

TEST_CASE("each of several questions has exactly one correct guess", "[lesson]") {
    Lesson lesson = lessonOf("l3-by-benchmark");
    lesson.guesses[0].right.near = Bound{2, {}};
    const auto failures = played(lesson).failures();
    REQUIRE(failures.size() == 3);
    CHECK(failures.front().find("no guess is correct: specint is") == 0);
}

TEST_CASE("halving or doubling any fact or measurement that a lesson names makes the lesson fail", "[lesson]") {
    for (const Lesson& lesson : allLessons())
        for (const Row& row : namedBy(lesson)) {
            INFO(lesson.id << ": " << row.id);
            CHECK(notices(lesson, row));
        }
}

TEST_CASE("changing a fact from which its result is derived makes a lesson fail", "[lesson]") {
    for (const Lesson& lesson : allLessons()) {
        INFO(lesson.id);
        const LessonChecker play = played(lesson);
        const Topology& topology = *play.after().scenario.topology;
        std::set<std::string> facts;
        if (lesson.derivation == LessonWhy::Fact)
            facts.insert(lesson.derivationOf);
        addFacts(explainLatency(topology, play.after().answer), facts);
        addFacts(explainThroughput(topology, play.after().answer), facts);
        addFacts(explainUtilisation(topology, play.after().answer, play.after().answer.stations.front().station),
                 facts);
        CHECK(std::ranges::any_of(facts, [&](const std::string& id) {
            return notices(lesson, {"fact", "value", id});
        }));
    }
}

TEST_CASE("a missing part is an error of the lesson, an unused part is idle", "[lesson]") {
    Lesson lesson = lessonOf("address-wall");
    const auto bus = std::ranges::find(lesson.numbers, "bus", &LessonNumber::name);
    bus->part = "adress bus";
    try {
        played(lesson);
        FAIL("it was played");
    } catch (const InputError& error) {
        CHECK(error.file.find("address-wall.json") != std::string::npos);
        CHECK(error.field == "numbers[" + std::to_string(bus - lesson.numbers.begin()) + "].part");
        CHECK(error.value == "\"adress bus\"");
        CHECK(error.allowed.find("address bus") != std::string::npos);
    }
    bus->part = "port of SB3"; // local pages leave it idle
    CHECK(played(lesson).value("bus").value == 0.0);
}

TEST_CASE("a lesson without a correct guess, or with an action that has no effect, says so", "[lesson]") {
    Lesson lesson = lessonOf("two-segments");
    lesson.guesses.pop_back();
    CHECK(played(lesson).failures().at(0).find("no guess is correct: gain is 100 %") == 0);
    lesson = lessonOf("what-is-in-the-box");
    lesson.edits = {TakeScenario{lesson.scenario}};
    const auto failures = played(lesson).failures();
    REQUIRE_FALSE(failures.empty());
    CHECK(failures.front() == "the task is not complete after the action");
}

TEST_CASE("a lesson with an action that the machine doesn't allow is refused with the reason", "[lesson]") {
    Lesson lesson = lessonOf("two-segments");
    lesson.edits = {TakeScenario{"t5440-first"}};
    CHECK_THROWS_WITH(played(lesson), Catch::Matchers::ContainsSubstring("is not for machine") &&
                                          Catch::Matchers::ContainsSubstring("action.edits[0]"));
    lesson.edits = {SetOption{"nonsense", 1}};
    CHECK_THROWS_WITH(played(lesson), Catch::Matchers::ContainsSubstring("option nonsense = 1") &&
                                          Catch::Matchers::ContainsSubstring("action.edits[0]"));
    lesson.scenario = "nowhere";
    CHECK_THROWS_AS(played(lesson), InputError);
}
