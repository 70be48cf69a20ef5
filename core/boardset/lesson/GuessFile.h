// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's own guesses, in a file of their own; and what a class guessed, from a folder of such files.
#pragma once

#include "boardset/lesson/Lesson.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace boardset {

/// What a learner made of one lesson.
struct LessonRecord {
    int guess = -1;       ///< Place among the lesson's guesses; -1: not sure.
    bool isDone = false;  ///< Went through to the end.
    std::string sentence; ///< In their own words.
    bool operator==(const LessonRecord&) const = default;
};

/// By lesson, its id. What is not there was not guessed.
using LessonRecords = std::map<std::string, LessonRecord>;

/// Reads a file of guesses. Throws InputError: file, field, value, allowed.
LessonRecords readGuesses(const std::filesystem::path& file);
LessonRecords parseGuesses(const std::string& text, const std::string& name);

/// Writes it atomically. Throws InputError naming file and reason.
void writeGuesses(const LessonRecords& records, const std::filesystem::path& file);

/// A text of a lesson with its numbers.
using LessonWords = std::function<std::string(const Lesson& lesson, const std::string& withPlaceholders)>;

/// The same on a page to print, as HTML: titles, guesses and sentences.
std::string pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons, const LessonWords& words);

/// What a class guessed: how many made which guess, by lesson.
struct ClassGuesses {
    int learners = 0; ///< Files that were read.
    /// For each of the lesson's guesses; last, who was not sure. Nothing for a lesson that nobody guessed.
    std::map<std::string, std::vector<int>> counts;
    std::vector<std::string> unread; ///< A line for each file that could not be read, and for what was left out.

    const std::vector<int>& of(const std::string& lesson) const;
};

/// Counts all files of a folder that end in ".json": at most a thousand, of at most 50 MB together, and only guesses of
/// these lessons. Throws InputError for a folder that cannot be read.
ClassGuesses readClass(const std::filesystem::path& folder, const std::vector<Lesson>& lessons);

} // namespace boardset
