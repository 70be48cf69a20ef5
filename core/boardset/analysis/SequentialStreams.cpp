// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SequentialStreams.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset {

namespace {

/// The data that one window covers at a time, and the demand of a line on each station while a stream reads that data.
struct StreamSpan {
    double share = 0; ///< Share of this data in all data of the customer.
    std::map<int, double> seconds;

    /// Returns the seconds of a line at the slowest station, which is the part or a station on the route to it.
    double slowest() const {
        double most = 0;
        for (const auto& [station, each] : seconds)
            most = std::max(most, each);
        return most / share;
    }
};

/// Returns one part to represent all parts covered by a window that starts at the given part.
BlockId stretchOf(const Topology& topology, const AccessShare& access, double window) {
    const Circumstances& region = access.costs->walk().circumstances();
    if (region.regionPiece > 0)
        return window < region.regionPiece ? access.memory : rootBlock;
    // pages are larger than a window, but interleaved pieces may be smaller
    const auto& interleaved = topology.kept<InterleavedMemories>();
    const std::vector<BlockId>& memories = interleaved.of(access.memory);
    return memories.empty() || window < interleaved.pieceBytes(access.memory) ? access.memory : memories.front();
}

} // namespace

double coveredParts(const std::vector<double>& shares, double streams) {
    double covered = 0;
    for (const double share : shares)
        covered += 1 - std::pow(1 - share, streams);
    return covered;
}

StreamTime streamTimeOf(const Topology& topology, const ClassRow& row) {
    StreamTime time;
    const auto runs = row.costs->walk().number("runs");
    if (!runs)
        return time;
    std::map<BlockId, StreamSpan> stretches;
    for (const AccessShare& access : row.accesses) {
        StreamSpan& stretch = stretches[stretchOf(topology, access, row.outstandingPerThread * row.bytes)];
        stretch.share += access.share;
        for (const StationCost& cost : access.cost->stations) {
            const StationLocation& place = access.costs->stations().at(cost.station);
            stretch.seconds[cost.station] += place.isDelay ? 0 : access.share * cost.seconds / place.servers;
        }
    }
    if (stretches.size() < 2)
        return time;
    std::vector<double> shares;
    for (const auto& [part, stretch] : stretches) {
        time.pieceSeconds += stretch.share * stretch.slowest();
        shares.push_back(stretch.share);
    }
    time.streams = *runs * row.count();
    time.parts = static_cast<int>(shares.size());
    time.covered = coveredParts(shares, time.streams);
    return time;
}

} // namespace boardset
