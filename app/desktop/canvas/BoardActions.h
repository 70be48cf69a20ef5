// SPDX-License-Identifier: GPL-3.0-or-later
// The menu actions for boards, bays and parts: install, remove, fail, repair, divide.
#pragma once

#include "CanvasRows.h"

#include <optional>

namespace boardset {

/// True if a bay has a name of its own, independent of its contents.
/// A slot for cards has its own name; a bay that is named after its board has none.
bool namesWhatIsIn(const Topology& topology, BlockId bay);

/// Returns the name under which the contents of a bay are moved: "SB3", "I/O expansion unit".
QString boardTitle(const Topology& topology, BlockId bay);

/// Returns the block types that fit in a bay; the bay's standard type comes first.
std::vector<std::string> boardsFor(const Topology& topology, BlockId bay);

/// Returns the block types that fit in any bay of a machine, without duplicates, in the order of the bays.
std::vector<std::string> libraryParts(const Topology& topology);

/// Returns the bay for a board that is dropped on a block: the block itself or a bay inside it,
/// preferably an empty bay.
/// Returns no bay if the board fits nowhere or is already in the block.
/// If the board is installed (in the bay `from`), it swaps with the board in the target bay, which must fit in `from`.
BlockId bayFor(const Topology& topology, BlockId block, const std::string& board, BlockId from = {});

/// Returns at most `count` bays for several new boards of the given type.
/// The bay `first` comes first. Empty bays follow: those next to `first`, then the others in the machine's order.
std::vector<BlockId> baysFrom(const Topology& topology, BlockId first, const std::string& board, int count);

/// Returns the menu items for a block.
std::vector<ActionRow> boardActions(const Topology& topology, const Workload& workload, BlockId block);

/// Returns the edit that fails a part or, if the part itself has failed, the edit that repairs the part.
Edit failOrRepair(const Topology& topology, BlockId block);

/// Returns an edit, followed by the edits that it requires.
/// A card that moves data gets a customer when the card is installed in a slot, unless the slot already has a customer.
std::vector<Edit> withCustomer(const Edit& edit, const Topology& topology, const Workload& workload);

} // namespace boardset
