// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn inside a board: processors, memories, parts that are counted, the boards that it holds.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// Children as the drawing sees them: a group's children stand in for the group.
std::vector<BlockId> drawnChildren(const Topology& topology, BlockId block);
/// The bar of a block that is a station itself.
void showOwnUse(const Topology& topology, PlannedBox& planned);
/// A memory inside a processor.
PlannedBox memoryInside(const Topology& topology, BlockId block, bool withFacts);
/// Children that have a name of their own as chips; the others as lines that count them, devices only if there are any.
void addParts(const Topology& topology, PlannedBox& planned, bool chips);
/// Whether a block is a device of DMA, or a slot for one.
bool isCard(const Topology& topology, BlockId block);
/// Such a block standing by itself.
PlannedBox card(const Topology& topology, BlockId block, Detail detail);
/// Whether a block is nothing but switches, and alone in its row: what joins all others.
bool isInterconnect(const Topology& topology, BlockId block);

/// Whether a block has bays of its own.
bool holdsBays(const Topology& topology, BlockId block);
/// A bar with its switches; far out without.
PlannedBox interconnect(const Topology& topology, BlockId block, Detail detail);
/// Whether a group's parts are devices or slots for them; and, far out, one box for all of it.
bool isGroupOfCards(const Topology& topology, BlockId block);
PlannedBox groupOfCards(const Topology& topology, BlockId block);
/// A board that stands by itself; or, if it is nothing but switches and has a row to itself, a bar with them.
PlannedBox board(const Topology& topology, BlockId block, Detail detail);

} // namespace boardset
