// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of customers.
#include "CustomerWay.h"

#include "boardset/analysis/Pace.h"

#include <algorithm>
#include <map>

namespace boardset {
namespace {

void add(CustomerWay& way, const Way& route) {
    way.blocks.insert(route.blocks.begin(), route.blocks.end());
    for (const Passage& passage : route.passages)
        way.links.insert(passage.link);
}

bool passes(const Way& route, const StationPlace& place) {
    return std::ranges::find(route.blocks, place.block) != route.blocks.end() ||
           std::ranges::find(route.passages, place.link, &Passage::link) != route.passages.end();
}

/// Parts by their index in the costs.
using AskedPlaces = std::map<int, const StationPlace*>;

/// The routes of a class's accesses that use certain parts.
class AccessWays {
public:
    AccessWays(CustomerWay& way, const Topology& topology, const ClassRow& row)
        : m_way(way), m_topology(topology), m_row(row) {}

    /// Adds the route of the access's data if it uses one of the parts; otherwise that of its address and its memory.
    void add(const AccessShare& access, const AskedPlaces& places) {
        std::set<const StationPlace*> asked;
        for (const auto* const costs : {&access.cost->stations, &access.cost->posted})
            for (const StationCost& cost : *costs)
                if (const auto at = places.find(cost.station); at != places.end())
                    asked.insert(at->second);
        if (asked.empty())
            return;
        const Way data = access.memory ? m_topology.dataWay(access.memory, m_row.processor)
                         : m_row.peer  ? m_topology.ways().between(LinkKind::Message, m_row.processor, m_row.peer)
                                       : Way();
        const auto isByAddress = [&](const StationPlace* each) {
            return !passes(data, *each) && each->block && isAddressed(each->block);
        };
        const auto addressed = std::ranges::count_if(asked, isByAddress);
        if (addressed > 0 && access.memory)
            m_way.blocks.insert(access.memory);
        if (addressed < std::ssize(asked))
            boardset::add(m_way, data);
    }

private:
    /// Returns whether an address goes to a part; adds its route, once.
    bool isAddressed(BlockId block) {
        const auto [at, isNew] = m_addressed.emplace(block, false);
        if (isNew) {
            const Way way = m_topology.ways().between(LinkKind::Address, m_row.processor, block);
            at->second = !way.passages.empty();
            boardset::add(m_way, at->second ? way : Way());
        }
        return at->second;
    }

    CustomerWay& m_way;
    const Topology& m_topology;
    const ClassRow& m_row;
    std::map<BlockId, bool> m_addressed;
};

} // namespace

CustomerWay waysOf(const Topology& topology, const Workload& workload,
                   const std::function<bool(const Customer&)>& wanted) {
    CustomerWay way;
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers) {
            const auto device = wanted(customer) ? topology.find(customer.on) : BlockId();
            if (!device || !topology.isDevice(device))
                continue;
            for (const Region* const region : usedBy(process, customer)) {
                for (const auto& [path, pages] : region->pagesIn) {
                    const auto memory = topology.find(path);
                    if (memory && pages > 0 && topology.reaches(device, memory))
                        add(way, topology.dataWay(memory, device));
                }
            }
        }
    }
    return way;
}

CustomerWay waysThrough(const Topology& topology, const Answer& answer, int station) {
    CustomerWay way;
    const auto busiest = std::ranges::find(answer.stations, station, &StationAnswer::station);
    AskedPlaces full;
    for (const StationAnswer& each : answer.stations) {
        if (each.station != station && (busiest == answer.stations.end() || !isAsFull(each, *busiest)))
            continue;
        const StationPlace& place = answer.model.placeOf(each.station);
        full.emplace(answer.model.stations[static_cast<std::size_t>(each.station)], &place);
        if (place.block)
            way.framed.insert(place.block);
        if (place.link) {
            way.links.insert(place.link);
            way.framed.insert({topology.link(place.link).from, topology.link(place.link).to});
        }
        for (std::size_t c = 0; c < answer.model.classes.size(); ++c)
            if (answer.model.askedAt(c, each.station) > 0)
                way.blocks.insert(answer.model.classes[c].processor);
    }
    for (const ClassRow& row : answer.model.classes) {
        AccessWays ways(way, topology, row);
        for (const AccessShare& access : row.accesses)
            ways.add(access, full);
    }
    way.blocks.insert(way.framed.begin(), way.framed.end());
    return way;
}

} // namespace boardset
