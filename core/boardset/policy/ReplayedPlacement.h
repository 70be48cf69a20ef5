// SPDX-License-Identifier: GPL-3.0-or-later
// The placement at a given state of a replay: the processors of threads and the memories of pages.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Returns the placement at the given state: the threads that have a processor on an attached board, and the allocated
/// pages. Each region contains the pages of a segment that are accessed by the same threads. If the region contains all
/// pages of segment "a", its name is "a"; otherwise the names are "a.1", "a.2"... Threads that are asleep, or that do
/// not use any page yet, are idle. Processes that no operating system places come first.
Workload placementAt(const World& world, const State& state);
inline Workload placementAt(const Replay& replay, const State& state) {
    return placementAt(replay.world(), state);
}

/// True if any thread is not idle in the placement at the given state. Much faster than placementAt().
bool isRunningAt(const World& world, const State& state);
inline bool isRunningAt(const Replay& replay, const State& state) {
    return isRunningAt(replay.world(), state);
}

/// Returns the placement at the end of a program's replay. Throws the same exceptions as Replay::of().
Workload replayedPlacement(const Program& program, const Topology& topology);

/// Returns the machine's configuration at the given state. The bays of detached boards are empty.
Configuration configurationAt(const World& world, const State& state);
inline Configuration configurationAt(const Replay& replay, const State& state) {
    return configurationAt(replay.world(), state);
}

/// Returns the share of all memory accesses that stay in the locality group of the accessing processor. Every thread
/// has equal weight. The share is 1 if there are no accesses.
double localShareAt(const World& world, const State& state);
inline double localShareAt(const Replay& replay, const State& state) {
    return localShareAt(replay.world(), state);
}

} // namespace boardset
