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

/// All shortest ways from one block to another: each of them carries the same part. Of a single way the blocks are in
/// the order in which they are met, with passages[i] between blocks[i] and blocks[i + 1]; of several, in order of
/// distance.
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

/// One breadth-first search over links of one kind, with the number of shortest ways to each block. The topology has to
/// live as long.
class WaySearch {
public:
    WaySearch(const Topology& topology, BlockId origin, LinkKind kind);

    bool reaches(BlockId end) const { return m_counts[end] > 0; }
    /// From `end` back to the origin; empty if the search never came to it.
    Way from(BlockId end) const;
    /// From the origin to `end`; empty if the search never came to it.
    Way to(BlockId end) const;

private:
    /// The blocks between, from the end to the origin, each with its share of the ways.
    Way backwards(BlockId end) const;

    const Topology& m_topology;
    BlockId m_origin;
    LinkKind m_kind;
    IdVector<BlockId, int> m_distances; ///< Links from the origin.
    IdVector<BlockId, double> m_counts; ///< Shortest ways to it; 0: none leads there.
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
