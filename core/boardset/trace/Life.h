// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of a message: the time at either end, once for a connection and for each message.
#pragma once

#include "boardset/trace/Trace.h"

#include <cstdint>
#include <vector>

namespace boardset {

/// A step of a message at one of its ends, with its time.
struct LifeStep {
    std::size_t hop = 0; ///< Index in the trace; for the rest, the number of hops.
    bool isRest = false; ///< True for the share of the published end-to-end time that is in no hop.
    bool isFar = false;  ///< True at the other end; false at the end that starts.
    bool isOnce = false; ///< True if once per connection; false if for each message.
    double startNs = 0;  ///< Start time within a connection with one message.
    double ns = 0;       ///< Total time for one message; 0 if it is not waited for.
    double endShare = 0; ///< Share of all time of its end, for one message.
    double endNs() const { return startNs + ns; }
};

/// Times of one end.
struct LifeEnd {
    double onceNs = 0; ///< Per connection.
    double eachNs = 0; ///< Per message.
};

/// A connection with one message, step by step.
struct Life {
    std::vector<LifeStep> steps;
    LifeEnd own, far;
    double restNs = 0; ///< The rest, per message.
    double ns = 0;     ///< Total time.

    double onceNs() const { return own.onceNs + far.onceNs; }
    double eachNs() const { return own.eachNs + far.eachNs + restNs; }
    /// Returns the share of time for the connection set-up if the connection carries this number of messages.
    static double shareOf(double onceNs, double eachNs, double messages);
    /// Returns the number of messages from which that share is at most `share`; empty if a message takes no time.
    static std::optional<std::int64_t> messagesUntil(double share, double onceNs, double eachNs);
};

/// Returns the timeline for the trace of a message. Steps per connection count in full, however many messages share
/// them in the trace.
Life lifeOf(const Topology& topology, const Trace& trace);

} // namespace boardset
