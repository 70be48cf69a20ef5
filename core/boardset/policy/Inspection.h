// SPDX-License-Identifier: GPL-3.0-or-later
// Locations of threads and pages at a step of a replay. Groups have the same numbers as in the operating system.
#pragma once

#include "boardset/policy/Replay.h"

#include <map>

namespace boardset {

/// Location of one thread.
struct ThreadInspection {
    /// Home group of the thread; 0 if the machine is a single group,
    /// -1 if the thread has no home or is not created yet.
    int home = -1;
    /// Id of the thread's processor in the operating system's numbering; -1 if the thread is asleep.
    int processor = -1;
    std::string processorTitle;
    bool isRemote = false; ///< True if the thread runs outside its home group.
};

/// Page counts of a segment, over all copies of the segment.
struct SegmentInspection {
    std::map<int, int> pagesIn; ///< Number of pages in each group, keyed by the group's number in the operating system.
    int unallocated = 0;
    std::int64_t pageBytes = 0;
};

/// Returns the location of the thread with index `thread`, counted from 0.
ThreadInspection inspectThread(const Replay& replay, const State& state, int thread);

/// Returns the number of a segment's pages in each group, even if the operating system does not use localities.
/// Pages that are not allocated are counted under group -1.
std::map<int, int> pagesByGroup(const Replay& replay, const State& state, int segment);

/// Returns the locations of a segment's pages, grouped by the operating system's locality groups.
SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment);

} // namespace boardset
