// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks at an operation's places on a machine, given the operation's ends.
#pragma once

#include "boardset/topology/Topology.h"

#include <vector>

namespace boardset {

/// The ends of an operation. An end that the operation does not have is an invalid id.
struct OperationEnds {
    BlockId requester{};
    BlockId home{};  ///< Target of the operation: a memory or a disk.
    BlockId owner{}; ///< The processor whose cache owns the line; invalid if the line is clean in memory.
    BlockId server{};
    BlockId peer{};
};

/// True if a block is of the given kind: the block type or role that a place names. An empty kind fits every block.
bool isKind(const Topology& topology, BlockId block, const std::string& kind);

/// Returns the blocks at a place; empty if the place depends on an end that the operation does not have.
std::vector<BlockId> blocksAt(const Topology& topology, const Place& place, const OperationEnds& ends);

} // namespace boardset
