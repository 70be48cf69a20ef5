// SPDX-License-Identifier: GPL-3.0-or-later
// The choices for a trace on a machine: the requester, the memory, and the cache that may own the line.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Position of a line's owner relative to the requester and the memory.
enum class OwnerLocation {
    None,       ///< No cache owns the line, which is clean in memory.
    SameBoard,  ///< The owner is on the requester's board.
    HomeBoard,  ///< The owner is on the memory's board, which is not the requester's board.
    OtherBoard, ///< The owner is on another board, under the coherency root of the requester or of the memory.
    OtherRoot   ///< The owner is on a board whose coherency root is neither the requester's nor the memory's.
};

struct OwnerChoice {
    OwnerLocation location = OwnerLocation::None;
    BlockId block{}; ///< First working processor at the owner's position.
};

/// Returns OwnerLocation::None first, then each owner location that has a working processor in the requester's domain.
std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory);

/// Paths of the parts that the first customer uses: its processor or device, its first data or peer, and its server.
/// Also contains the customer's first operation.
/// If nothing is placed, contains the first part that can make requests, and the last part that it can reach.
/// The paths are empty if the machine has no such parts.
struct TraceEnds {
    std::string requester;
    std::string memory;
    std::string operation{}; ///< Id of the operation.
    std::string server{};
};
/// Returns the parts that an operation of the requester can address: homes or peers.
std::vector<BlockId> targetsOf(const Topology& topology, const Operation& operation, BlockId requester);

/// Returns the numeric parameters, keyed by id, of the first process with the given operation at the given path.
std::map<std::string, double> numbersAt(const Topology& topology, const Workload& workload, const std::string& path,
                                        const std::string& operation);

TraceEnds standardEnds(const Topology& topology, const Workload& workload);

} // namespace boardset
