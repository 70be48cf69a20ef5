// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the canvas's context menu.
#pragma once

#include "CanvasRows.h"
#include "Document.h"
#include "Level.h"

#include "boardset/picture/PictureElement.h"

namespace boardset {

struct MenuContext {
    const Document& document;
    const Level& level;
    const picture::Picture& picture;
    const picture::PictureElement* node = nullptr; ///< The item that the menu is for; null for the level.
    const picture::Token* chosen = nullptr;        ///< The selected token, which can be moved to the item;
                                                   ///< null if there is none.
    ProcessName freshProcess;                      ///< Process of new threads and pages; empty for a new process.
};

/// Returns the menu items, group after group.
std::vector<ActionRow> menuAt(const MenuContext& place);

} // namespace boardset
