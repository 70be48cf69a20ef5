// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Route.h"

#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

namespace {

struct Path {
    std::vector<int> blocks;
    std::vector<int> links;
};

int otherEnd(const Link& link, int block) {
    return link.from == block ? link.to : link.from;
}

/// Lines and addresses pass through switches and repeaters, never through another end.
bool passesOn(Role role) {
    return role != Role::Processor && role != Role::Memory && role != Role::Device;
}

/// The links by which a breadth-first search from `origin` first met each block; -1 where it never came.
std::vector<int> searchFrom(const Topology& topology, int origin, LinkKind kind) {
    std::vector<int> cameBy(topology.blocks().size(), -1);
    std::vector<int> open{origin};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const int at = open[next];
        if (at != origin && !passesOn(topology.block(at).role)) {
            continue;
        }
        for (const int id : topology.linksOf(at)) {
            const int neighbour = otherEnd(topology.link(id), at);
            if (topology.link(id).kind == kind && neighbour != origin &&
                cameBy[static_cast<std::size_t>(neighbour)] < 0) {
                cameBy[static_cast<std::size_t>(neighbour)] = id;
                open.push_back(neighbour);
            }
        }
    }
    return cameBy;
}

/// From `end` back to the search's origin.
Path pathBack(const Topology& topology, const std::vector<int>& cameBy, int end, int origin) {
    Path path{{end}, {}};
    while (path.blocks.back() != origin) {
        const int link = cameBy[static_cast<std::size_t>(path.blocks.back())];
        if (link < 0) {
            throw TopologyError("machine " + topology.machine().id + ": no way between " + topology.block(end).path +
                                " and " + topology.block(origin).path);
        }
        path.links.push_back(link);
        path.blocks.push_back(otherEnd(topology.link(link), path.blocks.back()));
    }
    return path;
}

Path pathTo(const Topology& topology, const std::vector<int>& cameBy, int end, int origin) {
    Path path = pathBack(topology, cameBy, end, origin);
    std::reverse(path.blocks.begin(), path.blocks.end());
    std::reverse(path.links.begin(), path.links.end());
    return path;
}

/// Adds a leg that starts where the last one ended; the meeting point is visited once.
void append(Route& route, const Path& leg) {
    const std::ptrdiff_t met = route.addressBlocks.empty() ? 0 : 1;
    route.addressBlocks.insert(route.addressBlocks.end(), leg.blocks.begin() + met, leg.blocks.end());
    route.addressLinks.insert(route.addressLinks.end(), leg.links.begin(), leg.links.end());
}

std::vector<int> numbersOf(const std::vector<int>& some, std::size_t blocks) {
    std::vector<int> numbers(blocks, -1);
    for (std::size_t i = 0; i < some.size(); ++i) {
        numbers[static_cast<std::size_t>(some[i])] = static_cast<int>(i);
    }
    return numbers;
}

} // namespace

RouteTable::RouteTable(const Topology& topology)
    : m_row(numbersOf(topology.withRole(Role::Processor), topology.blocks().size())),
      m_column(numbersOf(topology.withRole(Role::Memory), topology.blocks().size())) {
    const std::vector<int> memories = topology.withRole(Role::Memory);
    for (const int processor : topology.withRole(Role::Processor)) {
        const auto byData = searchFrom(topology, processor, LinkKind::Data);
        const auto byAddress = searchFrom(topology, processor, LinkKind::Address);
        const int own = topology.coherencyRootOf(processor);
        std::vector<Route> row;
        for (const int memory : memories) {
            Route route;
            const int home = topology.coherencyRootOf(memory);
            if (own >= 0) {
                append(route, pathTo(topology, byAddress, own, processor));
            }
            if (own >= 0 && home >= 0 && home != own) {
                append(route, pathTo(topology, searchFrom(topology, own, LinkKind::Address), home, own));
            }
            Path data = pathBack(topology, byData, memory, processor);
            route.dataBlocks = std::move(data.blocks);
            route.dataLinks = std::move(data.links);
            row.push_back(std::move(route));
        }
        m_routes.push_back(std::move(row));
    }
}

const Route& RouteTable::between(int processor, int memory) const {
    const int row = m_row.at(static_cast<std::size_t>(processor));
    const int column = m_column.at(static_cast<std::size_t>(memory));
    return m_routes.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
}

} // namespace boardset
