// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lessons from JSON files. The input is untrusted until it is checked.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/JsonFile.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// Version of the format. Since version 3, an edit is a text: "move 1 to SB3".
inline constexpr int lessonFormatVersion = 3;

/// Maximum size of a lesson file, in bytes.
inline constexpr std::size_t lessonFileBytes = 100'000;

/// Parses a lesson. `name` is the file name; it determines the lesson's id and appears in error messages.
/// Facts, measurements and terms must be in the catalog, and texts must not contain literal numbers.
/// Throws InputError with all five parts of the error. LessonChecker checks whether the action is possible.
Lesson parseLesson(const std::string& text, const std::string& name, const Catalog& catalog);

/// Reads a lesson from a file; see parseLesson().
Lesson readLesson(const std::filesystem::path& file, const Catalog& catalog);

/// Sorts lessons by Lesson::order.
void sortLessons(std::vector<Lesson>& lessons);

/// A function that receives the error for each file that is not a valid lesson. All other files are still read.
using UnreadLesson = std::function<void(const InputError&)>;

/// Returns all lessons in a folder, sorted by Lesson::order. Throws InputError if the folder cannot be read.
std::vector<Lesson> bundledLessons(const std::filesystem::path& lessonDir, const Catalog& catalog,
                                   const UnreadLesson& unread);

} // namespace boardset
