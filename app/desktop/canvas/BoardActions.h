// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a board, a bay or a part where the menu was opened: put, take out, fail, repair, divide.
#pragma once

#include "ActionModel.h"

#include "boardset/scenario/Edit.h"

#include <QString>
#include <optional>

namespace boardset {

/// The block types that fit in a bay, its standard one first.
std::vector<std::string> boardsFor(const Slot& slot);

/// The bay that a board dropped on a block would go to: the block itself, or one below it, an empty one first; -1 if
/// none takes it, or it is there already. A board that stands in the bay `from` changes places with the one there,
/// which has to fit as well.
int bayFor(const Topology& topology, int block, const std::string& board, int from = -1);

/// Lines of the menu of a block.
std::vector<ActionRow> boardActions(const Topology& topology, int block);

/// The edit behind one of them; nothing for any other action.
std::optional<Edit> boardEdit(const Topology& topology, int block, const QString& action);

} // namespace boardset
