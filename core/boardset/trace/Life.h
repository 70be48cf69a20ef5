// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a message: what a trace takes at either end, once for a connection and each time.
#pragma once

#include "boardset/trace/Trace.h"

#include <cstdint>
#include <vector>

namespace boardset {

/// A step of a message at one of its ends, and when it is.
struct LifeStep {
    std::size_t hop = 0; ///< Index in the trace; for the rest, the number of hops.
    bool isRest = false; ///< True for the part of the published time from end to end that is in no hop.
    bool isFar = false;  ///< At the other end; else at the one that begins.
    bool isOnce = false; ///< For a connection; else for each message.
    double startNs = 0;  ///< Of the life of a connection with one message.
    double ns = 0;       ///< As often as it is done for one message; 0 where nobody waits.
    double endShare = 0; ///< Of all time of its end, for one message.
    double endNs() const { return startNs + ns; }
};

/// What one end does.
struct LifeEnd {
    double onceNs = 0; ///< For a connection.
    double eachNs = 0; ///< For a message.
};

/// A connection with one message, step by step; both ends one after the other.
struct Life {
    std::vector<LifeStep> steps;
    LifeEnd own, far;
    double restNs = 0; ///< The rest, for each message.
    double ns = 0;     ///< All of it.

    double onceNs() const { return own.onceNs + far.onceNs; }
    double eachNs() const { return own.eachNs + far.eachNs + restNs; }
    /// Part that the connection has of all time if it serves so many messages.
    static double shareOf(double onceNs, double eachNs, double messages);
    /// From how many messages on it has no more than that part; nothing if a message takes no time.
    static std::optional<std::int64_t> messagesUntil(double share, double onceNs, double eachNs);
};

/// Of the trace of a message. Steps of a connection count whole, however many messages the trace shares them among.
Life lifeOf(const Topology& topology, const Trace& trace);

} // namespace boardset
