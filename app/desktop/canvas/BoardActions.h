// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a board, a bay or a part where the menu was opened: put, take out, fail, repair, divide.
#pragma once

#include "CanvasRows.h"

#include <optional>

namespace boardset {

/// Whether the name of a bay does not say what is in it: a slot for cards, not the place of a board with its name.
bool namesWhatIsIn(const Topology& topology, BlockId bay);

/// What is in a bay, as it is called when it moves: "SB3", "I/O expansion unit".
QString boardTitle(const Topology& topology, BlockId bay);

/// The block types that fit in a bay, its standard one first.
std::vector<std::string> boardsFor(const Topology& topology, BlockId bay);

/// The block types that fit in any bay of a machine, each once, in the order of the bays.
std::vector<std::string> shelfOf(const Topology& topology);

/// The bay that a board dropped on a block would go to: the block itself, or one below it, an empty one first; none if
/// none takes it, or it is there already. A board that stands in the bay `from` changes places with the one there,
/// which has to fit as well.
BlockId bayFor(const Topology& topology, BlockId block, const std::string& board, BlockId from = {});

/// Where several boards of a type go that are put down together: a first bay, and empty ones, those beside it first, in
/// the order of the machine from there on. At most `count`.
std::vector<BlockId> baysFrom(const Topology& topology, BlockId first, const std::string& board, int count);

/// Lines of the menu of a block.
std::vector<ActionRow> boardActions(const Topology& topology, const Workload& workload, BlockId block);

/// Returns the edit that fails a part, or that repairs it if it was failed itself.
Edit failOrRepair(const Topology& topology, BlockId block);

/// An edit with what follows from it: a card that moves data and is put into a slot gets a customer at once, if it
/// has none there already.
std::vector<Edit> withCustomer(const Edit& edit, const Topology& topology, const Workload& workload);

} // namespace boardset
