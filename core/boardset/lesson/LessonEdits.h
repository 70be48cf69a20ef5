// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the action of a lesson to a scenario.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"

#include <exception>
#include <string>
#include <vector>

namespace boardset {

/// The edits of an action and the scenario that results from them.
struct LessonAction {
    std::vector<Edit> edits;
    Canonical after; ///< The scenario after the edits.
};

/// Returns the edits of a lesson's action, and the scenario that results from applying them to `at` in order.
/// If the machine does not allow an edit, throws an InputError that names this edit.
LessonAction actionOf(const Lesson& lesson, const Canonical& at, const ScenarioLoader& scenarios);

/// Returns the error for a field of a lesson file whose value caused `error`.
/// If `error` is about that value, the returned error has the allowed values and the fix from `error`.
/// For any other error, such as one in a scenario file, the text of `error` becomes the fix.
InputError refusedField(const std::string& file, const std::string& field, const std::string& value,
                        const std::string& allowed, const std::exception& error);

} // namespace boardset
