// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/GuessFile.h"

#include "boardset/catalog/Text.h"
#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/text/Message.h"

#include <nlohmann/json.hpp>

namespace boardset {

namespace {

constexpr std::size_t guessFileBytes = 1'000'000;
constexpr std::size_t mostLessons = 1000;
constexpr std::size_t mostLearners = 1000;
constexpr std::uintmax_t classBytes = 50'000'000;
constexpr std::size_t sentenceBytes = 2000;
constexpr std::int64_t mostGuess = 100;
const std::string guessFormat = "boardset-guesses";

/// Adds one learner's guesses. Ignores unknown lessons and guesses.
void count(const LessonRecords& records, const std::vector<Lesson>& lessons,
           std::map<std::string, std::vector<int>>& counts) {
    for (const Lesson& lesson : lessons) {
        const auto found = records.find(lesson.id);
        const int choices = static_cast<int>(lesson.guesses.size());
        if (found == records.end() || found->second.guess >= choices)
            continue;
        std::vector<int>& of = counts.try_emplace(lesson.id, choices + 1).first->second;
        ++of[static_cast<std::size_t>(found->second.guess < 0 ? choices : found->second.guess)];
    }
}

} // namespace

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
        record.guess = static_cast<int>(field.member("guess").whole(-1, mostGuess));
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
        return jsonText(each.first) + ": {\"guess\": " + std::to_string(record.guess) +
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
        const auto guess = static_cast<std::size_t>(found->second.guess);
        const std::string chosen =
            guess < lesson.guesses.size() ? words(lesson, lesson.guesses[guess].text) : Message{"not sure"};
        const std::string line = Message{"My guess: {guess}", {{"guess", chosen}}};
        html += "<h2>" + xmlEscaped(lesson.title) + "</h2>\n<p>" + xmlEscaped(line) + "</p>\n";
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
