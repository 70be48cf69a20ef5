// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/CostTable.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the number of services in a demand.
/// An amount in addresses or operations needs that many services; any other amount needs one service.
/// Returns 0 for answers on a link, and for work on a processor that divides its time; neither waits in a queue.
double servicesOf(const StationLocation& place, const StationDemand& asked) {
    if (asked.isAnswer || place.isDivided)
        return 0;
    const bool isCounted = place.serves == ServedUnit::Address || place.serves == ServedUnit::Operation;
    return isCounted ? asked.seconds * place.rate : asked.share;
}

void add(std::vector<StationCost>& costs, const StationDemand& asked, const StationLocation& place) {
    auto found = std::ranges::find(costs, asked.station, &StationCost::station);
    if (found == costs.end())
        found = costs.insert(costs.end(), {asked.station});
    found->seconds += asked.seconds;
    found->services += servicesOf(place, asked);
}

/// Returns the obstacle between the sender and the receiver of a message.
Obstacle obstacleToPeer(const Topology& topology, const OperationEnds& ends) {
    const Obstacle own = obstacleAt(topology, ends.peer);
    const bool isJoined = topology.routes().connects(LinkKind::Message, ends.requester, ends.peer);
    return own || isJoined ? own : Obstacle{Barrier::NoPath, ends.peer, ends.requester};
}

/// Returns the sort key of a station: addresses before data, and blocks before links, each in order from the home.
/// Equally busy stations keep that order. The first of them is the bottleneck, regardless of the step that uses it.
std::tuple<int, std::size_t, bool> orderOf(const StationLocation& place, const Route& route) {
    if (!place.link) {
        const auto at = std::ranges::find(route.blocks, place.block);
        return {place.serves == ServedUnit::Address ? 0 : 1, static_cast<std::size_t>(at - route.blocks.begin()),
                false};
    }
    const auto at = std::ranges::find(route.links, place.link, &RouteLink::link);
    return {2, static_cast<std::size_t>(at - route.links.begin()), place.isUpstream};
}

} // namespace

std::vector<const Cost*> OperationCosts::costsByHome(const OperationEnds& ends,
                                                     const std::vector<BlockId>& shares) const {
    const std::lock_guard lock(m_mutex);
    Row& row = m_rows[{ends.requester, ends.server, ends.peer}];
    std::vector<const Cost*> costs;
    costs.reserve(shares.size());
    std::size_t at = 0;
    for (const BlockId home : shares) { // the search is rare, because `shares` is mostly sorted
        if (at >= row.size() || row[at].first != home)
            at = static_cast<std::size_t>(std::ranges::lower_bound(row, home, {}, &Row::value_type::first) -
                                          row.begin());
        if (at == row.size() || row[at].first != home)
            row.insert(row.begin() + static_cast<std::ptrdiff_t>(at),
                       {home, costOf({ends.requester, home, ends.owner, ends.server, ends.peer})});
        costs.push_back(row[at++].second.get());
    }
    return costs;
}

std::unique_ptr<const Cost> OperationCosts::costOf(const OperationEnds& ends) const {
    auto cost = std::make_unique<Cost>();
    const BlockId from = ends.server ? ends.server : ends.requester;
    cost->obstacle = obstacleAt(m_topology, ends.requester);
    if (!cost->obstacle)
        cost->obstacle = ends.home ? obstacleBetween(m_topology, from, ends.home) : obstacleAt(m_topology, from);
    if (!cost->obstacle && ends.peer)
        cost->obstacle = obstacleToPeer(m_topology, ends);
    if (!cost->obstacle)
        cost->obstacle = m_walk.obstacle(ends);
    if (cost->obstacle)
        return cost;
    m_walk.forAsks(ends, [&](const StationDemand& asked) {
        add(asked.isPosted ? cost->posted : cost->stations, asked, m_stations->at(asked.station));
    });
    cost->stations.shrink_to_fit();
    cost->posted.shrink_to_fit();
    cost->lookups = m_walk.lookups(ends);
    const Route route = ends.home ? m_topology.dataRoute(ends.home, ends.requester) : Route();
    std::ranges::stable_sort(cost->stations, [&](const StationCost& a, const StationCost& b) {
        return orderOf(m_stations->at(a.station), route) < orderOf(m_stations->at(b.station), route);
    });
    if (m_walk.operation().isSum) {
        cost->delaySeconds = m_walk.delaySeconds(ends);
        cost->idleNs = cost->delaySeconds * 1e9;
        for (const StationCost& each : cost->stations)
            cost->idleNs += each.seconds * 1e9;
        return cost;
    }
    cost->totals = m_walk.totals(ends);
    for (const TotalShare& total : cost->totals)
        cost->idleNs += total.share * total.ns;
    return cost;
}

const OperationCosts& CostTable::of(const std::string& operation, const Circumstances& circumstances,
                                    BlockId requester) const {
    const BlockId node = m_topology.node(requester).block;
    const std::lock_guard lock(m_mutex);
    std::unique_ptr<const OperationCosts>& found = m_operations[{node, operation, circumstances}];
    if (!found) {
        const Operation& row = m_topology.catalog().operation(operation);
        found = std::make_unique<OperationCosts>(m_topology, row, circumstances, node);
    }
    return *found;
}

} // namespace boardset
