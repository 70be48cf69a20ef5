// SPDX-License-Identifier: GPL-3.0-or-later
// The placement at a state of a replay: threads on processors, pages in memories.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Returns the placement: the threads that have a processor on an attached board, and the allocated pages.
/// A region contains those pages of a segment that the same threads access.
/// If the region contains all pages of segment "a", its name is "a"; otherwise the names are "a.1", "a.2"...
/// Threads that are asleep, or that use no page yet, are idle. Processes that no system places come first.
Workload placementAt(const World& world, const State& state);
inline Workload placementAt(const Replay& replay, const State& state) {
    return placementAt(replay.world(), state);
}

/// True if any thread is not idle in the placement at this state. Much faster than calling placementAt().
bool isRunningAt(const World& world, const State& state);
inline bool isRunningAt(const Replay& replay, const State& state) {
    return isRunningAt(replay.world(), state);
}

/// Returns the placement at the end of a program's replay. Throws as Replay::of() does.
Workload replayedPlacement(const Program& program, const Topology& topology);

/// Returns the machine's configuration at a state; the bays of detached boards are empty.
Configuration configurationAt(const World& world, const State& state);
inline Configuration configurationAt(const Replay& replay, const State& state) {
    return configurationAt(replay.world(), state);
}

/// Returns the share of all accesses that stay in the group of the accessing processor. Every thread has equal weight.
/// The share is 1 if there are no accesses.
double localShareAt(const World& world, const State& state);
inline double localShareAt(const Replay& replay, const State& state) {
    return localShareAt(replay.world(), state);
}

} // namespace boardset
