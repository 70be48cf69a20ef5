// SPDX-License-Identifier: GPL-3.0-or-later
// Determines which numbers of an operation apply to a machine.
#pragma once

#include "boardset/walk/OperationPlaces.h"
#include "boardset/workload/Workload.h"

#include <algorithm>
#include <set>

namespace boardset {

/// True if a number of an operation applies to a machine. The hit rate of a part that the machine lacks does not apply,
/// unless the process sets this rate.
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
    std::set<BlockId> machines; // machines of a cluster that have been checked
    return std::ranges::any_of(process.customers, [&](const Customer& each) {
        const BlockId on = topology.find(each.on);
        return on && machines.insert(topology.node(on).block).second && isThere(on);
    });
}

} // namespace boardset
