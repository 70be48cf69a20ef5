// SPDX-License-Identifier: GPL-3.0-or-later
// Where an operation's places are on a machine, given the parts that it is tied to.
#pragma once

#include "boardset/topology/Topology.h"

#include <vector>

namespace boardset {

/// The parts that an operation is tied to; none where it has no such end.
struct Ends {
    BlockId requester{};
    BlockId home{};  ///< What it goes to: a memory, a disk.
    BlockId owner{}; ///< The processor whose cache has the line; none: it is clean in memory.
    BlockId server{};
    BlockId peer{};
};

/// Whether a block is of a kind that a place names: a block type or a role; of any, if it is empty.
bool isKind(const Topology& topology, BlockId block, const std::string& kind);

/// The blocks that a place stands for; none if an end that it begins from is missing.
std::vector<BlockId> blocksAt(const Topology& topology, const Place& place, const Ends& ends);

} // namespace boardset
