// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done where the canvas's menu was opened.
#pragma once

#include "CanvasRows.h"
#include "Document.h"
#include "Level.h"

#include "boardset/picture/Node.h"

namespace boardset {

struct MenuPlace {
    const Document& document;
    const Level& level;
    const picture::Picture& picture;
    const picture::Node* node = nullptr;    ///< What the menu is about; null: the level.
    const picture::Token* chosen = nullptr; ///< What is selected, which may go there.
    ProcessName freshProcess; ///< What a new thread or new pages would belong to; empty: to a new process.
};

/// The lines of the menu, group after group.
std::vector<ActionRow> menuAt(const MenuPlace& place);

} // namespace boardset
