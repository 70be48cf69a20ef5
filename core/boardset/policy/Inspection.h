// SPDX-License-Identifier: GPL-3.0-or-later
// Location of threads and pages at a step of a replay, by the groups that the system numbers.
#pragma once

#include "boardset/policy/Replay.h"

#include <map>

namespace boardset {

struct ThreadInspection {
    int home = -1;      ///< Group; 0 if the whole machine is one group, -1 if it has none or is not created yet.
    int processor = -1; ///< Processor id in the system's numbering; -1: asleep.
    std::string processorTitle;
    bool isRemote = false; ///< True if it runs away from home.
};

/// Numbers of pages of a segment, over all copies.
struct SegmentInspection {
    std::map<int, int> pagesIn; ///< By group, in the system's numbering.
    int unallocated = 0;
    std::int64_t pageBytes = 0;
};

/// Returns the location of a thread; `thread` counts from 0.
ThreadInspection inspectThread(const Replay& replay, const State& state, int thread);

/// Returns all pages of a segment by group, even if the system does not use localities; -1 for pages not allocated.
std::map<int, int> pagesByGroup(const Replay& replay, const State& state, int segment);

SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment);

/// Returns a table with the system's word for a group: "    lgroup 0: 96 pages    lgroup 1: 95 pages".
std::string groupTable(const std::string& group, const std::map<int, int>& pagesIn);

} // namespace boardset
