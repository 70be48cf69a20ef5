// SPDX-License-Identifier: GPL-3.0-or-later
// Possible questions for a trace on one machine: the requester, the memory, and the cache that may own the line.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Position of a line's owner relative to the requester and the memory. Closed.
enum class OwnerPlace {
    None,       ///< Clean in memory.
    SameBoard,  ///< On the requester's board.
    HomeBoard,  ///< On the memory's board, which is another one.
    OtherBoard, ///< On another board, under the coherency root of one of them.
    OtherRoot   ///< Under a coherency root of neither.
};

struct OwnerChoice {
    OwnerPlace place = OwnerPlace::None;
    BlockId block{}; ///< First working processor there.
};

/// None first, then each position that has a working processor in the requester's domain.
std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory);

/// Paths of the first customer's part, of its first data or its peer, and of its server, with its first operation. If
/// nothing is placed, the first part that makes requests, and the last part that it can reach. Empty if the machine has
/// none.
struct TraceEnds {
    std::string requester;
    std::string memory;
    std::string operation{}; ///< Id.
    std::string server{};
};
/// Parts that an operation can address: homes or peers.
std::vector<BlockId> targetsOf(const Topology& topology, const Operation& operation, BlockId requester);

/// Numbers of the operation in the first process that has a customer with that operation at a path.
std::map<std::string, double> numbersAt(const Topology& topology, const Workload& workload, const std::string& path,
                                        const std::string& operation);

TraceEnds standardEnds(const Topology& topology, const Workload& workload);

} // namespace boardset
