// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that are drawn where they are assembled: on a module, under a bus, or under the software that covers them.
#pragma once

#include "boardset/diagram/Plan.h"

#include <map>

namespace boardset {

/// A row of a plan while it is filled: its cells, and the block of each cell.
struct PlannedRow {
    Row cells;
    std::vector<BlockId> blocks;
};

/// True if parts of another block are mounted on a block, such as the processors of a pool on a module.
bool carriesParts(const Topology& topology, BlockId block);
/// Returns the box of a block that carries parts, with these parts.
PlannedBox carrier(const Topology& topology, BlockId block);
/// True if all parts of a block are mounted on other blocks, where they are drawn.
bool isPool(const Topology& topology, BlockId block);
/// Returns the band of software that covers parts.
PlannedBox softwareBand(const Topology& topology, BlockId block);
/// Writes in the box of an empty bay which part covers the bay.
void describeCover(const Topology& topology, PlannedBox& planned);
/// Arranges parts below the bus to which they are connected if other boxes are beside this bus, and below the software
/// that covers them. The bus or the software then forms a column with these parts.
void hangParts(const Topology& topology, std::map<int, PlannedRow>& rows);

} // namespace boardset
