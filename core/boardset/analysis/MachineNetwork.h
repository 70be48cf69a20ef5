// SPDX-License-Identifier: GPL-3.0-or-later
// A placement turned into a queueing network: stations from blocks and links, classes from threads.
#pragma once

#include "boardset/analysis/Network.h"
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
};

/// A share of a class's accesses that goes to one memory.
struct AccessShare {
    int memory = 0; ///< Block.
    double share = 0;
    std::string locality; ///< Id of the latency row.
    double latencyNs = 0; ///< Zero load.
};

/// Identical threads: same processor, same pattern, same pages.
struct ThreadClass {
    std::string process;
    std::vector<std::string> threads;
    int processor = 0; ///< Block.
    std::string pattern;
    double outstandingPerThread = 0;
    double zeroLoadLatencyNs = 0; ///< Sum of share x latency.
    std::vector<AccessShare> accesses;
};

/// The network of one placement. Station `restOfLatency` is a delay: published latency less the service
/// demands met on the way, so that the zero-load latency is the published one exactly.
struct MachineNetwork {
    Network network;
    std::vector<StationPlace> places; ///< One per station.
    std::vector<ThreadClass> classes; ///< One per class.
    int restOfLatency = -1;           ///< Index of the delay station.
    double lineBytes = 0;
};

/// Builds the network. Threads whose regions hold no page are left out: they make no accesses.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
