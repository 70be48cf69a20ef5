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

/// The type of the lowest block that holds both; of the machine, if a device has no way in.
const std::string& ancestorOf(const Topology& topology, int requester, int memory) {
    const int entry = topology.entryOf(requester);
    return topology.type(entry < 0 ? 0 : topology.lowestCommonAncestor(entry, memory)).id;
}

bool counts(const Topology& topology, const LatencyRow& row) {
    return row.when.option.empty() || topology.options().at(row.when.option) == row.when.value;
}

/// Throws unless there is something for two parts below an ancestor.
template <class Rows> Rows required(Rows rows, const Topology& topology, const std::string& ancestor) {
    if (rows.empty()) {
        throw TopologyError("machine " + topology.machine().id + ": no latency for two parts of one " + ancestor);
    }
    return rows;
}

} // namespace

std::vector<const LatencyRow*> latencyRowsOf(const Topology& topology, int requester, int memory) {
    const std::string& ancestor = ancestorOf(topology, requester, memory);
    std::vector<const LatencyRow*> rows;
    for (const LatencyRow& row : topology.machine().latencies) {
        if (row.ancestor == ancestor && counts(topology, row)) {
            rows.push_back(&row);
        }
    }
    return required(std::move(rows), topology, ancestor);
}

std::vector<LocalityShare> localitiesOf(const Topology& topology, int requester, int memory) {
    double added = 0;
    for (const int link : slowLinksOf(topology, requester, memory)) {
        added += topology.catalog().fact(topology.link(link).latency).si() * 1e9;
    }
    std::vector<LocalityShare> shares;
    for (const LatencyRow* row : latencyRowsOf(topology, requester, memory)) {
        const double share = shareOf(topology, *row);
        if (share > 0) {
            shares.push_back({row, share, topology.catalog().fact(row->latency).si() * 1e9 + added});
        }
    }
    return required(std::move(shares), topology, ancestorOf(topology, requester, memory));
}

std::vector<int> slowLinksOf(const Topology& topology, int requester, int memory) {
    std::vector<int> slow = topology.route(requester, memory).dataLinks;
    std::erase_if(slow, [&](int link) { return topology.link(link).latency.empty(); });
    return slow;
}

double zeroLoadLatencyNs(const Topology& topology, int requester, int memory) {
    double mean = 0;
    for (const LocalityShare& each : localitiesOf(topology, requester, memory)) {
        mean += each.share * each.latencyNs;
    }
    return mean;
}

} // namespace boardset
