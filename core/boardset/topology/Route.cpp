// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Route.h"

#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

bool isEnd(Role role) {
    return role == Role::Processor || role == Role::Memory || role == Role::Device;
}

bool leadsToMemory(const Topology& topology, BlockId block) {
    const RouteSearch search(topology, block, LinkKind::Data);
    const std::vector<BlockId> memories = topology.withRole(Role::Memory);
    return std::ranges::any_of(memories, [&](BlockId memory) { return search.reaches(memory); });
}

namespace {

/// True if traffic of a kind uses a link. Messages use the links between nodes and, inside a node, the data links.
bool takes(LinkKind kind, LinkKind link) {
    return link == kind || (kind == LinkKind::Message && link == LinkKind::Data);
}

/// True if a path over links of the given kind ends at parts with the given role. Devices forward messages.
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

/// True if a block and the end of a path are in different machines. A machine does not forward messages from outside:
/// Sun Fire Link connects machines only by cables and switches ("Sun Fire Link", section 2).
bool isOfAnotherMachine(const Topology& topology, BlockId here, BlockId end) {
    const BlockId node = topology.node(here).block;
    return node != rootBlock && node != topology.node(end).block;
}

/// Computes, for paths that divide and merge, each link's share of the traffic that leaves a block. The share is
/// proportional to the number of paths that continue from the link; a link between machines counts at most as one path.
void divide(const Topology& topology, Route& route) {
    std::vector<double> into(route.blocks.size(), 0);  // number of links that lead into each block
    std::vector<double> parts(route.blocks.size(), 0); // traffic that leaves each block
    for (const RouteLink& each : route.links)
        ++into[placeIn(route.blocks, each.to)];
    parts.back() = 1; // the origin is last in order of distance
    // the links of blocks closer to the origin come first, so parts[to] is complete
    for (auto each = route.links.rbegin(); each != route.links.rend(); ++each) {
        const std::size_t to = placeIn(route.blocks, each->to);
        each->share = leavesNode(topology, each->link) ? std::min(1.0, parts[to] / into[to]) : parts[to];
        parts[placeIn(route.blocks, each->from)] += each->share;
    }
    for (RouteLink& each : route.links)
        each.share /= parts[placeIn(route.blocks, each.from)];
}

} // namespace

RouteSearch::RouteSearch(const Topology& topology, BlockId origin, LinkKind kind)
    : m_topology(topology), m_origin(origin), m_kind(kind), m_distances(topology.blocks().size(), -1) {
    std::vector<BlockId> open{origin};
    m_distances[origin] = 0;
    for (std::size_t next = 0; next < open.size(); ++next) {
        const BlockId here = open[next];
        if (here != origin && isEndOf(kind, topology.block(here).role))
            continue;
        const bool isThird = isOfAnotherMachine(topology, here, origin);
        for (const LinkId id : topology.linksOf(here)) {
            const BlockId neighbour = topology.link(id).otherEnd(here);
            if (!takes(kind, topology.link(id).kind) || reaches(neighbour) || (isThird && leavesNode(topology, id)))
                continue;
            m_distances[neighbour] = m_distances[here] + 1;
            open.push_back(neighbour);
        }
    }
}

bool RouteSearch::leads(LinkId link, BlockId from) const {
    const BlockId to = m_topology.link(link).otherEnd(from);
    return takes(m_kind, m_topology.link(link).kind) && reaches(to) && m_distances[to] + 1 == m_distances[from] &&
           (to == m_origin || !isEndOf(m_kind, m_topology.block(to).role));
}

Route RouteSearch::from(BlockId end) const {
    Route route;
    if (!reaches(end))
        return route;
    route.blocks.push_back(end);
    for (std::size_t at = 0; at < route.blocks.size() && route.blocks[at] != m_origin; ++at) {
        const BlockId here = route.blocks[at];
        for (const LinkId id : m_topology.linksOf(here)) {
            if (!leads(id, here))
                continue;
            const BlockId next = m_topology.link(id).otherEnd(here);
            route.links.push_back({id, here, next});
            if (placeIn(route.blocks, next) == route.blocks.size())
                route.blocks.push_back(next);
        }
    }
    if (route.links.size() >= route.blocks.size()) // true if the path divides somewhere
        divide(m_topology, route);
    route.shares.assign(route.blocks.size(), 0);
    route.shares.front() = 1;
    for (RouteLink& each : route.links) {
        each.share *= route.shares[placeIn(route.blocks, each.from)];
        route.shares[placeIn(route.blocks, each.to)] += each.share;
    }
    return route;
}

Route RouteSearch::to(BlockId end) const {
    Route route = from(end);
    std::ranges::reverse(route.blocks);
    std::ranges::reverse(route.shares);
    std::ranges::reverse(route.links);
    for (RouteLink& routeLink : route.links)
        std::swap(routeLink.from, routeLink.to);
    return route;
}

Route Routes::between(LinkKind kind, BlockId from, BlockId to) const {
    return searchTo(kind, to).from(from);
}

const RouteSearch& Routes::searchTo(LinkKind kind, BlockId to) const {
    const std::lock_guard lock(m_mutex);
    return m_searches.try_emplace({kind, to}, m_topology, to, kind).first->second;
}

namespace {

Route broadcastRoute(const Topology& topology, BlockId root, int domain) {
    const RouteSearch search(topology, root, LinkKind::Address);
    Route all{{root}, {1}, {}};
    for (const Block& end : topology.blocks()) {
        if (!isEnd(end.role) || end.domain != domain || topology.coherencyRootOf(end.id) != root)
            continue;
        for (const RouteLink& routeLink : search.to(end.id).links) {
            if (std::ranges::find(all.blocks, routeLink.to) == all.blocks.end()) {
                all.blocks.push_back(routeLink.to);
                all.shares.push_back(1);
                all.links.push_back({routeLink.link, routeLink.from, routeLink.to});
            }
        }
    }
    return all;
}

} // namespace

const Route& Routes::broadcast(BlockId root, int domain) const {
    const std::lock_guard lock(m_mutex);
    const auto [at, isNew] = m_broadcasts.try_emplace({root, domain});
    if (isNew)
        at->second = broadcastRoute(m_topology, root, domain);
    return at->second;
}

} // namespace boardset
