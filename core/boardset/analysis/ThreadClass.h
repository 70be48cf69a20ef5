// SPDX-License-Identifier: GPL-3.0-or-later
// Threads and streams that are alike to the model, with their shares of accesses; and those that cannot run.
#pragma once

#include "boardset/analysis/CostTable.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// A share of a class's operations that goes to one part.
struct AccessShare {
    int memory = 0; ///< Block.
    double share = 0;
    std::shared_ptr<const Cost> cost{}; ///< Of one of them.
};

/// Identical threads or streams: same processor or device, same pattern, same pages. Its customers are lines, or the
/// packets into which requests are cut.
struct ThreadClass {
    std::string process;
    std::vector<std::string> threads;
    int processor = 0;                     ///< Block; of streams, their device.
    std::string pattern;                   ///< Id of its work.
    const Work* work = nullptr;            ///< In the catalog.
    const OperationCosts* costs = nullptr; ///< Of the operation that it performs; kept with the topology.
    Requester requester = Requester::Processor;
    Direction direction = Direction::Line;
    double outstandingPerThread = 0; ///< Lines or requests.
    int packetsPerRequest = 1;
    double bytes = 0;                ///< Data of one line or packet.
    double zeroLoadLatencyNs = 0;    ///< Sum of share x latency; of what is a sum of services, that sum.
    double thinkSeconds = 0;         ///< Between two lines, in which the processor computes.
    double restOfRequestSeconds = 0; ///< From the first packet of a request to its last; buildNetwork() finds it.
    std::vector<AccessShare> accesses;

    const Operation& operation() const { return costs->walk().operation(); }
};

/// A thread or stream that cannot run, and why: "its processor SB3 P1 is out of service".
struct StoppedThread {
    std::string thread;
    std::string reason;
    Requester requester = Requester::Processor;
};

struct ThreadClasses {
    std::vector<ThreadClass> running;
    std::vector<StoppedThread> stopped;
};

/// Requests that each stream of a process keeps under way, and bytes of one of them: its own numbers, else the
/// pattern's. Lines and bytes of a line for threads.
double outstandingOf(const Process& process, const Topology& topology);
int requestBytesOf(const Process& process, const Topology& topology);

/// The threads of a workload. Idle ones, and those whose regions hold no page, are left out: they make no accesses.
/// Throws TopologyError if the workload names a part that is not there.
ThreadClasses threadClassesOf(const Topology& topology, const Workload& workload);

} // namespace boardset
