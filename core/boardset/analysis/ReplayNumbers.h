// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a replayed program: throughput and local share at a step, load averages, and a comparison of two replays.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/policy/Replay.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Returns the positions at which the placement may differ from the placement at the previous position, because threads
/// or pages moved, woke up or were removed. The positions are in ascending order; 0 is always the first.
std::vector<int> placementPositions(const Replay& replay);

/// Returns all values that determine the placement at a state of a replay. States with equal values have equal answers.
std::vector<std::int64_t> placementCells(const State& state);

/// Summary of the results of a placement.
struct ReplayNumbers {
    int position = 0;
    double throughput = 0; ///< Throughput in `unit`; 0 if a wait is unbounded.
    double localShare = 0; ///< Local share of the accesses; see localShareAt().
    std::string unit = "MB/s";
};

/// Returns the answer at the cursor; empty while no thread accesses any page. Boards that are detached at that position
/// are not in the solved machine. Throws what Topology::build and solvePlacement throw.
std::optional<Answer> answerAt(const ReplayCursor& cursor);

/// Returns the last position with this placement; empty if there is none. `solve` shows the results of this position.
/// If no thread can finish, it is the position after the last step. Otherwise it is the position after the last event;
/// it is then empty if a thread finishes before the last event.
std::optional<int> positionOf(const std::shared_ptr<const Replay>& replay, const Workload& placement);

/// Returns the summary at the cursor; throughput is 0 while no thread accesses any page.
ReplayNumbers numbersAt(const ReplayCursor& cursor);

/// A load average that is valid from a position until the next sample.
struct LoadSample {
    int position = 0;
    double load = 0; ///< Load average; 1 is one busy thread per processor of the group.
};

/// Returns the load averages of the groups in a processor set, in one list per group. Each list starts at position 0.
/// Empty if the operating system computes no loads.
std::vector<std::vector<LoadSample>> loadSamples(ReplayCursor cursor, int set = 0);

/// Differences between two states of the same program on the same machine.
struct StateDifference {
    int threads = 0; ///< Number of threads whose home differs.
    int pages = 0;   ///< Number of pages that are in different groups, or allocated in only one of the two states.
};

StateDifference differenceOf(const ReplayCursor& a, const ReplayCursor& b);

} // namespace boardset
