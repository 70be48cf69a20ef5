// SPDX-License-Identifier: GPL-3.0-or-later
// What a state of a replay is as a placement: threads on processors, pages in memories.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// The threads that have a processor, on a board that is there, and the pages that are allocated. Pages of a segment
/// that the same threads access are a region: "a" if that is all of it, else "a.1", "a.2"... Threads that are asleep,
/// or use no page yet, are idle. What stands beside the program comes first.
Workload placementAt(const World& world, const State& state);
inline Workload placementAt(const Replay& replay, const State& state) {
    return placementAt(replay.world(), state);
}

/// True if something isn't idle in that placement. Far quicker than placementAt().
bool isRunningAt(const World& world, const State& state);
inline bool isRunningAt(const Replay& replay, const State& state) {
    return isRunningAt(replay.world(), state);
}

/// What the replay of a program ends with. Throws as Replay::of() does.
Workload replayedPlacement(const Program& program, const Topology& topology);

/// The machine as it is then: boards that are detached have left their bays.
Configuration configurationAt(const World& world, const State& state);
inline Configuration configurationAt(const Replay& replay, const State& state) {
    return configurationAt(replay.world(), state);
}

/// The share of all accesses that stay in the group of the processor they come from, every thread alike; 1 if there are
/// none.
double localShareAt(const World& world, const State& state);
inline double localShareAt(const Replay& replay, const State& state) {
    return localShareAt(replay.world(), state);
}

} // namespace boardset
