// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Route.h"

#include "boardset/topology/Topology.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

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

/// From `end` back to the search's origin; nothing if the search never came to it.
std::optional<Path> pathBack(const Topology& topology, const std::vector<int>& cameBy, int end, int origin) {
    Path path{{end}, {}};
    while (path.blocks.back() != origin) {
        const int link = cameBy[static_cast<std::size_t>(path.blocks.back())];
        if (link < 0) {
            return std::nullopt;
        }
        path.links.push_back(link);
        path.blocks.push_back(otherEnd(topology.link(link), path.blocks.back()));
    }
    return path;
}

std::optional<Path> pathTo(const Topology& topology, const std::vector<int>& cameBy, int end, int origin) {
    std::optional<Path> path = pathBack(topology, cameBy, end, origin);
    if (path) {
        std::reverse(path->blocks.begin(), path->blocks.end());
        std::reverse(path->links.begin(), path->links.end());
    }
    return path;
}

/// Adds a leg that starts where the last one ended; the meeting point is visited once.
void append(Route& route, const Path& leg) {
    const std::ptrdiff_t met = route.addressBlocks.empty() ? 0 : 1;
    route.addressBlocks.insert(route.addressBlocks.end(), leg.blocks.begin() + met, leg.blocks.end());
    route.addressLinks.insert(route.addressLinks.end(), leg.links.begin(), leg.links.end());
}

/// Ways of addresses. Searches are kept: every processor below a root asks for the same ways from it.
class Addresses {
public:
    explicit Addresses(const Topology& topology) : m_topology(topology) {}

    /// From the processor to its coherency root and on to the memory's. False if there is no way.
    bool append(Route& route, int processor, int memory) {
        const int own = m_topology.coherencyRootOf(processor);
        const int home = m_topology.coherencyRootOf(memory);
        return appendLeg(route, processor, own) && (home == own || appendLeg(route, own, home));
    }

private:
    bool appendLeg(Route& route, int from, int to) {
        if (from < 0 || to < 0) {
            return true; // a machine without such a tree
        }
        const auto [kept, isNew] = m_legs.try_emplace({from, to});
        if (isNew) {
            kept->second = pathTo(m_topology, searchedFrom(from), to, from);
        }
        if (kept->second) {
            boardset::append(route, *kept->second);
        }
        return kept->second.has_value();
    }

    const std::vector<int>& searchedFrom(int origin) {
        std::vector<int>& search = m_searches[origin];
        if (search.empty()) {
            search = searchFrom(m_topology, origin, LinkKind::Address);
        }
        return search;
    }

    const Topology& m_topology;
    std::map<int, std::vector<int>> m_searches;
    std::map<std::pair<int, int>, std::optional<Path>> m_legs;
};

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
    Addresses addresses(topology);
    for (const int processor : topology.withRole(Role::Processor)) {
        const auto byData = searchFrom(topology, processor, LinkKind::Data);
        std::vector<Route>& row = m_routes.emplace_back();
        for (const int memory : memories) {
            Route route;
            const auto data = pathBack(topology, byData, memory, processor);
            if (data && addresses.append(route, processor, memory)) {
                route.dataBlocks = data->blocks;
                route.dataLinks = data->links;
            }
            row.push_back(std::move(route));
        }
    }
}

const Route& RouteTable::between(int processor, int memory) const {
    const int row = m_row.at(static_cast<std::size_t>(processor));
    const int column = m_column.at(static_cast<std::size_t>(memory));
    return m_routes.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
}

} // namespace boardset
