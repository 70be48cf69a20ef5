// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli lesson: lists, prints and checks lessons.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Citation.h"
#include "boardset/describe/TableText.h"
#include "boardset/lesson/GuessFile.h"
#include "boardset/lesson/LessonChecker.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct Chosen {
    std::string folder; ///< Folder that contains the lessons; empty for the bundled lessons.
    std::vector<std::string> lessons;
};

/// Returns all valid lessons of the folder; reports the files that can't be read.
std::vector<Lesson> allLessons(Globals& globals, const Chosen& chosen, const Catalog& catalog) {
    return bundledLessons(
        chosen.folder.empty() ? shareFolder() / "lessons" : std::filesystem::path(chosen.folder), catalog,
        [&](const InputError& error) {
            std::cerr << "boardset-cli: " << error.what() << '\n';
            globals.exitCode = 1;
        });
}

Lesson lessonIn(const std::string& file, const Catalog& catalog) {
    return parseLesson(readInput(file, lessonFileBytes), inputName(file), catalog);
}

/// Returns the lesson with the given id, or from the given file.
Lesson lessonOf(Globals& globals, const std::string& word, const Chosen& chosen, const Catalog& catalog) {
    if (isPath(word))
        return lessonIn(word, catalog);
    std::vector<std::string> ids;
    for (Lesson& each : allLessons(globals, chosen, catalog)) {
        if (each.id == word)
            return std::move(each);
        ids.push_back(each.id);
    }
    if (namesFile(word))
        return lessonIn(word, catalog);
    const std::string meant = didYouMean(word.substr(0, 200), ids);
    throw InputError("lesson", {}, '"' + printable(word) + '"',
                     "a file, or the id of a lesson: " + alternatives(ids, 3),
                     (meant.empty() ? "" : meant + ' ') + "boardset-cli lesson list lists them");
}

std::vector<Lesson> chosenLessons(Globals& globals, const Chosen& chosen, const Catalog& catalog) {
    if (chosen.lessons.empty())
        return allLessons(globals, chosen, catalog);
    std::vector<Lesson> lessons;
    for (const std::string& each : chosen.lessons)
        lessons.push_back(lessonOf(globals, each, chosen, catalog));
    return lessons;
}

void listLessons(Globals& globals, const Chosen& chosen) {
    const auto catalog = openCatalog(globals);
    Table table{.key = "lessons",
                .title = {"Lessons"},
                .columns = {column("id", {"Id"}), column("group", {"Question"}), column("title", {"Title"}),
                            column("minutes", {"Minutes"}), column("scenario", {"Scenario"}), forPrograms("words")}};
    for (const Lesson& each : allLessons(globals, chosen, *catalog))
        table.add(each.id, each.group, each.title, each.minutes, each.scenario, each.words);
    printTable(globals, table);
}

OrderedJson jsonOf(const LessonValue& value) {
    OrderedJson json = {{"text", value.text}, {"value", nullptr}, {"unit", textOrNull(value.unit)}};
    if (value.value)
        json["value"] = *value.value;
    return json;
}

OrderedJson shownJson(const LessonChecker& play) {
    const Lesson& lesson = play.lesson();
    OrderedJson guesses = OrderedJson::array();
    for (const LessonGuess& each : lesson.guesses)
        guesses.push_back(play.text(each.text));
    OrderedJson asked = OrderedJson::array();
    for (std::size_t i = 0; i < lesson.asked.size(); ++i)
        asked.push_back({{"title", lesson.asked[i].title},
                         {"text", play.text(lesson.asked[i].text)},
                         {"number", lesson.asked[i].number},
                         {"right", play.right(i)}});
    OrderedJson numbers = OrderedJson::object();
    for (const LessonNumber& each : lesson.numbers)
        numbers[each.name] = jsonOf(play.value(each.name));
    return {{"id", lesson.id},
            {"group", lesson.group},
            {"title", lesson.title},
            {"minutes", lesson.minutes},
            {"subject", play.subject()},
            {"scenario", lesson.scenario},
            {"question", play.text(lesson.question)},
            {"guesses", guesses},
            {"asked", asked},
            {"action", play.text(lesson.action)},
            {"why", play.text(lesson.why)},
            {"say", play.text(lesson.say)},
            {"sentence", play.text(lesson.sentence)},
            {"note", play.text(lesson.note)},
            {"words", lesson.words},
            {"numbers", numbers}};
}

/// Returns text whose paragraphs are indented, so that they begin to the right of their label.
std::string indented(const std::string& text) {
    constexpr std::string_view gap = "\n             ";
    std::string all;
    for (const char each : text)
        if (each != '\n')
            all += each;
        else if (!all.ends_with(gap))
            all += gap;
    return all;
}

void printShown(const LessonChecker& play) {
    const Lesson& lesson = play.lesson();
    const auto said = [&](const std::string& text) { return indented(play.text(text)); };
    std::cout << lesson.title << "\n"
              << play.subject() << ", " << lesson.minutes << " minutes\n\n"
              << "question     " << said(lesson.question) << '\n';
    const auto isOnly = [&](std::size_t guess) { return lesson.asked.size() == 1 && guess == play.right(); };
    for (std::size_t i = 0; i < lesson.guesses.size(); ++i)
        std::cout << "guess " << i + 1 << "      " << play.text(lesson.guesses[i].text)
                  << (isOnly(i) ? "  (correct)" : "") << '\n';
    for (std::size_t i = 0; lesson.asked.size() > 1 && i < lesson.asked.size(); ++i)
        std::cout << "asked " << i + 1 << "      " << lesson.asked[i].title << ". " << play.text(lesson.asked[i].text)
                  << "  (" << play.text(lesson.guesses.at(play.right(i)).text) << ")\n";
    std::cout << "try it       " << said(lesson.action) << '\n'
              << "explanation  " << play.text(lesson.whyTitle) << ' ' << said(lesson.why) << '\n'
              << "summary      " << play.text(lesson.say) << " ...\n             " << play.text(lesson.sentence) << '\n'
              << "trainer      " << said(lesson.note) << "\n\n";
    Table numbers{.key = "numbers", .columns = {column("number", {"Number"}), column("value", {"Value"})}};
    for (const LessonNumber& each : lesson.numbers)
        numbers.rows.push_back({{each.name}, {play.value(each.name).text}});
    std::cout << tableText(numbers);
}

void showLesson(Globals& globals, const Chosen& chosen) {
    const auto catalog = openCatalog(globals);
    const LessonChecker play(lessonOf(globals, chosen.lessons.front(), chosen, *catalog), catalog,
                             bundledScenarios(catalog));
    globals.json ? printJson(shownJson(play)) : printShown(play);
}

/// The failed checks of a lesson, and the lesson's numbers if it could be played.
struct LessonCheck {
    std::vector<std::string> failures;
    std::string answer;
};

LessonCheck checkOf(const Lesson& lesson, const std::shared_ptr<const Catalog>& catalog,
                    const ScenarioLoader& scenarios) {
    LessonCheck run;
    try {
        const LessonChecker play(lesson, catalog, scenarios);
        run.failures = play.failures();
        for (const LessonQuestion& each : lesson.asked)
            run.answer += (run.answer.empty() ? "" : ", ") + each.number + " " + play.value(each.number).text;
        if (!lesson.measured.empty())
            run.answer += ", measured " + play.value(lesson.measured).text;
    } catch (const std::exception& error) { // the lesson's scenario or action isn't available
        run.failures.emplace_back(error.what());
    }
    return run;
}

void runLessons(Globals& globals, const Chosen& chosen) {
    const auto catalog = openCatalog(globals);
    const ScenarioLoader scenarios = bundledScenarios(catalog);
    Table table{.key = "checks",
                .title = {"Checks"},
                .columns = {column("id", {"Lesson"}), forPrograms("ok"), forPeople("result", {"Result"}),
                            column("answer", {"Answer"}), forPrograms("failures")}};
    std::vector<std::string> failures;
    for (const Lesson& each : chosenLessons(globals, chosen, *catalog)) {
        const LessonCheck run = checkOf(each, catalog, scenarios);
        const bool passes = run.failures.empty();
        table.add(each.id, passes, Message{passes ? "passes" : "fails"}, run.answer, run.failures);
        for (const std::string& failure : run.failures)
            failures.push_back(each.id + ": " + failure);
    }
    printTable(globals, table);
    for (const std::string& each : failures)
        std::cerr << "boardset-cli: " << printableLine(each) << '\n';
    globals.exitCode = failures.empty() ? 0 : 2;
}

/// Prints the guesses of a class: for each lesson that has guesses, one line for each choice.
void showClass(Globals& globals, const Chosen& chosen) {
    const auto catalog = openCatalog(globals);
    const ScenarioLoader scenarios = bundledScenarios(catalog);
    const std::vector<Lesson> lessons = allLessons(globals, chosen, *catalog);
    const ClassGuesses guesses = readClass(chosen.lessons.front(), lessons);
    for (const std::string& each : guesses.unread)
        std::cerr << "boardset-cli: " << printableLine(each) << '\n';
    Table table{
        .key = "guesses",
        .title = {"Guesses"},
        .columns = {column("lesson", {"Lesson"}), column("guess", {"Guess"}), column("learners", {"Learners"})}};
    for (const Lesson& lesson : lessons) {
        const std::vector<int>& counts = guesses.of(lesson.id);
        if (counts.empty())
            continue;
        const LessonChecker play(lesson, catalog, scenarios);
        const auto words = [&](const Lesson&, const std::string& text) { return play.text(text); };
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const std::size_t choices = lesson.guesses.size() + 1;
            table.add(lesson.id, guessText(lesson, i / choices, static_cast<int>(i % choices), words), counts[i]);
        }
    }
    printTable(globals, table);
    if (guesses.learners == 0) {
        std::cerr << "boardset-cli: " << printableLine(chosen.lessons.front()) << ": no readable file of guesses\n";
        globals.exitCode = 2;
    }
}

} // namespace

void addLessonCommand(CLI::App& app, Globals& globals) {
    const auto chosen = std::make_shared<Chosen>();
    auto* command = app.add_subcommand("lesson", "List lessons, print one, or check the results that they expect");
    command->require_subcommand(1);
    command->fallthrough();
    command->add_option("--lessons", chosen->folder, "Use another folder of lessons")->type_name("FOLDER");
    auto* list = command->add_subcommand("list", "List the lessons");
    list->footer("JSON: [{id, group, title, minutes, scenario, words}]");
    addFormat(*list, globals);
    list->callback([&globals, chosen] { listLessons(globals, *chosen); });
    auto* show = command->add_subcommand("show", "Print all texts of a lesson, with its numbers");
    show->add_option("LESSON", chosen->lessons, "Id of a lesson, a .json file, or -")->required()->expected(1);
    show->footer(
        "JSON: {id, group, title, minutes, subject, scenario, question, guesses, asked [{title, text, "
        "number, right}], action, why, say, sentence, note, words, numbers {name: {text, value, unit}}}; right is the "
        "index of the correct guess, from 0");
    show->callback([&globals, chosen] { showLesson(globals, *chosen); });
    auto* group = command->add_subcommand("class", "Count the guesses of a class of learners");
    group->add_option("FOLDER", chosen->lessons, "Folder of the learners' files")->required()->expected(1);
    group->footer("JSON: [{lesson, guess, learners}]");
    addFormat(*group, globals);
    group->callback([&globals, chosen] { showClass(globals, *chosen); });
    auto* run = command->add_subcommand("run", "Check the results that lessons expect; exit status 2 if a check fails");
    run->add_option("LESSON", chosen->lessons, "Ids or .json files; default: all lessons");
    run->footer("JSON: [{id, ok, answer, failures}]");
    addFormat(*run, globals);
    run->callback([&globals, chosen] { runLessons(globals, *chosen); });
}

} // namespace boardset
