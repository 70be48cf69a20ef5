// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Way.h"

#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

namespace {

std::size_t at(int block) {
    return static_cast<std::size_t>(block);
}

} // namespace

bool isEnd(Role role) {
    return role == Role::Processor || role == Role::Memory || role == Role::Device;
}

bool leadsToMemory(const Topology& topology, int block) {
    const WaySearch search(topology, block, LinkKind::Data);
    const std::vector<int> memories = topology.withRole(Role::Memory);
    return std::any_of(memories.begin(), memories.end(), [&](int memory) { return search.reaches(memory); });
}

WaySearch::WaySearch(const Topology& topology, int origin, LinkKind kind)
    : m_topology(topology), m_origin(origin), m_kind(kind), m_distances(topology.blocks().size(), -1),
      m_counts(topology.blocks().size(), 0) {
    std::vector<int> open{origin};
    m_distances[at(origin)] = 0;
    m_counts[at(origin)] = 1;
    for (std::size_t next = 0; next < open.size(); ++next) {
        const int here = open[next];
        if (here != origin && isEnd(topology.block(here).role)) {
            continue;
        }
        for (const int id : topology.linksOf(here)) {
            const int neighbour = topology.link(id).otherEnd(here);
            if (topology.link(id).kind != kind || neighbour == here) {
                continue;
            }
            int& distance = m_distances[at(neighbour)];
            if (distance < 0) {
                distance = m_distances[at(here)] + 1;
                open.push_back(neighbour);
            }
            m_counts[at(neighbour)] += distance == m_distances[at(here)] + 1 ? m_counts[at(here)] : 0;
        }
    }
}

Way WaySearch::backwards(int end) const {
    Way way;
    if (!reaches(end)) {
        return way;
    }
    way.blocks.push_back(end);
    way.shares.push_back(1);
    for (std::size_t next = 0; next < way.blocks.size(); ++next) {
        const int here = way.blocks[next];
        if (here == m_origin || (here != end && isEnd(m_topology.block(here).role))) {
            continue;
        }
        for (const int id : m_topology.linksOf(here)) {
            const int nearer = m_topology.link(id).otherEnd(here);
            const bool leads = m_topology.link(id).kind == m_kind && m_counts[at(nearer)] > 0 &&
                               m_distances[at(nearer)] + 1 == m_distances[at(here)] &&
                               (nearer == m_origin || !isEnd(m_topology.block(nearer).role));
            if (!leads) {
                continue;
            }
            const double share = way.shares[next] * m_counts[at(nearer)] / m_counts[at(here)];
            way.passages.push_back({id, here, nearer, share});
            const auto known = std::find(way.blocks.begin(), way.blocks.end(), nearer);
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

Way WaySearch::from(int end) const {
    return backwards(end);
}

Way WaySearch::to(int end) const {
    Way way = backwards(end);
    std::reverse(way.blocks.begin(), way.blocks.end());
    std::reverse(way.shares.begin(), way.shares.end());
    std::reverse(way.passages.begin(), way.passages.end());
    for (Passage& passage : way.passages) {
        std::swap(passage.from, passage.to);
    }
    return way;
}

Way Ways::between(LinkKind kind, int from, int to) const {
    return searchTo(kind, to).from(from);
}

const WaySearch& Ways::searchTo(LinkKind kind, int to) const {
    const std::lock_guard lock(m_mutex);
    return m_searches.try_emplace({kind, to}, m_topology, to, kind).first->second;
}

Way broadcastWay(const Topology& topology, int root, int domain) {
    const WaySearch search(topology, root, LinkKind::Address);
    Way all{{root}, {1}, {}};
    for (const Block& end : topology.blocks()) {
        if (!isEnd(end.role) || end.domain != domain || topology.coherencyRootOf(end.id) != root) {
            continue;
        }
        for (const Passage& passage : search.to(end.id).passages) {
            if (std::find(all.blocks.begin(), all.blocks.end(), passage.to) == all.blocks.end()) {
                all.blocks.push_back(passage.to);
                all.shares.push_back(1);
                all.passages.push_back({passage.link, passage.from, passage.to});
            }
        }
    }
    return all;
}

} // namespace boardset
