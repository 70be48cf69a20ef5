// SPDX-License-Identifier: GPL-3.0-or-later
// Where threads and pages are at a step of a replay, by the groups of places that its system numbers.
#pragma once

#include "boardset/policy/Replay.h"

#include <map>

namespace boardset {

struct ThreadInspection {
    int home = -1;      ///< Group; 0 where the whole machine is one, -1: none, or not created yet.
    int processor = -1; ///< Processor id, as the system numbers it; -1: asleep.
    std::string processorTitle;
    bool isRemote = false; ///< Runs away from home.
};

/// Over all pages of a segment, of every copy.
struct SegmentInspection {
    std::map<int, int> pagesIn; ///< By group, as numbered by the system.
    int unallocated = 0;
    std::int64_t pageBytes = 0;
};

/// `thread` counts from 0.
ThreadInspection inspectThread(const Replay& replay, const State& state, int thread);

/// All pages of a segment by group, whether the system tells near from far or not; at -1 those not allocated.
std::map<int, int> pagesByGroup(const Replay& replay, const State& state, int segment);

SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment);

/// In a system's word for a group: "    lgroup 0: 96 pages    lgroup 1: 95 pages".
std::string groupTable(const std::string& group, const std::map<int, int>& pagesIn);

} // namespace boardset
