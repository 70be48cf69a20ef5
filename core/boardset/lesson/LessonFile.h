// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as JSON files. What comes from outside is hostile until read.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/JsonFile.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// In lessons of version 1, which need not state it, some slots have former names.
inline constexpr int lessonFormatVersion = 2;

/// Bytes of the largest file.
inline constexpr std::size_t lessonFileBytes = 100'000;

/// Reads a lesson; `name` stands for the file in errors, and is its id. Facts, measurements and words are those of the
/// catalog, and its texts hold no number of their own. Throws InputError: file, field, value, allowed, fix. Whether its
/// action can be done is asked when it is played.
Lesson parseLesson(const std::string& text, const std::string& name, const Catalog& catalog);

/// The same from a file.
Lesson readLesson(const std::filesystem::path& file, const Catalog& catalog);

/// Puts lessons in their order.
void sortLessons(std::vector<Lesson>& lessons);

/// Told of a file that is no lesson; the others are read all the same.
using UnreadLesson = std::function<void(const InputError&)>;

/// All lessons of a folder, in their order. Throws InputError for a folder that cannot be read.
std::vector<Lesson> bundledLessons(const std::filesystem::path& lessonDir, const Catalog& catalog,
                                   const UnreadLesson& unread);

} // namespace boardset
