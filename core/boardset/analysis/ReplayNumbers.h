// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a replayed program: throughput and local share at a step, load averages, and differences between replays.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/policy/Replay.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Returns the positions at which the placement may differ from that at the previous position.
/// It may differ because threads or pages moved, woke up or were removed.
/// The positions are in ascending order; the first is always 0.
std::vector<int> placementPositions(const Replay& replay);

/// Returns all values that determine the placement in the given state. States with equal values have equal answers.
std::vector<std::int64_t> placementCells(const State& state);

/// Summary of the results for one placement.
struct ReplayNumbers {
    int position = 0;
    double throughput = 0; ///< Throughput in `unit`; 0 if a wait is unbounded.
    double localShare = 0; ///< Local share of the accesses, as localShareAt() computes it.
    std::string unit = "MB/s";
};

/// Returns the answer for the cursor's position; empty if no thread accesses any page.
/// Boards that are detached at that position are not in the solved machine.
/// Throws the errors of Topology::build and solvePlacement.
std::optional<Answer> answerAt(const ReplayCursor& cursor);

/// Returns the last position that has the given placement; empty if there is none.
/// The command `solve` passes the placement of a scenario with a program, and shows the results of the returned
/// position. For this placement, the result is the position after the last step if no thread can finish.
/// Otherwise the result is the position after the last event, or empty if a thread finishes before the last event.
std::optional<int> positionOf(const std::shared_ptr<const Replay>& replay, const Workload& placement);

/// Returns the summary for the cursor's position; the throughput is 0 if no thread accesses any page.
ReplayNumbers numbersAt(const ReplayCursor& cursor);

/// A load average that is valid from a position until the next sample.
struct LoadSample {
    int position = 0;
    double load = 0; ///< Load average; 1 means one busy thread per processor of the group.
};

/// Returns the load averages of the groups in a processor set, one list per group. Each list starts at position 0.
/// Empty if the operating system does not compute loads.
std::vector<std::vector<LoadSample>> loadSamples(ReplayCursor cursor, int set = 0);

} // namespace boardset
