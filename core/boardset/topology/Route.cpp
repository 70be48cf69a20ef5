// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Route.h"

#include "boardset/topology/Path.h"
#include "boardset/topology/Topology.h"

#include <map>
#include <optional>
#include <utility>

namespace boardset {

namespace {

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
            const auto search = m_searches.try_emplace(from, m_topology, from, LinkKind::Address).first;
            kept->second = search->second.pathTo(to);
        }
        if (kept->second) {
            boardset::append(route, *kept->second);
        }
        return kept->second.has_value();
    }

    const Topology& m_topology;
    std::map<int, PathSearch> m_searches;
    std::map<std::pair<int, int>, std::optional<Path>> m_legs;
};

std::vector<int> numbersOf(const std::vector<int>& some, std::size_t blocks) {
    std::vector<int> numbers(blocks, -1);
    for (std::size_t i = 0; i < some.size(); ++i) {
        numbers[static_cast<std::size_t>(some[i])] = static_cast<int>(i);
    }
    return numbers;
}

/// Processors, and devices that move data by themselves.
std::vector<int> requestersOf(const Topology& topology) {
    std::vector<int> all = topology.requesters(Requester::Processor);
    const std::vector<int> devices = topology.requesters(Requester::Device);
    all.insert(all.end(), devices.begin(), devices.end());
    return all;
}

} // namespace

RouteTable::RouteTable(const Topology& topology)
    : m_row(numbersOf(requestersOf(topology), topology.blocks().size())),
      m_column(numbersOf(topology.withRole(Role::Memory), topology.blocks().size())) {
    const std::vector<int> memories = topology.withRole(Role::Memory);
    Addresses addresses(topology);
    for (const int requester : requestersOf(topology)) {
        const PathSearch byData(topology, requester, LinkKind::Data);
        std::vector<Route>& row = m_routes.emplace_back();
        for (const int memory : memories) {
            Route route;
            const auto data = byData.pathBack(memory);
            if (data && addresses.append(route, requester, memory)) {
                route.dataBlocks = data->blocks;
                route.dataLinks = data->links;
            }
            row.push_back(std::move(route));
        }
    }
}

const Route& RouteTable::between(int requester, int memory) const {
    const int row = m_row.at(static_cast<std::size_t>(requester));
    const int column = m_column.at(static_cast<std::size_t>(memory));
    return m_routes.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
}

} // namespace boardset
