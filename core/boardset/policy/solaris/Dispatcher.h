// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's processor: an idle processor at home; otherwise an idle one elsewhere; otherwise a queue at home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The processor that a thread got, with the reason.
struct DispatchDecision {
    int processor = 0;
    std::string words; ///< Reason in a sentence.
};

/// Gives an awake thread a processor of its set. First comes the processor to which the thread is bound.
/// Next comes the processor that the thread just left, if that processor is idle and at home.
/// Next come an idle processor at home, and an idle processor elsewhere, where the thread runs remotely.
/// Last comes the shortest queue at home. Real-time threads have no home; nor have threads on systems without lgroups.
/// Such threads choose any idle processor at random. Does not throw, because every set has an online processor.
DispatchDecision dispatch(SolarisWorld& world, int thread);

/// Performs the changes of the next scheduling, as steps.
/// Threads that run remotely return home if a processor there is idle.
/// Then idle processors take threads from queues, first from the queues of their own lgroup.
/// Returns true if any thread moved.
bool rebalance(SolarisWorld& world);

} // namespace boardset
