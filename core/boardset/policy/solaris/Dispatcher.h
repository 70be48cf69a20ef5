// SPDX-License-Identifier: GPL-3.0-or-later
// Which processor a thread gets: at home if one is idle there, else elsewhere, else a queue at home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Where a thread was put, and why.
struct RunReason {
    int processor = 0;
    std::string words; ///< A sentence.
};

/// Gives an awake thread a processor of its set: the one it is bound to; the one it just left, if that is idle and at
/// home; an idle one at home; an idle one elsewhere (it runs remotely); the shortest queue at home. Real-time threads
/// and systems without lgroups know no home: for the latter any idle one is as good, so it is drawn. Throws nothing:
/// every set has a processor on line.
RunReason dispatch(SolarisWorld& world, int thread);

/// What the next scheduling changes, as steps: threads that run remotely return home where a processor is idle, then
/// idle processors take threads from queues, of their own lgroup first. Whether anything moved.
bool rebalance(SolarisWorld& world);

} // namespace boardset
