// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks and links that one step of a trace passes. Private to this folder.
#pragma once

#include "boardset/trace/Trace.h"

namespace boardset {

/// Blocks in the order in which they are met, and the links between them.
struct Way {
    std::vector<int> blocks;
    std::vector<Passage> passages;
};

/// The shortest way over links of one kind that passes through no other processor, memory or device; of ways of equal
/// length that over the links declared first. Only `from` if the two are one; empty if they are not connected.
Way shortestWay(const Topology& topology, int from, int to, LinkKind kind);

/// The way of a line from a memory or a processor's cache to a processor.
Way dataWay(const Topology& topology, int supplier, int requester);

/// The address links from a coherency root to every processor and device of a domain below it, outwards.
Way broadcastWay(const Topology& topology, int root, int domain);

/// A part of a way; empty if the way has no such part.
Way legOf(const Topology& topology, const Way& way, Leg leg);

} // namespace boardset
