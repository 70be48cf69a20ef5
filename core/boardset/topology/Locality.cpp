// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Locality.h"

#include <algorithm>

namespace boardset {

const LatencyRow& localityOf(const Topology& topology, int processor, int memory) {
    const std::string& ancestor = topology.type(topology.lowestCommonAncestor(processor, memory)).id;
    const auto& rows = topology.machine().latencies;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.ancestor == ancestor; });
    if (row == rows.end()) {
        throw TopologyError("machine " + topology.machine().id + ": no latency for two parts of one " + ancestor);
    }
    return *row;
}

double zeroLoadLatencyNs(const Topology& topology, int processor, int memory) {
    return topology.catalog().fact(localityOf(topology, processor, memory).latency).si() * 1e9;
}

} // namespace boardset
