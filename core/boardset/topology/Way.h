// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest ways over links of one kind. Equally short ones share what travels.
#pragma once

#include "boardset/catalog/BlockType.h"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace boardset {

class Topology;

/// A link, in the direction in which it is passed.
struct Passage {
    int link = 0;
    int from = 0; ///< Block.
    int to = 0;
    double share = 1; ///< Of what travels the whole way.
};

/// All shortest ways from one block to another: each of them carries the same part. Of a single way the blocks are in
/// the order in which they are met, with passages[i] between blocks[i] and blocks[i + 1]; of several, in order of
/// distance.
struct Way {
    std::vector<int> blocks;       ///< Both ends included; only one if they are the same. Empty: not connected.
    std::vector<double> shares;    ///< One per block: the part of what travels that passes it.
    std::vector<Passage> passages; ///< The links between them.

    bool empty() const { return blocks.empty(); }
};

/// Whether lines and addresses begin and end at a part of this role, and never pass through it.
bool isEnd(Role role);

/// Whether a way over data links leads from a block to any memory.
bool leadsToMemory(const Topology& topology, int block);

/// One breadth-first search over links of one kind, with the number of shortest ways to each block. The topology has to
/// live as long.
class WaySearch {
public:
    WaySearch(const Topology& topology, int origin, LinkKind kind);

    bool reaches(int end) const { return m_counts[static_cast<std::size_t>(end)] > 0; }
    /// From `end` back to the origin; empty if the search never came to it.
    Way from(int end) const;
    /// From the origin to `end`; empty if the search never came to it.
    Way to(int end) const;

private:
    /// The blocks between, from the end to the origin, each with its share of the ways.
    Way backwards(int end) const;

    const Topology& m_topology;
    int m_origin;
    LinkKind m_kind;
    std::vector<int> m_distances; ///< Per block: links from the origin.
    std::vector<double> m_counts; ///< Per block: shortest ways to it; 0: none leads there.
};

/// The ways of one topology, searched when first asked for, once for each block that they lead to. May be shared
/// between threads.
class Ways {
public:
    explicit Ways(const Topology& topology) : m_topology(topology) {}

    Way between(LinkKind kind, int from, int to) const;
    bool connects(LinkKind kind, int from, int to) const { return searchTo(kind, to).reaches(from); }

private:
    const WaySearch& searchTo(LinkKind kind, int to) const;

    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<LinkKind, int>, WaySearch> m_searches;
};

/// The address links from a coherency root to every processor, memory and device of a domain below it, outwards.
Way broadcastWay(const Topology& topology, int root, int domain);

} // namespace boardset
