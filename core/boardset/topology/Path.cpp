// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Path.h"

#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

bool isEnd(Role role) {
    return role == Role::Processor || role == Role::Memory || role == Role::Device;
}

bool leadsToMemory(const Topology& topology, int block) {
    const PathSearch search(topology, block, LinkKind::Data);
    const std::vector<int> memories = topology.withRole(Role::Memory);
    return std::any_of(memories.begin(), memories.end(), [&](int memory) { return search.pathBack(memory); });
}

PathSearch::PathSearch(const Topology& topology, int origin, LinkKind kind, int goal)
    : m_topology(topology), m_origin(origin), m_cameBy(topology.blocks().size(), -1) {
    std::vector<int> open{origin};
    for (std::size_t next = 0; next < open.size() && open.back() != goal; ++next) {
        const int at = open[next];
        if (at != origin && isEnd(topology.block(at).role)) {
            continue;
        }
        for (const int id : topology.linksOf(at)) {
            const int neighbour = topology.link(id).otherEnd(at);
            int& seen = m_cameBy[static_cast<std::size_t>(neighbour)];
            if (topology.link(id).kind == kind && neighbour != origin && seen < 0) {
                seen = id;
                open.push_back(neighbour);
                if (neighbour == goal) {
                    break;
                }
            }
        }
    }
}

std::optional<Path> PathSearch::pathBack(int end) const {
    Path path{{end}, {}};
    while (path.blocks.back() != m_origin) {
        const int link = m_cameBy[static_cast<std::size_t>(path.blocks.back())];
        if (link < 0) {
            return std::nullopt;
        }
        path.links.push_back(link);
        path.blocks.push_back(m_topology.link(link).otherEnd(path.blocks.back()));
    }
    return path;
}

std::optional<Path> PathSearch::pathTo(int end) const {
    std::optional<Path> path = pathBack(end);
    if (path) {
        std::reverse(path->blocks.begin(), path->blocks.end());
        std::reverse(path->links.begin(), path->links.end());
    }
    return path;
}

} // namespace boardset
