// SPDX-License-Identifier: GPL-3.0-or-later
// Determines which numeric parameters of an operation apply to a machine.
#pragma once

#include "boardset/walk/OperationPlaces.h"
#include "boardset/workload/Workload.h"

#include <algorithm>
#include <set>

namespace boardset {

/// True if a numeric parameter of an operation applies to a machine.
/// A hit rate does not apply if the machine lacks the part to which it refers, unless the process sets this hit rate.
inline bool isMeant(const Number& number, const Process& process, const Topology& topology) {
    if (number.lookedIn.empty() || process.customers.empty() || process.numbers.contains(number.id))
        return true;
    const Place& place = topology.catalog().place(number.lookedIn);
    const auto isThere = [&](BlockId on) {
        const std::vector<BlockId> memories = topology.withRole(Role::Memory, topology.node(on).block);
        OperationEnds ends;
        ends.requester = on;
        ends.home = memories.empty() ? BlockId() : memories.front();
        return std::ranges::any_of(blocksAt(topology, place, ends),
                                   [&](BlockId block) { return isKind(topology, block, place.kind); });
    };
    std::set<BlockId> machines; // machines of a cluster that have already been checked
    return std::ranges::any_of(process.customers, [&](const Customer& each) {
        const BlockId on = topology.find(each.on);
        return on && machines.insert(topology.node(on).block).second && isThere(on);
    });
}

} // namespace boardset
