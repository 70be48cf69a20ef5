// SPDX-License-Identifier: GPL-3.0-or-later
// Locations of threads and pages at a step of a replay. Groups have the numbers that the operating system uses.
#pragma once

#include "boardset/policy/Replay.h"

#include <map>

namespace boardset {

/// Location of a thread.
struct ThreadInspection {
    int home = -1;      ///< Home group; 0 if the machine is a single group,
                        ///< -1 if the thread has no home or is not created yet.
    int processor = -1; ///< Id of the thread's processor in the system's numbering; -1 if the thread is asleep.
    std::string processorTitle;
    bool isRemote = false; ///< True if the thread runs outside its home group.
};

/// Numbers of pages of a segment, over all copies.
struct SegmentInspection {
    std::map<int, int> pagesIn; ///< Number of pages by group, in the system's numbering.
    int unallocated = 0;
    std::int64_t pageBytes = 0;
};

/// Returns the location of a thread; `thread` counts from 0.
ThreadInspection inspectThread(const Replay& replay, const State& state, int thread);

/// Returns the number of a segment's pages in each group, even if the system does not use localities.
/// Pages that are not allocated are counted under group -1.
std::map<int, int> pagesByGroup(const Replay& replay, const State& state, int segment);

/// Returns the locations of a segment's pages, by the system's groups.
SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment);

/// Returns a table of pages by group, with the system's word for a group:
/// "    lgroup 0: 96 pages    lgroup 1: 95 pages".
std::string groupTable(const std::string& group, const std::map<int, int>& pagesIn);

} // namespace boardset
