// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a trace on one machine: who asks, which memory, and in whose cache the line may be.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Where the owner of a line stands, seen from the requester and the memory. Closed.
enum class OwnerPlace {
    None,       ///< Clean in memory.
    SameBoard,  ///< On the requester's board.
    HomeBoard,  ///< On the memory's board, which is another one.
    OtherBoard, ///< On a board of neither, under the coherency root of one of them.
    OtherRoot   ///< Under a coherency root of neither.
};

struct OwnerChoice {
    OwnerPlace place = OwnerPlace::None;
    BlockId block{}; ///< The first working processor there.
};

/// None first, then each place that has a working processor of the requester's domain.
std::vector<OwnerChoice> ownerChoices(const Topology& topology, BlockId requester, BlockId memory);

/// Paths of what the first customer stands on, of the first data that it uses or its peer, and of its server, with what
/// it does first; where nothing is placed those of the first part that asks and the last that it can ask. Empty if the
/// machine has none.
struct TraceEnds {
    std::string requester;
    std::string memory;
    std::string operation{}; ///< Id.
    std::string server{};
};
/// The parts that an operation can go to, homes or peers.
std::vector<BlockId> targetsOf(const Topology& topology, const Operation& operation, BlockId requester);

/// What the first process sets of the numbers of its operation, that has a customer at this path who does it.
std::map<std::string, double> numbersAt(const Topology& topology, const Workload& workload, const std::string& path,
                                        const std::string& operation);

TraceEnds standardEnds(const Topology& topology, const Workload& workload);

} // namespace boardset
