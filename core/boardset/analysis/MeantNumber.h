// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbers of an operation mean something on a machine.
#pragma once

#include "boardset/walk/Places.h"
#include "boardset/workload/Workload.h"

#include <algorithm>

namespace boardset {

/// A share of what is looked for in a part means nothing where a machine has no such part; unless the process sets it.
inline bool isMeant(const Number& number, const Process& process, const Topology& topology) {
    if (number.lookedIn.empty() || process.customers.empty() || process.numbers.contains(number.id))
        return true;
    Ends ends;
    ends.requester = topology.find(process.customers.front().on);
    if (!ends.requester)
        return true;
    const std::vector<BlockId> memories = topology.withRole(Role::Memory, topology.node(ends.requester).block);
    ends.home = memories.empty() ? BlockId() : memories.front();
    const Place& place = topology.catalog().place(number.lookedIn);
    return std::ranges::any_of(blocksAt(topology, place, ends),
                               [&](BlockId block) { return isKind(topology, block, place.kind); });
}

} // namespace boardset
