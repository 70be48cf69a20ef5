// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's rows for QML: menu items, breadcrumbs, and elements that the keyboard can reach.
#pragma once

#include "Level.h"
#include "RowModel.h"

#include "boardset/picture/PictureElement.h"
#include "boardset/scenario/Edit.h"

#include <QString>
#include <variant>

namespace boardset {

/// Menu actions other than edits; each applies to the item or level whose menu is shown.
enum class CanvasAction { Enter, Why, Move, MoveBoard, Trace, TraceTo, Leave, Fit };
using Action = std::variant<CanvasAction, std::vector<Edit>>;

/// Groups of actions in the order of the menu: inspect and change, add, trace, set up, navigate.
enum class ActionGroup { Here, Add, Trace, SetUp, Go };

/// A menu item and its action.
struct ActionRow {
    Action action;
    ActionGroup group = ActionGroup::Here;
    QString text;
    QString shortcut;
    bool ruled = false; ///< True if the item starts a group; a separator is then drawn above it.

    ROW_ROLES(ActionRow, text, shortcut, ruled);
};

/// A breadcrumb: one level on the path from the cabinet to the current level.
struct CrumbRow {
    QString key; ///< Path of the block; "" for the cabinet.
    QString title;
    bool current = false;

    static constexpr std::tuple roles{RowRole{"path", &CrumbRow::key}, RowRole{"title", &CrumbRow::title},
                                      RowRole{"current", &CrumbRow::current}};
};

/// An element of the drawing that the keyboard can reach and a screen reader can read.
struct NodeRow {
    QString key;
    picture::PictureElement node;
    bool outside = false; ///< True if the element is outside the level but connected to it.

    QRectF rect() const { return toQt(node.rect); } ///< The element's box in units of the diagram.
    QString words() const { return QString::fromStdString(node.words); }
    bool isReached() const { return !outside && !node.isWire(); } ///< True if Tab can reach the element.
    /// True if the window can reuse the element's item for another element; this is the case for tokens.
    bool isReusable() const { return node.isToken(); }
    bool operator==(const NodeRow&) const = default;

    static constexpr std::tuple roles{RowRole{"key", &NodeRow::key}, RowRole{"box", &NodeRow::rect},
                                      RowRole{"description", &NodeRow::words}, RowRole{"reached", &NodeRow::isReached}};
};

} // namespace boardset
