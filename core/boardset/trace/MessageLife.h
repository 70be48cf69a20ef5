// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of a message: the times at both ends, per connection and per message.
#pragma once

#include "boardset/trace/Trace.h"

#include <cstdint>
#include <vector>

namespace boardset {

/// A step of a message at one end of the message, with the time of the step.
struct MessageStep {
    std::size_t hop = 0;       ///< Index of the hop in the trace. For the time that is in no hop, the number of hops.
    bool isRest = false;       ///< True for the part of the published end-to-end time that belongs to no hop.
    bool isAtReceiver = false; ///< True at the receiving end; false at the end that starts the message.
    bool isOnce = false;       ///< True if the step occurs once per connection; false if it occurs for each message.
    double startNs = 0;        ///< Start time within a connection with one message.
    double ns = 0;             ///< Total time of the step for one message; 0 if neither end waits for the step.
    double endShare = 0;       ///< Share of this step in the total time of its end, for one message.
    double endNs() const { return startNs + ns; }
};

/// Total times at one end of a connection.
struct MessageEnd {
    double onceNs = 0; ///< Time per connection.
    double eachNs = 0; ///< Time per message.
};

/// A connection with one message, step by step.
struct MessageLife {
    /// Largest share of the total time at which the set-up of a connection hardly matters.
    static constexpr double smallShare = 0.01;

    std::vector<MessageStep> steps;
    MessageEnd sender, receiver;
    double restNs = 0; ///< Time per message that belongs to no hop.
    double ns = 0;     ///< Total time of the connection with one message.

    double onceNs() const { return sender.onceNs + receiver.onceNs; }
    double eachNs() const { return sender.eachNs + receiver.eachNs + restNs; }
    /// Returns the share of the connection set-up in the total time if the connection carries `messages` messages.
    static double shareOf(double onceNs, double eachNs, double messages);
    /// Returns the smallest number of messages at which the share of the set-up is at most `share`.
    /// Empty if messages take no time.
    static std::optional<std::int64_t> messagesUntil(double share, double onceNs, double eachNs);
};

/// Returns the timeline for the trace of a message.
/// A step per connection counts in full, regardless of how many messages share this step in the trace.
MessageLife messageLifeOf(const Topology& topology, const Trace& trace);

} // namespace boardset
