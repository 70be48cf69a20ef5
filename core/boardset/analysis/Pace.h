// SPDX-License-Identifier: GPL-3.0-or-later
// What sets the pace of an answer, in one sentence: the one rule for the word "bottleneck".
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>

namespace boardset {

// The rule: the busiest part is a bottleneck if it is hot, nearly full if it is warm, else it is the busiest part and
// no more; from which use on parts are either is a fact of the part, or of every part.

/// Whether the busiest part is a bottleneck.
bool hasBottleneck(const Answer& answer);

/// Whether a part is as full as the busiest one, of which as much is allowed.
bool isAsFull(const StationAnswer& each, const StationAnswer& busiest);

/// What its first part is: "bottleneck", else "nearest to its limit" where work comes at a rate, else "busiest part".
std::string bottleneckWord(const Answer& answer);

/// Whether all that the answer's first rate counts comes at a rate of its own: then that is the throughput.
bool isAllOpen(const Answer& answer);
/// Whether its local share says something: not of what waits for ever, of clients, which stand outside, and of
/// messages, which go to the node that they are for.
bool tellsLocalShare(const Answer& answer);

/// "The port of SB3 carries 4.6 of 4.8 GB/s, for 4 threads."; "Nearly full: the port of SB3 carries 4.2 of 4.8 GB/s,
/// for 4 threads."; where others are as full, "The port of SB0 is equally full: only both faster help."; of less what
/// else sets the pace: "Nothing is full: latency sets the pace." By Little's law the operations under way are X (Z + R0
/// + W): the pace is set by the longest of computing, the latency of an idle machine with the rest of a request, and
/// waiting. What is posted is held back by a window that no device has: the sentence then says how far. Empty where no
/// part is busy.
std::string paceOf(const Topology& topology, const Answer& answer);

} // namespace boardset
