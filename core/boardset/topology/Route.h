// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest paths over links of one kind. Traffic is divided among equally short paths.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/topology/Id.h"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace boardset {

class Topology;

/// A link, and the direction in which traffic uses it.
struct RouteLink {
    LinkId link;
    BlockId from;
    BlockId to;
    double share = 1; ///< Share of the path's traffic that uses the link.
};

/// All shortest paths from one block to another. Traffic is divided equally among the paths.
/// Messages between machines are the exception: they are divided so that parallel links have the same load.
/// For a single path, the blocks are in path order, and links[i] is between blocks[i] and blocks[i + 1].
/// For several paths, the blocks are in order of distance.
struct Route {
    std::vector<BlockId> blocks;  ///< Blocks, including both ends, which may be identical; empty if not connected.
    std::vector<double> shares;   ///< For each block, the share of the traffic that passes through the block.
    std::vector<RouteLink> links; ///< The links between the blocks.

    bool empty() const { return blocks.empty(); }
};

/// True if lines and addresses start and end at parts with the given role, and never pass through such parts.
bool isEnd(Role role);

/// True if a path over data links leads from a block to any memory.
bool leadsToMemory(const Topology& topology, BlockId block);

/// The result of one breadth-first search over links of one kind. The topology must outlive this object.
class RouteSearch {
public:
    RouteSearch(const Topology& topology, BlockId origin, LinkKind kind);

    bool reaches(BlockId end) const { return m_distances[end] >= 0; }
    /// Returns the path from `end` to the origin; empty if `end` is not reachable.
    Route from(BlockId end) const;
    /// Returns the path from the origin to `end`; empty if `end` is not reachable.
    Route to(BlockId end) const;

private:
    /// True if a link from a block leads towards the origin on a shortest path.
    bool leads(LinkId link, BlockId from) const;

    const Topology& m_topology;
    BlockId m_origin;
    LinkKind m_kind;
    IdVector<BlockId, int> m_distances; ///< Number of links from the origin; -1 if not reachable.
};

/// The paths of one topology. Each search runs on first use, once for each target or broadcast root.
/// Threads may share this object.
class Routes {
public:
    explicit Routes(const Topology& topology) : m_topology(topology) {}

    Route between(LinkKind kind, BlockId from, BlockId to) const;
    bool connects(LinkKind kind, BlockId from, BlockId to) const { return searchTo(kind, to).reaches(from); }
    /// Returns the address links from a coherency root outwards to every processor,
    /// memory and device of a domain below it.
    const Route& broadcast(BlockId root, int domain) const;

private:
    const RouteSearch& searchTo(LinkKind kind, BlockId to) const;

    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<LinkKind, BlockId>, RouteSearch> m_searches;
    mutable std::map<std::pair<BlockId, int>, Route> m_broadcasts;
};

} // namespace boardset
