// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of a message: the times at both ends, once per connection and once per message.
#pragma once

#include "boardset/trace/Trace.h"

#include <cstdint>
#include <vector>

namespace boardset {

/// A step of a message at one of its ends, with its time.
struct MessageStep {
    std::size_t hop = 0;       ///< Index of the hop in the trace; for the rest, the number of hops.
    bool isRest = false;       ///< True for the share of the published end-to-end time that is in no hop.
    bool isAtReceiver = false; ///< True at the receiving end; false at the end that starts.
    bool isOnce = false;       ///< True if the step occurs once per connection; false if it does for each message.
    double startNs = 0;        ///< Start time within a connection with one message.
    double ns = 0;             ///< Total time for one message; 0 if the step is not waited for.
    double endShare = 0;       ///< Share of the total time at its end, for one message.
    double endNs() const { return startNs + ns; }
};

/// Total times at one end.
struct MessageEnd {
    double onceNs = 0; ///< Time per connection.
    double eachNs = 0; ///< Time per message.
};

/// A connection with one message, step by step.
struct MessageLife {
    std::vector<MessageStep> steps;
    MessageEnd sender, receiver;
    double restNs = 0; ///< Time per message that is in no hop.
    double ns = 0;     ///< Total time of the connection with one message.

    double onceNs() const { return sender.onceNs + receiver.onceNs; }
    double eachNs() const { return sender.eachNs + receiver.eachNs + restNs; }
    /// Returns the connection set-up's share of all time if the connection carries this number of messages.
    static double shareOf(double onceNs, double eachNs, double messages);
    /// Returns the smallest number of messages at which that share is at most `share`; empty if messages take no time.
    static std::optional<std::int64_t> messagesUntil(double share, double onceNs, double eachNs);
};

/// Returns the timeline for the trace of a message. Steps per connection count in full, whatever the number of messages
/// that share them in the trace.
MessageLife messageLifeOf(const Topology& topology, const Trace& trace);

} // namespace boardset
