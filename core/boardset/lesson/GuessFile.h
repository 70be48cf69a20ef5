// SPDX-License-Identifier: GPL-3.0-or-later
// The guesses of one learner, stored in a separate file, and the guesses of a class of learners,
// read from a folder of such files.
#pragma once

#include "boardset/lesson/Lesson.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace boardset {

/// A learner's record for one lesson.
struct LessonRecord {
    /// For each question, the index of the chosen guess among the lesson's guesses; -1 means "not sure".
    std::vector<int> guesses;
    bool isDone = false;  ///< True if the learner reached the end of the lesson.
    std::string sentence; ///< Summary of the lesson in the learner's own words.
    bool operator==(const LessonRecord&) const = default;
};

/// Records of one learner, keyed by lesson id. Lessons without a guess have no record.
using LessonRecords = std::map<std::string, LessonRecord>;

/// Reads a file of guesses. Throws InputError with the file, the field, its value and the allowed values.
LessonRecords readGuesses(const std::filesystem::path& file);
LessonRecords parseGuesses(const std::string& text, const std::string& name);

/// Writes a file of guesses atomically. Throws InputError with the file and the reason.
void writeGuesses(const LessonRecords& records, const std::filesystem::path& file);

/// A function that fills a lesson's numbers into text with placeholders, and returns the resulting text.
using LessonWords = std::function<std::string(const Lesson& lesson, const std::string& withPlaceholders)>;

/// Returns a guess as text: "twice as much", "shared (SPECweb99)" if the lesson has several questions, or "not sure".
std::string guessText(const Lesson& lesson, std::size_t question, int guess, const LessonWords& words);

/// Returns the records as an HTML page for printing.
/// The page contains the titles of the lessons, the guesses and the summaries.
std::string pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons, const LessonWords& words);

/// The guesses of a class of learners: for each lesson, the number of learners who chose each guess.
struct ClassGuesses {
    int learners = 0; ///< Number of files that were read.
    /// Number of learners who chose each guess, keyed by lesson id.
    /// Each entry has, question by question, one number for each guess of the lesson, and one for "not sure".
    /// Lessons without guesses have no entry.
    std::map<std::string, std::vector<int>> counts;
    /// Messages: one line for each unreadable file, and a single line for all omitted files.
    std::vector<std::string> unread;

    const std::vector<int>& of(const std::string& lesson) const;
};

/// Counts the guesses for the given lessons in all ".json" files of a folder.
/// Reads at most a thousand files, with a total size of at most 50 MB. Throws InputError if the folder cannot be read.
ClassGuesses readClass(const std::filesystem::path& folder, const std::vector<Lesson>& lessons);

} // namespace boardset
