// SPDX-License-Identifier: GPL-3.0-or-later
// The processor of a thread: at home if one is idle there, else elsewhere, else a queue at home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The processor of a thread, with the reason.
struct RunReason {
    int processor = 0;
    std::string words; ///< A sentence.
};

/// Gives an awake thread a processor of its set. The order is: the one it is bound to; the one it just left, if that is
/// idle and at home; an idle one at home; an idle one elsewhere (the thread runs remotely); the shortest queue at home.
/// Real-time threads and systems without lgroups have no home. The latter draw any idle processor at random. Does not
/// throw: every set has an online processor.
RunReason dispatch(SolarisWorld& world, int thread);

/// Performs the changes of the next scheduling, as steps. Threads that run remotely return home if a processor is idle
/// there. Then idle processors take threads from queues, those of their own lgroup first. Returns true if any moved.
bool rebalance(SolarisWorld& world);

} // namespace boardset
