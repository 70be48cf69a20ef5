// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Way.h"

#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

bool isEnd(Role role) {
    return role == Role::Processor || role == Role::Memory || role == Role::Device;
}

bool leadsToMemory(const Topology& topology, BlockId block) {
    const WaySearch search(topology, block, LinkKind::Data);
    const std::vector<BlockId> memories = topology.withRole(Role::Memory);
    return std::ranges::any_of(memories, [&](BlockId memory) { return search.reaches(memory); });
}

namespace {

/// Messages go over the links between nodes, and inside a node the way of its lines.
bool takes(LinkKind kind, LinkKind link) {
    return link == kind || (kind == LinkKind::Message && link == LinkKind::Data);
}

/// Where a way of this kind ends; a device hands messages on.
bool isEndOf(LinkKind kind, Role role) {
    return isEnd(role) && !(kind == LinkKind::Message && role == Role::Device);
}

} // namespace

WaySearch::WaySearch(const Topology& topology, BlockId origin, LinkKind kind)
    : m_topology(topology), m_origin(origin), m_kind(kind), m_distances(topology.blocks().size(), -1),
      m_counts(topology.blocks().size(), 0) {
    std::vector<BlockId> open{origin};
    m_distances[origin] = 0;
    m_counts[origin] = 1;
    for (std::size_t next = 0; next < open.size(); ++next) {
        const BlockId here = open[next];
        if (here != origin && isEndOf(kind, topology.block(here).role))
            continue;
        for (const LinkId id : topology.linksOf(here)) {
            const BlockId neighbour = topology.link(id).otherEnd(here);
            if (!takes(kind, topology.link(id).kind) || neighbour == here)
                continue;
            int& distance = m_distances[neighbour];
            if (distance < 0) {
                distance = m_distances[here] + 1;
                open.push_back(neighbour);
            }
            m_counts[neighbour] += distance == m_distances[here] + 1 ? m_counts[here] : 0;
        }
    }
}

Way WaySearch::backwards(BlockId end) const {
    Way way;
    if (!reaches(end))
        return way;
    way.blocks.push_back(end);
    way.shares.push_back(1);
    for (std::size_t next = 0; next < way.blocks.size(); ++next) {
        const BlockId here = way.blocks[next];
        if (here == m_origin || (here != end && isEndOf(m_kind, m_topology.block(here).role)))
            continue;
        for (const LinkId id : m_topology.linksOf(here)) {
            const BlockId nearer = m_topology.link(id).otherEnd(here);
            const bool leads = takes(m_kind, m_topology.link(id).kind) && m_counts[nearer] > 0 &&
                               m_distances[nearer] + 1 == m_distances[here] &&
                               (nearer == m_origin || !isEndOf(m_kind, m_topology.block(nearer).role));
            if (!leads)
                continue;
            const double share = way.shares[next] * m_counts[nearer] / m_counts[here];
            way.passages.push_back({id, here, nearer, share});
            const auto known = std::ranges::find(way.blocks, nearer);
            if (known == way.blocks.end()) {
                way.blocks.push_back(nearer);
                way.shares.push_back(share);
            } else {
                way.shares[static_cast<std::size_t>(known - way.blocks.begin())] += share;
            }
        }
    }
    return way;
}

Way WaySearch::from(BlockId end) const {
    return backwards(end);
}

Way WaySearch::to(BlockId end) const {
    Way way = backwards(end);
    std::ranges::reverse(way.blocks);
    std::ranges::reverse(way.shares);
    std::ranges::reverse(way.passages);
    for (Passage& passage : way.passages)
        std::swap(passage.from, passage.to);
    return way;
}

Way Ways::between(LinkKind kind, BlockId from, BlockId to) const {
    return searchTo(kind, to).from(from);
}

const WaySearch& Ways::searchTo(LinkKind kind, BlockId to) const {
    const std::lock_guard lock(m_mutex);
    return m_searches.try_emplace({kind, to}, m_topology, to, kind).first->second;
}

namespace {

Way broadcastWay(const Topology& topology, BlockId root, int domain) {
    const WaySearch search(topology, root, LinkKind::Address);
    Way all{{root}, {1}, {}};
    for (const Block& end : topology.blocks()) {
        if (!isEnd(end.role) || end.domain != domain || topology.coherencyRootOf(end.id) != root)
            continue;
        for (const Passage& passage : search.to(end.id).passages) {
            if (std::ranges::find(all.blocks, passage.to) == all.blocks.end()) {
                all.blocks.push_back(passage.to);
                all.shares.push_back(1);
                all.passages.push_back({passage.link, passage.from, passage.to});
            }
        }
    }
    return all;
}

} // namespace

const Way& Ways::broadcast(BlockId root, int domain) const {
    const std::lock_guard lock(m_mutex);
    const auto [at, isNew] = m_broadcasts.try_emplace({root, domain});
    if (isNew)
        at->second = broadcastWay(m_topology, root, domain);
    return at->second;
}

} // namespace boardset
