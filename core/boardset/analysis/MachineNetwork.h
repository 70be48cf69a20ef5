// SPDX-License-Identifier: GPL-3.0-or-later
// A placement turned into a queueing network: stations from blocks and links, classes from threads and streams.
#pragma once

#include "boardset/analysis/ThreadClass.h"
#include "boardset/queueing/Network.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// The network of one placement; its customers are lines and packets. Station `restOfLatency` is a delay: published
/// latency less the service demands met on the way, so that the zero-load latency is the published one exactly. Writes
/// of devices are posted: theirs is the sum of the service demands. A stream's think time is that of the rest of its
/// request: its latency is that of the first packet.
struct MachineNetwork {
    std::shared_ptr<const Topology> topology; ///< Its classes point into it.
    Network network;
    std::vector<StationPlace> places; ///< One per station.
    std::vector<int> stations;        ///< One per station: its number in the StationTable; -1: the rest of the latency.
    std::vector<ThreadClass> classes; ///< One per class.
    std::vector<StoppedThread> stopped;
    int restOfLatency = -1; ///< Index of the delay station.
};

/// Builds the network. Threads whose regions hold no page are left out: they make no accesses. So are those that a
/// failure or the border of a domain keeps from their pages; they are named in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
