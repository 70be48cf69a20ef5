// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's rows, as QML sees them: lines of its menu, the way to the level, and what can be gone to.
#pragma once

#include "Level.h"
#include "RowModel.h"

#include "boardset/picture/Node.h"
#include "boardset/scenario/Edit.h"

#include <QString>
#include <variant>

namespace boardset {

/// What is done with the thing under the menu, or with the level; all else are edits.
enum class CanvasAction { Enter, Why, Move, MoveBoard, Trace, TraceTo, Leave, Fit };
using Action = std::variant<CanvasAction, std::vector<Edit>>;

/// The order of the menu: to look and to change, to add, to trace, to set up, to go.
enum class ActionGroup { Here, Add, Trace, SetUp, Go };

/// A line of the menu, and what it does.
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

/// A step of the way from the cabinet down to the level that is shown.
struct CrumbRow {
    QString key; ///< Path of the block; "" for the cabinet.
    QString title;
    bool current = false;
    bool operator==(const CrumbRow&) const = default;

    static constexpr std::tuple roles{RowRole{"path", &CrumbRow::key}, RowRole{"title", &CrumbRow::title},
                                      RowRole{"current", &CrumbRow::current}};
};

/// A subject in one word; the same on every level and after every edit. Empty of none.
inline QString keyOf(const picture::Subject& subject) {
    return subject == picture::Subject()
               ? QString()
               : QString::number(static_cast<int>(subject.kind)) + ':' + QString::fromStdString(subject.id);
}

/// What of the drawing can be gone to by keyboard and read aloud.
struct NodeRow {
    QString key;
    picture::Node node;
    bool outside = false; ///< What the level is connected to.

    QRectF rect() const { return toQt(node.place); } ///< In the diagram's units.
    QString words() const { return QString::fromStdString(node.words); }
    bool isReached() const { return !outside && !node.isWire(); } ///< By Tab.
    bool isLent() const { return node.isToken(); }                ///< Many come and go from step to step.
    bool operator==(const NodeRow&) const = default;

    static constexpr std::tuple roles{RowRole{"key", &NodeRow::key}, RowRole{"box", &NodeRow::rect},
                                      RowRole{"description", &NodeRow::words}, RowRole{"reached", &NodeRow::isReached}};
};

} // namespace boardset
