// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/StationTable.h"

#include "boardset/text/Message.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

StationLocation locationOf(const Topology& topology, const Block& block) {
    const BlockType& type = topology.type(block.id);
    StationLocation place;
    place.block = block.id;
    place.title = titleFor(type.stationTitle, topology, block.id);
    place.rateFact = type.rate;
    place.serves = type.serves;
    place.degraded = block.degraded;
    place.banksLeft = banksLeft(topology, block);
    if (!type.rate.empty()) {
        const double left = block.degraded.empty() ? 1 : topology.catalog().fact(block.degraded).si();
        place.rate = topology.catalog().fact(type.rate).si() * left * place.banksLeft;
    }
    place.serviceCv2 = type.serviceCv2;
    place.isDivided = type.role == Role::Processor;
    place.isDelay = type.servers == "unlimited";
    if (!place.isDelay && !type.servers.empty()) {
        place.servers = static_cast<int>(std::ranges::count_if(
            topology.blocks(),
            [&](const Block& each) {
                return each.type == type.servers && !each.lost && topology.isBelow(each.id, block.id);
            }));
    }
    return place;
}

StationLocation locationOf(const Link& link) {
    StationLocation place;
    place.link = link.id;
    place.title = link.title;
    place.rateFact = link.capacity;
    place.degraded = link.degraded;
    place.framing = link.framing;
    place.serviceCv2 = link.serviceCv2;
    place.rate = link.bytesPerSecond;
    return place;
}

StationLocation directed(StationLocation place, bool isUpstream, const char* title) {
    place.isUpstream = isUpstream;
    place.title = Message{title, {{"part", place.title}}};
    return place;
}

} // namespace

StationTable::StationTable(const Topology& topology) {
    for (const Block& block : topology.blocks()) {
        const BlockType& type = topology.type(block.id);
        if (type.stationTitle.empty()) {
            m_ofBlock.push_back({-1, -1});
        } else if (type.duplex == Duplex::Full) {
            m_ofBlock.push_back({add(directed(locationOf(topology, block), false, translatable("{part}, reading"))),
                                 add(directed(locationOf(topology, block), true, translatable("{part}, writing")))});
        } else {
            const int station = add(locationOf(topology, block));
            m_ofBlock.push_back({station, station});
        }
    }
    for (const Link& link : topology.links()) {
        if (link.capacity.empty()) {
            m_ofLink.push_back({-1, -1});
        } else if (link.duplex == Duplex::Full) {
            m_ofLink.push_back({add(directed(locationOf(link), false, translatable("{part}, downstream"))),
                                add(directed(locationOf(link), true, translatable("{part}, upstream")))});
        } else {
            const int station = add(locationOf(link));
            m_ofLink.push_back({station, station});
        }
    }
}

int StationTable::add(StationLocation place) {
    m_locations.push_back(std::move(place));
    return static_cast<int>(m_locations.size()) - 1;
}

} // namespace boardset
