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

std::size_t placeIn(const std::vector<BlockId>& blocks, BlockId block) {
    return static_cast<std::size_t>(std::ranges::find(blocks, block) - blocks.begin());
}

bool leavesNode(const Topology& topology, LinkId link) {
    const Link& ends = topology.link(link);
    return topology.node(ends.from).block != topology.node(ends.to).block;
}

} // namespace

WaySearch::WaySearch(const Topology& topology, BlockId origin, LinkKind kind)
    : m_topology(topology), m_origin(origin), m_kind(kind), m_distances(topology.blocks().size(), -1) {
    std::vector<BlockId> open{origin};
    m_distances[origin] = 0;
    for (std::size_t next = 0; next < open.size(); ++next) {
        const BlockId here = open[next];
        if (here != origin && isEndOf(kind, topology.block(here).role))
            continue;
        for (const LinkId id : topology.linksOf(here)) {
            const BlockId neighbour = topology.link(id).otherEnd(here);
            if (!takes(kind, topology.link(id).kind) || reaches(neighbour))
                continue;
            m_distances[neighbour] = m_distances[here] + 1;
            open.push_back(neighbour);
        }
    }
}

std::vector<WaySearch::Nearer> WaySearch::nearerFrom(BlockId end) const {
    std::vector<Nearer> links;
    std::vector<BlockId> open{end}; // few: places in it are looked for
    std::vector<double> into{0};    // links that lead there
    for (std::size_t at = 0; at < open.size() && open[at] != m_origin; ++at) {
        const BlockId here = open[at];
        for (const LinkId id : m_topology.linksOf(here)) {
            const BlockId next = m_topology.link(id).otherEnd(here);
            const bool leads = takes(m_kind, m_topology.link(id).kind) && reaches(next) &&
                               m_distances[next] + 1 == m_distances[here] &&
                               (next == m_origin || !isEndOf(m_kind, m_topology.block(next).role));
            if (!leads)
                continue;
            links.push_back({id, here, next});
            const std::size_t place = placeIn(open, next);
            if (place == open.size()) {
                open.push_back(next);
                into.push_back(0);
            }
            ++into[place];
        }
    }
    if (links.size() + 1 == open.size()) { // it never parts
        for (Nearer& each : links)
            each.parts = 1;
        return links;
    }
    std::vector<double> parts(open.size(), 0); // that leave it
    parts[placeIn(open, m_origin)] = 1;
    for (auto each = links.rbegin(); each != links.rend(); ++each) { // what is nearer is whole when it is asked
        const std::size_t next = placeIn(open, each->next);
        each->parts = leavesNode(m_topology, each->link) ? std::min(1.0, parts[next] / into[next]) : parts[next];
        parts[placeIn(open, each->here)] += each->parts;
    }
    for (Nearer& each : links)
        each.parts /= parts[placeIn(open, each.here)];
    return links;
}

Way WaySearch::from(BlockId end) const {
    Way way;
    if (!reaches(end))
        return way;
    way.blocks.push_back(end);
    way.shares.push_back(1);
    for (const Nearer& each : nearerFrom(end)) {
        const double share = way.shares[placeIn(way.blocks, each.here)] * each.parts;
        way.passages.push_back({each.link, each.here, each.next, share});
        const std::size_t place = placeIn(way.blocks, each.next);
        if (place == way.blocks.size()) {
            way.blocks.push_back(each.next);
            way.shares.push_back(0);
        }
        way.shares[place] += share;
    }
    return way;
}

Way WaySearch::to(BlockId end) const {
    Way way = from(end);
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
