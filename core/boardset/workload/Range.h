// SPDX-License-Identifier: GPL-3.0-or-later
// Where a customer can stand.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// The block inside which it can: all of the machine; of whoever sends messages to another node, its own node.
inline BlockId rangeOf(const Topology& topology, const Customer& customer) {
    const BlockId on = customer.peer.empty() ? BlockId() : topology.find(customer.on);
    return on ? topology.node(on).block : rootBlock;
}

} // namespace boardset
