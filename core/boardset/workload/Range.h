// SPDX-License-Identifier: GPL-3.0-or-later
// Where a customer can stand.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// The block inside which it can: all of the machine, or of its node in a cluster.
inline BlockId rangeOf(const Topology& topology, const Customer& customer) {
    const BlockId on = topology.find(customer.on);
    return on ? topology.node(on).block : rootBlock;
}

} // namespace boardset
