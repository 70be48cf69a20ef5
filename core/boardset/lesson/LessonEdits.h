// SPDX-License-Identifier: GPL-3.0-or-later
// What the action of a lesson does to a scenario.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"

#include <exception>
#include <string>
#include <vector>

namespace boardset {

struct LessonAction {
    std::vector<Edit> edits;
    Canonical after; ///< The scenario that they give.
};

/// The edits of a lesson's action, one after the other on what the one before gave, beginning from `at`. Throws
/// InputError, naming the edit, where the machine does not allow one.
LessonAction actionOf(const Lesson& lesson, const Canonical& at, const ScenarioLoader& scenarios);

/// Returns the error for a field of a lesson file whose value `error` refuses. Words of the value itself replace
/// `allowed`; other words, such as those of a scenario file, follow it.
InputError refusedField(const std::string& file, const std::string& field, const std::string& value,
                        const std::string& allowed, const std::exception& error);

} // namespace boardset
