// SPDX-License-Identifier: GPL-3.0-or-later
// What a replayed program comes to: throughput and local share at a step, load averages over all, two replays compared.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/policy/Replay.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Positions at which the placement may be another than at the one before: threads or pages have moved, woken or
/// gone. Ascending; 0 is always the first.
std::vector<int> placementPositions(const Replay& replay);

/// All that the placement at a state of a replay follows from: where it is alike, so is the answer.
std::vector<std::int64_t> placementCells(const State& state);

/// What a placement comes to.
struct ReplayNumbers {
    int position = 0;
    double throughput = 0; ///< In its unit; 0 of what waits without end.
    double localShare = 0; ///< As localShareAt().
    std::string unit = "MB/s";
};

/// Where the cursor is; nothing while no thread accesses any page. Boards that are detached there are not in the
/// machine that is solved. Throws what Topology::build and solvePlacement throw.
std::optional<Answer> answerAt(const ReplayCursor& cursor);

/// The last position with this placement, which is that of a scenario with the program: the one that `solve` answers.
/// Without ends it is the position after the last step. With ends it is the position after the last event; nothing if a
/// thread finishes before that.
std::optional<int> positionOf(const std::shared_ptr<const Replay>& replay, const Workload& placement);

/// The same in short; no throughput while no thread accesses any page.
ReplayNumbers numbersAt(const ReplayCursor& cursor);

/// A load from a position on, until the next one.
struct LoadSample {
    int position = 0;
    double load = 0; ///< Share of one busy thread for every processor of the group.
};

/// The load averages of the groups in a set of processors: by group, each beginning at position 0. None if the system
/// keeps no loads.
std::vector<std::vector<LoadSample>> loadSamples(ReplayCursor cursor, int set = 0);

/// In how far two states of the same program, on the same machine, differ.
struct StateDifference {
    int threads = 0; ///< That have another home.
    int pages = 0;   ///< That are in another group, or allocated in one of the two only.
};

StateDifference differenceOf(const ReplayCursor& a, const ReplayCursor& b);

} // namespace boardset
