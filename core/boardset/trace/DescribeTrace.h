// SPDX-License-Identifier: GPL-3.0-or-later
// Describes traces, and the steps of a message, as tables.
#pragma once

#include "boardset/describe/Table.h"
#include "boardset/trace/MessageLife.h"

namespace boardset {

/// Returns a table with a row per hop. The column `blocks` is empty.
Table describeHops(const Topology& topology, const Trace& trace);

/// Returns the hops, followed by the total. If a source gives the total, a row before it has the remaining time.
Table describeTrace(const Topology& topology, const Trace& trace);

/// Returns "Sun Fire 6800: SB0 P0 requests a line from SB1 P3 memory; the line is clean in memory".
/// `scenario` is the title of the scenario from which the machine was loaded; empty if there is none.
Message describeRequest(const Topology& topology, const Trace& trace, const std::string& scenario);

/// Returns "Hop 3 of 6 · at least 40 ns of 240 ns". The first hop has index 0.
Message describeProgress(const Trace& trace, std::size_t hop);

/// Returns the numbered explanations of the hops: "3. SB0 repeater broadcasts the address."
std::vector<Message> describeTexts(const Trace& trace);

/// Returns the operations that can start at or below a path. Throws TraceError if there are none.
Table describeOperations(const Topology& topology, const std::string& path);

/// Returns a table with a row per step of a message.
Table describeSteps(const Topology& topology, const Trace& trace, const MessageLife& life);

/// Returns the total times at both ends of a message, with a note on the connection; see describeConnection().
Table describeEnds(const Topology& topology, const Trace& trace, const MessageLife& life, double messages);

/// Describes the share of the time that a connection takes if it carries the given number of messages.
Message describeConnection(const Topology& topology, const Trace& trace, const MessageLife& life, double messages);

} // namespace boardset
