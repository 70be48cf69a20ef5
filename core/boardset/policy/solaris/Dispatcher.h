// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's processor: an idle processor in the home lgroup, else an idle one elsewhere, else a queue at home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The processor that was assigned to a thread, with the reason.
struct DispatchDecision {
    int processor = 0;
    std::string words; ///< Reason for the decision, as a sentence.
};

/// Assigns an awake thread to a processor of the thread's set. The processor to which the thread is bound has the
/// highest priority. The next choice is the processor that the thread just left, if that processor is idle and in the
/// thread's home lgroup. The next choices are an idle processor at home, and an idle processor elsewhere, where the
/// thread runs remotely. The last choice is the shortest queue at home. Real-time threads and threads on systems
/// without lgroups have no home. Such threads choose a random idle processor. Does not throw, because every set has an
/// online processor.
DispatchDecision dispatch(SolarisWorld& world, int thread);

/// Performs the next scheduling decisions, each as a step. Threads that run remotely return home if a processor there
/// is idle. Then idle processors take threads from queues, starting with the queues of their own lgroup. Returns true
/// if any thread moved.
bool rebalance(SolarisWorld& world);

} // namespace boardset
