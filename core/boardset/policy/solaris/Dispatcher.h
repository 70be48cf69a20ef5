// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's processor: an idle one at home, else an idle one elsewhere, else a queue at home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The processor that a thread got, with the reason.
struct DispatchDecision {
    int processor = 0;
    std::string words; ///< Reason in a sentence.
};

/// Gives an awake thread a processor of its set. First comes the processor to which it is bound, then the one it just
/// left, if that is idle and at home. Next come an idle one at home, and an idle one elsewhere, where the thread runs
/// remotely. Last comes the shortest queue at home. Real-time threads have no home, nor have threads on systems without
/// lgroups, which choose any idle processor at random. Does not throw, because every set has an online processor.
DispatchDecision dispatch(SolarisWorld& world, int thread);

/// Performs the changes of the next scheduling, as steps. Threads that run remotely return home if a processor is idle
/// there. Then idle processors take threads from queues, first those of their own lgroup. Returns true if any moved.
bool rebalance(SolarisWorld& world);

} // namespace boardset
