// SPDX-License-Identifier: GPL-3.0-or-later
// A placement turned into a queueing network: stations from blocks and links, classes from threads.
#pragma once

#include "boardset/analysis/Network.h"
#include "boardset/analysis/ThreadClass.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// Where a station of the network stands in the machine: a block or a link; the rest of the latency is neither.
struct StationPlace {
    int block = -1;
    int link = -1;
    std::string title;         ///< "memory of SB3 P1", "port of SB3", "address bus".
    std::string rateFact;      ///< Fact behind the service demand.
    double serviceSeconds = 0; ///< Per operation.
    std::string degraded;      ///< Fact: share of the rate that a failure has left; empty: all of it.
};

/// The network of one placement. Station `restOfLatency` is a delay: published latency less the service
/// demands met on the way, so that the zero-load latency is the published one exactly.
struct MachineNetwork {
    Network network;
    std::vector<StationPlace> places; ///< One per station.
    std::vector<ThreadClass> classes; ///< One per class.
    std::vector<StoppedThread> stopped;
    int restOfLatency = -1; ///< Index of the delay station.
    double lineBytes = 0;
};

/// How many times a line's time a line of a pattern keeps a station busy: the fact, or empty for once.
std::string demandFactorOf(const Topology& topology, const std::string& pattern, const StationPlace& place);

/// Builds the network. Threads whose regions hold no page are left out: they make no accesses. So are those that a
/// failure or the border of a domain keeps from their pages; they are named in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
