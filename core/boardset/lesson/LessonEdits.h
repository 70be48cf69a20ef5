// SPDX-License-Identifier: GPL-3.0-or-later
// What the action of a lesson does to a scenario.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "boardset/lesson/Lesson.h"
#include "boardset/scenario/Edit.h"

#include <vector>

namespace boardset {

/// The edits of a lesson's action, one after the other on what the one before gave, beginning from `at`. Throws
/// InputError, naming the edit, where the machine does not allow one.
std::vector<Edit> editsOf(const Lesson& lesson, const Canonical& at, const ScenarioLoader& scenarios);

/// The scenario after such edits.
Canonical after(const Canonical& at, const std::vector<Edit>& edits);

} // namespace boardset
