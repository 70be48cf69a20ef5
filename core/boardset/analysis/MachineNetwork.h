// SPDX-License-Identifier: GPL-3.0-or-later
// A placement turned into a queueing network: stations from blocks and links, classes from threads and streams.
#pragma once

#include "boardset/queueing/Network.h"
#include "boardset/analysis/ThreadClass.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// Where a station of the network stands in the machine: a block, a link, or one direction of a framed link; the rest
/// of the latency is neither.
struct StationPlace {
    int block = -1;
    int link = -1;
    std::string title;    ///< "memory of SB3 P1", "port of SB3", "address bus", "link of slot 0, upstream".
    std::string rateFact; ///< Fact behind the service demand.
    double rate = 0;      ///< Bytes, or addresses, per second.
    ServedUnit serves = ServedUnit::Line;
    std::string degraded;    ///< Fact: share of the rate that a failure has left; empty: all of it.
    std::string framing;     ///< How packets are wrapped here; empty: bytes pass as they are.
    bool isUpstream = false; ///< Of a framed link: the direction towards memory.
};

/// Time for which one line or packet of a class keeps a station busy, if it passes there, in seconds.
double serviceSecondsOf(const Catalog& catalog, const StationPlace& place, const ThreadClass& threads);

/// The network of one placement; its customers are lines and packets. Station `restOfLatency` is a delay: published
/// latency less the service demands met on the way, so that the zero-load latency is the published one exactly. Writes
/// of devices are posted: theirs is the sum of the service demands. A stream's think time is that of the rest of its
/// request: its latency is that of the first packet.
struct MachineNetwork {
    Network network;
    std::vector<StationPlace> places; ///< One per station.
    std::vector<ThreadClass> classes; ///< One per class.
    std::vector<StoppedThread> stopped;
    int restOfLatency = -1; ///< Index of the delay station.
};

/// How many times a line's time a line of a pattern keeps a station busy: the fact, or empty for once.
std::string demandFactorOf(const Topology& topology, const std::string& pattern, const StationPlace& place);

/// Builds the network. Threads whose regions hold no page are left out: they make no accesses. So are those that a
/// failure or the border of a domain keeps from their pages; they are named in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
