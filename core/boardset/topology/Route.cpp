// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Route.h"

#include <algorithm>
#include <deque>

namespace boardset {

namespace {

struct Path {
    std::vector<int> blocks;
    std::vector<int> links;
};

int otherEnd(const Link& link, int block) {
    return link.from == block ? link.to : link.from;
}

/// Breadth first over links of one kind; never through another processor or memory.
Path shortestPath(const Topology& topology, int from, int to, LinkKind kind) {
    std::vector<int> cameBy(topology.blocks().size(), -1);
    std::deque<int> open{from};
    while (!open.empty() && open.front() != to) {
        const int at = open.front();
        open.pop_front();
        const Role role = topology.block(at).role;
        if (at != from && (role == Role::Processor || role == Role::Memory || role == Role::Device)) {
            continue;
        }
        for (const int id : topology.linksOf(at)) {
            const int next = otherEnd(topology.link(id), at);
            if (topology.link(id).kind == kind && next != from && cameBy[static_cast<std::size_t>(next)] < 0) {
                cameBy[static_cast<std::size_t>(next)] = id;
                open.push_back(next);
            }
        }
    }
    if (open.empty()) {
        throw TopologyError("machine " + topology.machine().id + ": no way from " + topology.block(from).path + " to " +
                            topology.block(to).path);
    }
    Path path{{to}, {}};
    while (path.blocks.back() != from) {
        const int link = cameBy[static_cast<std::size_t>(path.blocks.back())];
        path.links.push_back(link);
        path.blocks.push_back(otherEnd(topology.link(link), path.blocks.back()));
    }
    std::reverse(path.blocks.begin(), path.blocks.end());
    std::reverse(path.links.begin(), path.links.end());
    return path;
}

void append(Route& route, const Path& path) {
    const std::size_t first = route.addressBlocks.empty() ? 0 : 1; // where two legs meet is one visit
    route.addressBlocks.insert(route.addressBlocks.end(), path.blocks.begin() + static_cast<std::ptrdiff_t>(first),
                               path.blocks.end());
    route.addressLinks.insert(route.addressLinks.end(), path.links.begin(), path.links.end());
}

} // namespace

Route routeBetween(const Topology& topology, int processor, int memory) {
    Route route;
    const int own = topology.coherencyRootOf(processor);
    const int home = topology.coherencyRootOf(memory);
    if (own >= 0) {
        append(route, shortestPath(topology, processor, own, LinkKind::Address));
    }
    if (own >= 0 && home >= 0 && home != own) {
        append(route, shortestPath(topology, own, home, LinkKind::Address));
    }
    Path data = shortestPath(topology, memory, processor, LinkKind::Data);
    route.dataBlocks = std::move(data.blocks);
    route.dataLinks = std::move(data.links);
    return route;
}

} // namespace boardset
