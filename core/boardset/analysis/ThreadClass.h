// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that are alike to the model, with their shares of accesses; and those that cannot run.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// A share of a class's accesses that goes to one memory at one latency.
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
    double thinkSeconds = 0;      ///< Between two lines, in which the processor computes.
    std::vector<AccessShare> accesses;
};

/// A thread that cannot run, and why: "its processor SB3 P1 has failed".
struct StoppedThread {
    std::string thread;
    std::string reason;
};

struct ThreadClasses {
    std::vector<ThreadClass> running;
    std::vector<StoppedThread> stopped;
};

/// The threads of a workload. Idle ones, and those whose regions hold no page, are left out: they make no accesses.
/// Throws TopologyError if the workload names a part that is not there.
ThreadClasses threadClassesOf(const Topology& topology, const Workload& workload);

} // namespace boardset
