// SPDX-License-Identifier: GPL-3.0-or-later
// The content of boards in the drawing: processors, memories, counted parts, and boards inside other boards.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// Returns the children of a block as they are drawn: a group is replaced by its own children.
std::vector<BlockId> drawnChildren(const Topology& topology, BlockId block);
/// Adds the utilisation bar of a block that is itself a station.
void showOwnUse(const Topology& topology, PlannedBox& planned);
/// Returns the small box of a processor or memory inside its board.
PlannedBox placeInside(const Topology& topology, BlockId block);
/// Returns the box of a memory inside a processor.
PlannedBox memoryInside(const Topology& topology, BlockId block, bool withFacts);
/// Adds the parts of a bar that have names of their own.
void addChips(const Topology& topology, PlannedBox& bar);
/// True if a block is a device with DMA, or a slot for such a device.
bool isCard(const Topology& topology, BlockId block);
/// Returns the top-level box of a device with DMA, or of a slot for such a device.
PlannedBox card(const Topology& topology, BlockId block, Detail detail);
/// True if a block contains only switches and is alone in its row, so that it is the interconnect of all other blocks.
bool isInterconnect(const Topology& topology, BlockId block);

/// True if a block contains bays.
bool holdsBays(const Topology& topology, BlockId block);
/// Returns the box of an interconnect: a bar with the switches of the interconnect, or without them at low zoom.
PlannedBox interconnect(const Topology& topology, BlockId block, Detail detail);
/// True if the parts of a group are devices or slots for devices. At low zoom, one box represents the whole group.
bool isGroupOfCards(const Topology& topology, BlockId block);
PlannedBox groupOfCards(const Topology& topology, BlockId block);
/// Returns the box of a top-level board. Returns a bar if the block contains only switches and is alone in its row.
PlannedBox board(const Topology& topology, BlockId block, Detail detail);

} // namespace boardset
