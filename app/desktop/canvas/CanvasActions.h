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
    const picture::PictureElement* node = nullptr; ///< The item whose menu is shown; null for the menu of the level.
    const picture::Token* chosen = nullptr;        ///< The selected token, which can be moved to the item;
                                                   ///< null if there is none.
    ProcessName freshProcess; ///< Process to which new threads and pages are added; empty to create a new process.
};

/// Returns the menu items, sorted by group.
std::vector<ActionRow> menuAt(const MenuContext& place);

} // namespace boardset
