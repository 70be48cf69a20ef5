// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of customers.
#include "CustomerRoute.h"

#include "boardset/analysis/LimitingFactor.h"

#include <algorithm>
#include <map>

namespace boardset {
namespace {

void add(CustomerRoute& customerRoute, const Route& route) {
    customerRoute.blocks.insert(route.blocks.begin(), route.blocks.end());
    for (const RouteLink& routeLink : route.links)
        customerRoute.links.insert(routeLink.link);
}

bool passes(const Route& route, const StationLocation& place) {
    return std::ranges::find(route.blocks, place.block) != route.blocks.end() ||
           std::ranges::find(route.links, place.link, &RouteLink::link) != route.links.end();
}

/// Locations of parts, keyed by the index of the part in the costs.
using DemandLocations = std::map<int, const StationLocation*>;

/// The routes of a class's accesses that pass through certain parts.
class AccessRoutes {
public:
    AccessRoutes(CustomerRoute& customerRoute, const Topology& topology, const ClassRow& row)
        : m_route(customerRoute), m_topology(topology), m_row(row) {}

    /// Adds those routes of an access that lead to the given parts: the data route, the address routes, or both.
    void add(const AccessShare& access, const DemandLocations& places) {
        std::set<const StationLocation*> asked;
        for (const auto* const costs : {&access.cost->stations, &access.cost->posted})
            for (const StationCost& cost : *costs)
                if (const auto at = places.find(cost.station); at != places.end())
                    asked.insert(at->second);
        if (asked.empty())
            return;
        const Route data = access.memory ? m_topology.dataRoute(access.memory, m_row.processor)
                           : m_row.peer  ? m_topology.routes().between(LinkKind::Message, m_row.processor, m_row.peer)
                                         : Route();
        const auto isByAddress = [&](const StationLocation* each) {
            return !passes(data, *each) && each->block && isAddressed(each->block);
        };
        const auto addressed = std::ranges::count_if(asked, isByAddress);
        if (addressed > 0 && access.memory)
            m_route.blocks.insert(access.memory);
        if (addressed < std::ssize(asked))
            boardset::add(m_route, data);
    }

private:
    /// Returns true if addresses go to the given part. If so, the first call for the part adds their route.
    bool isAddressed(BlockId block) {
        const auto [at, isNew] = m_addressed.emplace(block, false);
        if (isNew) {
            const Route customerRoute = m_topology.routes().between(LinkKind::Address, m_row.processor, block);
            at->second = !customerRoute.links.empty();
            boardset::add(m_route, at->second ? customerRoute : Route());
        }
        return at->second;
    }

    CustomerRoute& m_route;
    const Topology& m_topology;
    const ClassRow& m_row;
    std::map<BlockId, bool> m_addressed;
};

} // namespace

CustomerRoute routesOf(const Topology& topology, const Workload& workload,
                       const std::function<bool(const Customer&)>& wanted) {
    CustomerRoute customerRoute;
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers) {
            const auto device = wanted(customer) ? topology.find(customer.on) : BlockId();
            if (!device || !topology.isDevice(device))
                continue;
            for (const Region* const region : usedBy(process, customer)) {
                for (const auto& [path, pages] : region->pagesIn) {
                    const auto memory = topology.find(path);
                    if (memory && pages > 0 && topology.reaches(device, memory))
                        add(customerRoute, topology.dataRoute(memory, device));
                }
            }
        }
    }
    return customerRoute;
}

CustomerRoute routesThrough(const Topology& topology, const Answer& answer, int station) {
    CustomerRoute customerRoute;
    const auto busiest = std::ranges::find(answer.stations, station, &StationAnswer::station);
    DemandLocations full;
    for (const StationAnswer& each : answer.stations) {
        if (each.station != station && (busiest == answer.stations.end() || !isEquallyBusy(each, *busiest)))
            continue;
        const StationLocation& place = answer.model.locationOf(each.station);
        full.emplace(answer.model.stations[static_cast<std::size_t>(each.station)], &place);
        if (place.block)
            customerRoute.framed.insert(place.block);
        if (place.link) {
            customerRoute.links.insert(place.link);
            customerRoute.framed.insert({topology.link(place.link).from, topology.link(place.link).to});
        }
        for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
            if (answer.model.demandAt(c, each.station) > 0)
                customerRoute.blocks.insert(answer.model.classes[c].processor);
    }
    for (const ClassRow& row : answer.model.classes) {
        AccessRoutes routes(customerRoute, topology, row);
        for (const AccessShare& access : row.accesses)
            routes.add(access, full);
    }
    customerRoute.blocks.insert(customerRoute.framed.begin(), customerRoute.framed.end());
    return customerRoute;
}

} // namespace boardset
