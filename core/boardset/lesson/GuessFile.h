// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's own guesses, in a file of their own; and what a class guessed, from a folder of such files.
#pragma once

#include "boardset/lesson/Lesson.h"

#include <filesystem>
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

/// The same on a page to print, as HTML: titles, guesses and sentences.
std::string pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons);

/// What a class guessed.
struct ClassGuesses {
    int learners = 0; ///< Files that were read.
    std::vector<LessonRecords> each;
    std::vector<std::string> unread; ///< A line for each file that could not be.

    /// How many made each of the lesson's guesses; last, how many were not sure.
    std::vector<int> countsOf(const Lesson& lesson) const;
};

/// All files of a folder that end in ".json", at most a thousand. Throws InputError for a folder that cannot be read.
ClassGuesses readClass(const std::filesystem::path& folder);

} // namespace boardset
