// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that a trace can answer on a machine: the requester, the memory, and the cache that may own the line.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Position of a line's owner relative to the requester and the memory.
enum class OwnerLocation {
    None,       ///< Clean in memory.
    SameBoard,  ///< On the requester's board.
    HomeBoard,  ///< On the memory's board, which is not the requester's.
    OtherBoard, ///< On another board, which is under the same coherency root as the requester or the memory.
    OtherRoot   ///< On a board whose coherency root is neither the requester's nor the memory's.
};

struct OwnerChoice {
    OwnerLocation location = OwnerLocation::None;
    BlockId block{}; ///< First working processor at that position.
};

/// Returns None first, then each position that has a working processor in the requester's domain.
std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory);

/// Paths of the parts that the first customer uses: the customer's own part, its first data or its peer,
/// and its server. Also the customer's first operation.
/// If nothing is placed, the first part that can make requests, and the last part that this requester can reach.
/// Empty if the machine has no such parts.
struct TraceEnds {
    std::string requester;
    std::string memory;
    std::string operation{}; ///< Id of the operation.
    std::string server{};
};
/// Returns the parts that an operation can address: homes or peers.
std::vector<BlockId> targetsOf(const Topology& topology, const Operation& operation, BlockId requester);

/// Numbers of a process, by id. The process is the first that has a customer with that operation at a path.
std::map<std::string, double> numbersAt(const Topology& topology, const Workload& workload, const std::string& path,
                                        const std::string& operation);

TraceEnds standardEnds(const Topology& topology, const Workload& workload);

} // namespace boardset
