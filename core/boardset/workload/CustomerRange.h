// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks on which a customer can be placed.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Returns the block that contains all possible positions of a customer: the machine, or its node in a cluster.
inline BlockId rangeOf(const Topology& topology, const Customer& customer) {
    const BlockId on = topology.find(customer.on);
    return on ? topology.node(on).block : rootBlock;
}

} // namespace boardset
