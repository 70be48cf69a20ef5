// SPDX-License-Identifier: GPL-3.0-or-later
// What a placement on a machine comes to: the numbers that the window and the command line show.
#pragma once

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/queueing/Solver.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One class of identical threads or streams.
struct ClassAnswer {
    std::string name;                 ///< "A: threads 1, 2", "A: stream 1, read".
    std::vector<std::string> threads; ///< Names.
    double bytesPerSecond = 0;
    double latencyNs = 0;         ///< Of one line, or to the first data of one request, waiting included.
    double zeroLoadLatencyNs = 0; ///< The same on an idle machine.
    double outstanding = 0;       ///< Lines, or requests, of the whole class.
};

/// One station, the busiest first.
struct StationAnswer {
    int station = 0;   ///< Index in the MachineNetwork.
    std::string block; ///< Path of the block, or title of the link.
    std::string title; ///< "port of SB3".
    double utilisation = 0;
};

/// What the threads of one domain do; a domain without running threads has zeros.
struct DomainAnswer {
    std::string name;
    int threads = 0; ///< Running ones.
    double bytesPerSecond = 0;
    double meanLatencyNs = 0; ///< Weighted by throughput.
};

/// The answer to one scenario.
struct Answer {
    std::string method;   ///< "exact", "linearizer"...
    std::string accuracy; ///< A sentence.
    bool exact = false;
    std::vector<ClassAnswer> classes;
    std::vector<DomainAnswer> domains;   ///< One per domain of the machine, in its order.
    std::vector<StationAnswer> stations; ///< Busiest first; unused ones left out.
    std::vector<int> overloaded{};       ///< Stations that are asked more than they can do: their index.
    double bytesPerSecond = 0;           ///< Total; of classes that wait there for ever, nothing.
    double meanLatencyNs = 0;            ///< Weighted by throughput.
    double zeroLoadLatencyNs = 0;        ///< The same weights, idle machine.
    double localShare = 0; ///< Share of accesses that stay in the requester's locality group, weighted by throughput.
    MachineNetwork model;  ///< What was solved, for derivations.
    Solution solution;

    /// The busiest station; nothing when no thread runs.
    std::optional<StationAnswer> bottleneck() const;
};

/// How placements are solved, in the window and on the command line alike: exactly where that takes about two
/// milliseconds at most, by Linearizer where that takes about five, so that a drag is answered within a frame; else by
/// Schweitzer-Bard.
inline SolveOptions placementOptions(Method method = Method::Auto) {
    SolveOptions options;
    options.method = method;
    options.autoOperations = 2e6;
    options.autoLinearizerOperations = 1.2e7;
    options.deepIterations = 400;
    return options;
}

/// Solves a workload. A workload without threads gives an empty answer.
Answer solvePlacement(const Topology& topology, const Workload& workload,
                      const SolveOptions& options = placementOptions());

/// The same for a network that was built from a workload, and perhaps changed since.
Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options = placementOptions());

} // namespace boardset
