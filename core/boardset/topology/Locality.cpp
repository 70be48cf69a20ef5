// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Locality.h"

namespace boardset {

namespace {

double shareOf(const Topology& topology, const LatencyRow& row) {
    if (row.shareOption.empty()) {
        return 1;
    }
    const double percent = topology.options().at(row.shareOption);
    return (row.shareRest ? 100 - percent : percent) / 100;
}

} // namespace

std::vector<LocalityShare> localitiesOf(const Topology& topology, int processor, int memory) {
    const std::string& ancestor = topology.type(topology.lowestCommonAncestor(processor, memory)).id;
    std::vector<LocalityShare> shares;
    for (const LatencyRow& row : topology.machine().latencies) {
        const double share = row.ancestor == ancestor ? shareOf(topology, row) : 0;
        if (share > 0) {
            shares.push_back({&row, share, topology.catalog().fact(row.latency).si() * 1e9});
        }
    }
    if (shares.empty()) {
        throw TopologyError("machine " + topology.machine().id + ": no latency for two parts of one " + ancestor);
    }
    return shares;
}

double zeroLoadLatencyNs(const Topology& topology, int processor, int memory) {
    double mean = 0;
    for (const LocalityShare& each : localitiesOf(topology, processor, memory)) {
        mean += each.share * each.latencyNs;
    }
    return mean;
}

} // namespace boardset
