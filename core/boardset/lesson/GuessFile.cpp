// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/GuessFile.h"

#include "boardset/catalog/Text.h"
#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

constexpr std::size_t guessFileBytes = 1'000'000;
constexpr std::size_t mostLessons = 1000;
constexpr std::size_t mostLearners = 1000;
constexpr std::uintmax_t classBytes = 50'000'000;
constexpr std::size_t sentenceBytes = 2000;
constexpr std::int64_t mostGuess = 100;
constexpr std::size_t mostQuestions = 100;
const std::string guessFormat = "boardset-guesses";

/// True if the guesses can be those for the questions of a lesson.
bool fits(const std::vector<int>& guesses, const Lesson& lesson) {
    return guesses.size() == lesson.asked.size() &&
           std::ranges::all_of(
               guesses, [&](int each) { return each < static_cast<int>(lesson.guesses.size()); });
}

/// Reads the guess for the only question of a lesson, or the list of guesses for its questions.
std::vector<int> guessesIn(const JsonField& field) {
    const auto guessIn = [](const JsonField& each) { return static_cast<int>(each.whole(-1, mostGuess)); };
    std::vector<int> guesses;
    if (!field.isList())
        return {guessIn(field)};
    for (const JsonField& each : field.elements(mostQuestions))
        guesses.push_back(guessIn(each));
    return guesses;
}

std::string jsonOf(const std::vector<int>& guesses) {
    return guesses.size() == 1 ? std::to_string(guesses.front()) : nlohmann::json(guesses).dump();
}

/// Adds one learner's guesses. Ignores unknown lessons and guesses.
void count(const LessonRecords& records, const std::vector<Lesson>& lessons,
           std::map<std::string, std::vector<int>>& counts) {
    for (const Lesson& lesson : lessons) {
        const auto found = records.find(lesson.id);
        const std::size_t choices = lesson.guesses.size() + 1;
        if (found == records.end() || !fits(found->second.guesses, lesson))
            continue;
        std::vector<int>& of = counts.try_emplace(lesson.id, choices * lesson.asked.size()).first->second;
        for (std::size_t i = 0; i < lesson.asked.size(); ++i) {
            const int guess = found->second.guesses[i];
            ++of[i * choices + (guess < 0 ? choices - 1 : static_cast<std::size_t>(guess))];
        }
    }
}

} // namespace

std::string guessText(const Lesson& lesson, std::size_t question, int guess, const LessonWords& words) {
    const bool isSure = guess >= 0 && guess < static_cast<int>(lesson.guesses.size());
    std::string text =
        isSure ? words(lesson, lesson.guesses[static_cast<std::size_t>(guess)].text) : Message{"not sure"};
    const std::string& title = lesson.asked[question].title;
    return title.empty() ? text : Message{"{guess} ({question})", {{"guess", text}, {"question", title}}};
}

LessonRecords parseGuesses(const std::string& text, const std::string& name) {
    const nlohmann::json document = parseJson(text, name, 4);
    const JsonField root(document, name);
    root.allowOnly({"format", "lessons"});
    if (const JsonField format = root.member("format"); format.text(sentenceBytes) != guessFormat)
        format.fail('"' + guessFormat + '"', Message{"this is not a file of guesses"});
    LessonRecords records;
    for (const auto& [lesson, field] : root.member("lessons").members(mostLessons)) {
        field.allowOnly({"guess", "done", "sentence"});
        LessonRecord& record = records[lesson];
        record.guesses = guessesIn(field.member("guess"));
        record.isDone = field.member("done").flag();
        record.sentence = field.member("sentence").text(sentenceBytes);
    }
    return records;
}

LessonRecords readGuesses(const std::filesystem::path& file) {
    return parseGuesses(readTextFile(file, guessFileBytes), file.string());
}

void writeGuesses(const LessonRecords& records, const std::filesystem::path& file) {
    const auto line = [](const auto& each) {
        const LessonRecord& record = each.second;
        return jsonText(each.first) + ": {\"guess\": " + jsonOf(record.guesses) +
               ", \"done\": " + (record.isDone ? "true" : "false") + ", \"sentence\": " + jsonText(record.sentence) +
               '}';
    };
    std::string lessons;
    for (const auto& each : records)
        lessons += (lessons.empty() ? "\n    " : ",\n    ") + line(each);
    writeAtomically("{\n  \"format\": " + jsonText(guessFormat) + ",\n  \"lessons\": {" + lessons + "\n  }\n}\n", file);
}

std::string pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons, const LessonWords& words) {
    const std::string title = xmlEscaped(std::string(Message{"My guesses"}));
    std::string html = "<!DOCTYPE html>\n<html lang=\"en-GB\"><head><meta charset=\"utf-8\"><title>" + title +
                       "</title></head><body>\n<h1>" + title + "</h1>\n";
    for (const Lesson& lesson : lessons) {
        const auto found = records.find(lesson.id);
        if (found == records.end())
            continue;
        html += "<h2>" + xmlEscaped(lesson.title) + "</h2>\n";
        for (std::size_t i = 0; i < std::min(found->second.guesses.size(), lesson.asked.size()); ++i) {
            const std::string line =
                Message{"My guess: {guess}", {{"guess", guessText(lesson, i, found->second.guesses[i], words)}}};
            html += "<p>" + xmlEscaped(line) + "</p>\n";
        }
        if (!found->second.sentence.empty())
            html += "<p>" + xmlEscaped(words(lesson, lesson.say) + ' ' + found->second.sentence) + "</p>\n";
    }
    return html + "</body></html>\n";
}

const std::vector<int>& ClassGuesses::of(const std::string& lesson) const {
    static const std::vector<int> none;
    const auto found = counts.find(lesson);
    return found == counts.end() ? none : found->second;
}

ClassGuesses readClass(const std::filesystem::path& folder, const std::vector<Lesson>& lessons) {
    ClassGuesses all;
    std::uintmax_t bytes = 0;
    const std::vector<std::filesystem::path> files =
        filesIn(folder, ".json", Message{"a folder with files of guesses"});
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::error_code none;
        const std::uintmax_t size = std::filesystem::file_size(files[i], none);
        bytes += none ? 0 : size;
        if (i == mostLearners || bytes > classBytes) {
            all.unread.push_back(Message{
                "{folder}: Boardset read only the first {read} of {all} files",
                {{"folder", folder.string()}, {"read", std::to_string(i)}, {"all", std::to_string(files.size())}}});
            break;
        }
        try {
            count(readGuesses(files[i]), lessons, all.counts);
            ++all.learners;
        } catch (const InputError& problem) {
            all.unread.emplace_back(problem.what());
        }
    }
    return all;
}

} // namespace boardset
