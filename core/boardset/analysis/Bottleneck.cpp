// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Bottleneck.h"

#include "boardset/analysis/Answer.h"

#include <algorithm>

namespace boardset {

int bottleneckOf(const Network& network, const Vector& utilisation) {
    int best = -1;
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const double candidate = utilisation[static_cast<Eigen::Index>(k)];
        const double highest = best < 0 ? 0 : utilisation[best] * (1 + 1e-9);
        if (isQueueing(network.stations[k]) && candidate > highest)
            best = static_cast<int>(k);
    }
    return best;
}

std::optional<StationAnswer> busiestIn(const Answer& answer, const Topology& topology, BlockId block) {
    const auto isInside = [&](const StationAnswer& each) {
        const StationLocation& place = answer.model.locationOf(each.station);
        return topology.isBelow(place.block ? place.block : topology.link(place.link).from, block);
    };
    const auto found = std::ranges::find_if(answer.stations, isInside);
    return found == answer.stations.end() ? std::nullopt : std::optional(*found);
}

IdVector<BlockId, const StationAnswer*> busiestInAll(const Answer& answer, const Topology& topology) {
    IdVector<BlockId, const StationAnswer*> busiest(topology.blocks().size());
    for (const StationAnswer& station : answer.stations) { // the stations are sorted, busiest first
        const StationLocation& place = answer.model.locationOf(station.station);
        BlockId block = place.block ? place.block : topology.link(place.link).from;
        while (block && busiest[block] == nullptr) {
            busiest[block] = &station;
            block = topology.block(block).parent;
        }
    }
    return busiest;
}

} // namespace boardset
