// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of customers.
#include "CustomerWay.h"

#include "boardset/analysis/Pace.h"

#include <algorithm>

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

bool asks(const AccessShare& access, int station) {
    const auto isIt = [&](const StationCost& cost) { return cost.station == station; };
    return std::ranges::any_of(access.cost->stations, isIt) || std::ranges::any_of(access.cost->posted, isIt);
}

/// The way of an access that asks a place: of its data, if that leads past it; else of its address, and the memory that
/// it is for.
void addThrough(CustomerWay& way, const Topology& topology, const ClassRow& row, const AccessShare& access,
                const StationPlace& place) {
    const Way data = access.memory ? topology.dataWay(access.memory, row.processor)
                     : row.peer    ? topology.ways().between(LinkKind::Message, row.processor, row.peer)
                                   : Way();
    const Way asked = passes(data, place) || !place.block
                          ? Way()
                          : topology.ways().between(LinkKind::Address, row.processor, place.block);
    add(way, asked.passages.empty() ? data : asked);
    if (!asked.passages.empty() && access.memory)
        way.blocks.insert(access.memory);
}

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

namespace {

void addThrough(CustomerWay& way, const Topology& topology, const Answer& answer, int station) {
    const StationPlace& place = answer.model.placeOf(station);
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        if (answer.model.network.demands(c, static_cast<std::size_t>(station)) + answer.model.postedAt(c, station) <= 0)
            continue;
        way.blocks.insert(row.processor);
        for (const AccessShare& access : row.accesses)
            if (asks(access, answer.model.stations[static_cast<std::size_t>(station)]))
                addThrough(way, topology, row, access, place);
    }
    std::set<BlockId> framed{place.block};
    if (place.link) {
        way.links.insert(place.link);
        framed = {topology.link(place.link).from, topology.link(place.link).to};
    }
    framed.erase(BlockId());
    way.blocks.insert(framed.begin(), framed.end());
    way.framed.insert(framed.begin(), framed.end());
}

} // namespace

CustomerWay waysThrough(const Topology& topology, const Answer& answer, int station) {
    const auto busiest = std::ranges::find(answer.stations, station, &StationAnswer::station);
    CustomerWay way;
    for (const StationAnswer& each : answer.stations)
        if (each.station == station || (busiest != answer.stations.end() && isAsFull(each, *busiest)))
            addThrough(way, topology, answer, each.station);
    return way;
}

} // namespace boardset
