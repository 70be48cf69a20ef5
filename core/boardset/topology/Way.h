// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest ways over links of one kind. Equally short ones share what travels.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/topology/Id.h"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace boardset {

class Topology;

/// A link, in the direction in which it is passed.
struct Passage {
    LinkId link;
    BlockId from;
    BlockId to;
    double share = 1; ///< Of what travels the whole way.
};

/// All shortest ways from one block to another: each of them carries the same part; but messages are spread over the
/// links between machines, so that none is full before the others are that lead side by side. Of a single way the
/// blocks are in the order in which they are met, with passages[i] between blocks[i] and blocks[i + 1]; of several, in
/// order of distance.
struct Way {
    std::vector<BlockId> blocks;   ///< Both ends included; only one if they are the same. Empty: not connected.
    std::vector<double> shares;    ///< One per block: the part of what travels that passes it.
    std::vector<Passage> passages; ///< The links between them.

    bool empty() const { return blocks.empty(); }
};

/// Whether lines and addresses begin and end at a part of this role, and never pass through it.
bool isEnd(Role role);

/// Whether a way over data links leads from a block to any memory.
bool leadsToMemory(const Topology& topology, BlockId block);

/// One breadth-first search over links of one kind. The topology has to live as long.
class WaySearch {
public:
    WaySearch(const Topology& topology, BlockId origin, LinkKind kind);

    bool reaches(BlockId end) const { return m_distances[end] >= 0; }
    /// From `end` back to the origin; empty if the search never came to it.
    Way from(BlockId end) const;
    /// From the origin to `end`; empty if the search never came to it.
    Way to(BlockId end) const;

private:
    /// Whether a link from a block leads nearer to the origin, on the shortest ways to it.
    bool leads(LinkId link, BlockId from) const;

    const Topology& m_topology;
    BlockId m_origin;
    LinkKind m_kind;
    IdVector<BlockId, int> m_distances; ///< Links from the origin; -1: no way leads there.
};

/// The ways of one topology, searched when first asked for, once for each block that they lead to or spread from. May
/// be shared between threads.
class Ways {
public:
    explicit Ways(const Topology& topology) : m_topology(topology) {}

    Way between(LinkKind kind, BlockId from, BlockId to) const;
    bool connects(LinkKind kind, BlockId from, BlockId to) const { return searchTo(kind, to).reaches(from); }
    /// The address links from a coherency root to every processor, memory and device of a domain below it, outwards.
    const Way& broadcast(BlockId root, int domain) const;

private:
    const WaySearch& searchTo(LinkKind kind, BlockId to) const;

    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<LinkKind, BlockId>, WaySearch> m_searches;
    mutable std::map<std::pair<BlockId, int>, Way> m_broadcasts;
};

} // namespace boardset
