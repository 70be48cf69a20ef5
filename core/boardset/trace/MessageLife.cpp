// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/MessageLife.h"

#include <cmath>

namespace boardset {

double MessageLife::shareOf(double onceNs, double eachNs, double messages) {
    const double all = onceNs + messages * eachNs;
    return all > 0 ? onceNs / all : 0;
}

std::optional<std::int64_t> MessageLife::messagesUntil(double share, double onceNs, double eachNs) {
    if (!(eachNs > 0) || !(share > 0))
        return std::nullopt;
    // smallest n for which onceNs / (onceNs + n * eachNs) <= share
    return static_cast<std::int64_t>(std::ceil(onceNs * (1 - share) / (share * eachNs)));
}

MessageLife messageLifeOf(const Topology& topology, const Trace& trace) {
    MessageLife life;
    const bool hasPeer = trace.memory && trace.memory != trace.requester;
    for (std::size_t i = 0; i < trace.hops.size(); ++i) {
        const Hop& hop = trace.hops[i];
        MessageStep step;
        step.hop = i;
        // In a get, the hop that brings the data starts at the other end, but the requester waits for this hop.
        const bool isAwaited = !hop.isPosted && topology.isBelow(hop.blocks.back(), trace.requester);
        step.isAtReceiver = hasPeer && topology.isBelow(hop.blocks.front(), trace.memory) && !isAwaited;
        step.isOnce = hop.isOnce;
        step.startNs = life.ns;
        step.ns = hop.counts() ? hop.ns->least * (hop.isOnce ? 1 : hop.times) : 0;
        life.ns += step.ns;
        MessageEnd& end = step.isAtReceiver ? life.receiver : life.sender;
        (step.isOnce ? end.onceNs : end.eachNs) += step.ns;
        life.steps.push_back(step);
    }
    if (trace.hasRest()) {
        MessageStep& rest = life.steps.emplace_back(MessageStep{trace.hops.size(), true});
        rest.startNs = life.ns;
        rest.ns = life.restNs = trace.total->restNs;
        life.ns += rest.ns;
    }
    for (MessageStep& step : life.steps) {
        if (step.isRest)
            continue;
        const MessageEnd& end = step.isAtReceiver ? life.receiver : life.sender;
        const double all = end.onceNs + end.eachNs;
        step.endShare = all > 0 ? step.ns / all : 0;
    }
    return life;
}

} // namespace boardset
