// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the canvas's menu, and what it does.
#pragma once

#include "RowModel.h"

#include "boardset/scenario/Edit.h"

#include <QString>
#include <variant>

namespace boardset {

/// What is done with the thing under the menu, or with the level; all else are edits.
enum class CanvasAction { Enter, Why, Move, MoveBoard, Trace, TraceTo, Leave, Fit };
using Action = std::variant<CanvasAction, std::vector<Edit>>;

/// The order of the menu: to look and to change, to add, to trace, to set up, to go.
enum class ActionGroup { Here, Add, Trace, SetUp, Go };

struct ActionRow {
    Action action;
    ActionGroup group = ActionGroup::Here;
    QString text;
    QString shortcut;
    bool ruled = false; ///< A line above it: another group begins.

    /// Looks the same.
    bool operator==(const ActionRow& other) const {
        return text == other.text && shortcut == other.shortcut && ruled == other.ruled;
    }

    ROW_ROLES(ActionRow, text, shortcut, ruled);
};

} // namespace boardset
