// SPDX-License-Identifier: GPL-3.0-or-later
// What Solaris would answer at a step of a replay: the calls and commands with which a programmer looks at placement.
#pragma once

#include "boardset/policy/Replay.h"

#include <map>

namespace boardset {

/// What gethomelgroup(3C) and getcpuid(3C) answer to a thread.
struct ThreadInspection {
    int homeLgroup = 0; ///< 0 where the whole machine is one lgroup.
    int processor = -1; ///< Processor id, as the system numbers it; -1: asleep.
    std::string processorTitle;
    bool isRemote = false; ///< Runs away from home.
};

/// What meminfo(2) answers over all pages of a segment, or of one thread's copy of it.
struct SegmentInspection {
    std::map<int, int> pagesIn; ///< By lgroup, as numbered by the system.
    int unallocated = 0;
    std::int64_t pageBytes = 0; ///< MEMINFO_VPAGESIZE.
};

/// One of the checks that placement is on, as an administrator does them.
struct PlacementCheck {
    std::string command;
    std::string output; ///< In the system's form; empty where the model does not know it.
    bool isPassed = false;
    std::string meaning; ///< What it shows, in a sentence.
};

/// `thread` counts from 0. A thread that is not created yet has no home: -1.
ThreadInspection inspectThread(const Replay& replay, const State& state, int thread);

/// All pages of a segment by leaf lgroup, whether the system knows lgroups or not; at -1 those not allocated.
std::map<int, int> pagesByLeaf(const Replay& replay, const State& state, int segment);

SegmentInspection inspectSegment(const Replay& replay, const State& state, int segment);

/// The table as the document's sample program prints it: "    lgroup 0: 96 pages    lgroup 1: 95 pages".
std::string lgroupTable(const std::map<int, int>& pagesIn);

/// The checks that apply to this machine: the number of lgroups, the default policy, and local addresses where boards
/// need them.
std::vector<PlacementCheck> placementChecks(const Replay& replay, const State& state);

} // namespace boardset
