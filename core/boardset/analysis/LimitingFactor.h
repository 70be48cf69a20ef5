// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the factor that limits an answer's throughput.
// Contains the only rule that decides which part is a bottleneck.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>

namespace boardset {

// The rule: if the busiest part is saturated ("hot"), it is a bottleneck. If it is only "warm", it is nearly saturated.
// Otherwise it is only the busiest part. The thresholds are facts of the part or, without such facts, of all parts.

/// True if the busiest part is a bottleneck.
bool hasBottleneck(const Answer& answer);

/// True if a part is as busy as the busiest part and has the same threshold.
bool isEquallyBusy(const StationAnswer& each, const StationAnswer& busiest);

/// Returns "bottleneck" if the busiest part is a bottleneck.
/// Otherwise returns "closest to its limit" for open work and "busiest part" for closed work.
std::string bottleneckWord(const Answer& answer);

/// True if all work in the answer's first total is open, so that the arrival rate determines the throughput.
bool isAllOpen(const Answer& answer);
/// True if the answer's local share is meaningful. The local share is meaningless if a wait is unbounded.
/// It is also meaningless for clients, which are outside the machine, and for messages, which go to their receiver's
/// node.
bool hasLocalShare(const Answer& answer);

/// Returns sentences about the limit of throughput; empty if no part is busy. Examples:
/// - A part is saturated: "The port of SB3 carries 4.6 of 4.8 GB/s for 4 threads."
/// - A part is nearly saturated: "Nearly saturated: the port of SB3 carries 4.2 of 4.8 GB/s for 4 threads."
/// - Other parts are equally busy: "The port of SB0 is equally busy; making only one of them faster would barely help."
/// - All parts are less busy: "No part is saturated; latency limits throughput."
/// In the last case, an operation takes the time Z + R0 + W. Z is the think time, R0 the latency on an idle machine
/// (including the rest of a request), and W the queueing time. By Little's law, the throughput is the number of
/// outstanding operations divided by this time. The sentence names the longest of the three times as the limit.
/// In the model, a window limits posted work, which real devices don't have. For posted work, the result therefore also
/// gives the rate without this window.
std::string limitingFactor(const Topology& topology, const Answer& answer);

} // namespace boardset
