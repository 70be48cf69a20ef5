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

const std::string& ancestorOf(const Topology& topology, int processor, int memory) {
    return topology.type(topology.lowestCommonAncestor(processor, memory)).id;
}

/// Throws unless there is something for two parts below an ancestor.
template <class Rows> Rows required(Rows rows, const Topology& topology, const std::string& ancestor) {
    if (rows.empty()) {
        throw TopologyError("machine " + topology.machine().id + ": no latency for two parts of one " + ancestor);
    }
    return rows;
}

} // namespace

std::vector<const LatencyRow*> latencyRowsOf(const Topology& topology, int processor, int memory) {
    const std::string& ancestor = ancestorOf(topology, processor, memory);
    std::vector<const LatencyRow*> rows;
    for (const LatencyRow& row : topology.machine().latencies) {
        if (row.ancestor == ancestor) {
            rows.push_back(&row);
        }
    }
    return required(std::move(rows), topology, ancestor);
}

std::vector<LocalityShare> localitiesOf(const Topology& topology, int processor, int memory) {
    std::vector<LocalityShare> shares;
    for (const LatencyRow* row : latencyRowsOf(topology, processor, memory)) {
        const double share = shareOf(topology, *row);
        if (share > 0) {
            shares.push_back({row, share, topology.catalog().fact(row->latency).si() * 1e9});
        }
    }
    return required(std::move(shares), topology, ancestorOf(topology, processor, memory));
}

double zeroLoadLatencyNs(const Topology& topology, int processor, int memory) {
    double mean = 0;
    for (const LocalityShare& each : localitiesOf(topology, processor, memory)) {
        mean += each.share * each.latencyNs;
    }
    return mean;
}

} // namespace boardset
