// SPDX-License-Identifier: GPL-3.0-or-later
// The guesses of a learner, stored in a separate file, and the guesses of a class, from a folder of such files.
#pragma once

#include "boardset/lesson/Lesson.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The record of a learner for one lesson.
struct LessonRecord {
    int guess = -1;       ///< Index of the chosen guess in the lesson; -1 means "not sure".
    bool isDone = false;  ///< True if the learner reached the end of the lesson.
    std::string sentence; ///< The learner's own summary.
    bool operator==(const LessonRecord&) const = default;
};

/// Records, keyed by lesson id. Lessons without a guess are absent.
using LessonRecords = std::map<std::string, LessonRecord>;

/// Reads a file of guesses. Throws InputError with file, field, value and allowed values.
LessonRecords readGuesses(const std::filesystem::path& file);
LessonRecords parseGuesses(const std::string& text, const std::string& name);

/// Writes a file of guesses atomically. Throws InputError with file and reason.
void writeGuesses(const LessonRecords& records, const std::filesystem::path& file);

/// A function that returns a text of a lesson with its numbers filled in.
using LessonWords = std::function<std::string(const Lesson& lesson, const std::string& withPlaceholders)>;

/// Returns the records as an HTML page for printing, with the titles of the lessons, the guesses and the summaries.
std::string pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons, const LessonWords& words);

/// The guesses of a class: for each lesson, the number of learners who chose each guess.
struct ClassGuesses {
    int learners = 0; ///< Number of files that were read.
    /// Number of learners by lesson id: one number for each guess of the lesson, and a last number for "not sure".
    /// Lessons without guesses are absent.
    std::map<std::string, std::vector<int>> counts;
    std::vector<std::string> unread; ///< One line for each unreadable file, and one line for all omitted files.

    const std::vector<int>& of(const std::string& lesson) const;
};

/// Counts the guesses about these lessons in all files of a folder whose names end in ".json".
/// Reads at most a thousand files, with at most 50 MB in total. Throws InputError if the folder cannot be read.
ClassGuesses readClass(const std::filesystem::path& folder, const std::vector<Lesson>& lessons);

} // namespace boardset
