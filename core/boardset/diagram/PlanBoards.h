// SPDX-License-Identifier: GPL-3.0-or-later
// The content of boards in the drawing: processors, memories, counted parts, and boards inside the board.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// Returns the children as drawn: the children of a group replace the group.
std::vector<BlockId> drawnChildren(const Topology& topology, BlockId block);
/// Adds the utilisation bar of a block that is itself a station.
void showOwnUse(const Topology& topology, PlannedBox& planned);
/// Returns the box of a memory inside a processor.
PlannedBox memoryInside(const Topology& topology, BlockId block, bool withFacts);
/// Adds children with a name of their own as chips, and counts the others in lines; devices only if there are any.
void addParts(const Topology& topology, PlannedBox& planned, bool chips);
/// True if a block is a device with DMA, or a slot for one.
bool isCard(const Topology& topology, BlockId block);
/// Returns the top-level box of a device with DMA, or of a slot for one.
PlannedBox card(const Topology& topology, BlockId block, Detail detail);
/// True if a block contains only switches and is alone in its row: the interconnect of all others.
bool isInterconnect(const Topology& topology, BlockId block);

/// True if a block has bays of its own.
bool holdsBays(const Topology& topology, BlockId block);
/// Returns the box of an interconnect: a bar with its switches; at low zoom, without switches.
PlannedBox interconnect(const Topology& topology, BlockId block, Detail detail);
/// True if the parts of a group are devices or slots for them. At low zoom, one box represents the whole group.
bool isGroupOfCards(const Topology& topology, BlockId block);
PlannedBox groupOfCards(const Topology& topology, BlockId block);
/// Returns the box of a top-level board; a bar if the block contains only switches and is alone in its row.
PlannedBox board(const Topology& topology, BlockId block, Detail detail);

} // namespace boardset
