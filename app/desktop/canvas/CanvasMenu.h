// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done where the canvas's menu was opened.
#pragma once

#include "ActionRow.h"
#include "BoxRow.h"
#include "Document.h"
#include "TokenRow.h"
#include "WireRow.h"

namespace boardset {

/// What the menu is about: the first of these that is not null; of none, the level.
struct MenuPlace {
    const Document& document;
    const Level& level;
    const TokenRow* token = nullptr;
    const WireRow* wire = nullptr;
    const BoxRow* box = nullptr;
    const TokenRow* chosen = nullptr; ///< What is selected, which may go there.
    QString freshProcess;             ///< What a new thread or new pages would belong to; empty: to a new process.
};

/// The lines of the menu, group after group.
std::vector<ActionRow> menuAt(const MenuPlace& place);

} // namespace boardset
