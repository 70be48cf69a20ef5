// SPDX-License-Identifier: GPL-3.0-or-later
// The menu actions for boards, bays and parts: install, remove, fail, repair, divide.
#pragma once

#include "CanvasRows.h"

#include <optional>

namespace boardset {

/// True if the name of a bay doesn't name its content: a slot for cards, unlike a bay with the board's own name.
bool namesWhatIsIn(const Topology& topology, BlockId bay);

/// Returns the name that a bay's content has when it moves: "SB3", "I/O expansion unit".
QString boardTitle(const Topology& topology, BlockId bay);

/// Returns the block types that fit in a bay, its standard one first.
std::vector<std::string> boardsFor(const Topology& topology, BlockId bay);

/// Returns the block types that fit in any bay of a machine, each once, in the order of the bays.
std::vector<std::string> libraryParts(const Topology& topology);

/// Returns the bay for a board dropped on a block: the block itself or a bay inside it, an empty one first; none if
/// nothing fits or the board is there already. An installed board (in the bay `from`) swaps with the board there, which
/// must fit in `from`.
BlockId bayFor(const Topology& topology, BlockId block, const std::string& board, BlockId from = {});

/// Returns the bays for several new boards of a type: the first bay, then empty ones, those beside it first, then in
/// the machine's order. At most `count`.
std::vector<BlockId> baysFrom(const Topology& topology, BlockId first, const std::string& board, int count);

/// Returns the menu items of a block.
std::vector<ActionRow> boardActions(const Topology& topology, const Workload& workload, BlockId block);

/// Returns the edit that fails a part or, if the part itself has failed, the edit that repairs it.
Edit failOrRepair(const Topology& topology, BlockId block);

/// Returns an edit with those that follow from it: a card that moves data gets a customer when it is installed in a
/// slot, unless it already has one there.
std::vector<Edit> withCustomer(const Edit& edit, const Topology& topology, const Workload& workload);

} // namespace boardset
