// SPDX-License-Identifier: GPL-3.0-or-later
// States what limits an answer's throughput in one sentence, by the program's only rule for the word "bottleneck".
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>

namespace boardset {

// The rule: the busiest part is a bottleneck if it is hot, and nearly saturated if it is warm. Otherwise it is only the
// busiest part. The thresholds are facts of the part, or else of all parts.

/// True if the busiest part is a bottleneck.
bool hasBottleneck(const Answer& answer);

/// True if a part is as busy as the busiest one and has the same threshold.
bool isEquallyBusy(const StationAnswer& each, const StationAnswer& busiest);

/// Returns "bottleneck" if the busiest part is one; otherwise "closest to its limit" for open work and "busiest part"
/// for closed work.
std::string bottleneckWord(const Answer& answer);

/// True if all work in the answer's first rate is open, so that its arrival rate is the throughput.
bool isAllOpen(const Answer& answer);
/// True if the answer's local share is meaningful. It has no meaning if a wait is unbounded, for clients, which are
/// outside the machine, and for messages, which go to their receiver's node.
bool hasLocalShare(const Answer& answer);

/// Returns the limit of throughput in sentences; empty if no part is busy. If a part is saturated: "The port of SB3
/// carries 4.6 of 4.8 GB/s for 4 threads." If it is nearly so: "Nearly saturated: the port of SB3 carries 4.2 of
/// 4.8 GB/s for 4 threads." If other parts are as busy: "The port of SB0 is equally busy; making only one of them
/// faster would barely help." Below that: "No part is saturated; latency limits throughput." By Little's law the
/// outstanding operations are X (Z + R0 + W). So the limit is the longest of queueing time W, think time Z, and
/// the latency R0 of an idle machine with the rest of a request. Posted work is limited by a window that real devices
/// don't have; the sentence then also gives the rate without that window.
std::string limitingFactor(const Topology& topology, const Answer& answer);

} // namespace boardset
