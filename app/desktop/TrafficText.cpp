// SPDX-License-Identifier: GPL-3.0-or-later
#include "TrafficText.h"

#include "Format.h"
#include "boardset/analysis/Bottleneck.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/diagram/Flows.h"

#include <algorithm>

namespace boardset {

namespace {

using format::tr;

/// Returns the addresses per second that a part receives. Every part below a coherency root receives each address that
/// passes the root. The snoop result of an address doesn't count as a second address.
double addressesPerSecond(const Document& document, BlockId block) {
    const Block& part = document.topology().block(block);
    const BlockId root = part.lost || part.role == Role::Bay ? BlockId() : document.topology().coherencyRootOf(block);
    for (const StationAnswer& station : document.answer().stations) {
        const StationLocation& place = document.answer().model.locationOf(station.station);
        if (root && place.block == root && place.serves == ServedUnit::Address)
            return station.utilisation * place.rate;
    }
    return 0;
}

/// Describes one of several identical parts that share the traffic of the part that contains them.
QString sharedText(const Document& document, const Flows& flows, BlockId block) {
    const Topology& topology = document.topology();
    const BlockId around = topology.block(block).parent;
    if (!around || topology.block(around).role != Role::Switch || topology.block(block).lost)
        return {};
    const auto identical = std::ranges::count_if(topology.subtree(around), [&](const Block& each) {
        return each.parent == around && !each.lost && topology.type(each.id).id == topology.type(block).id;
    });
    const QString all = format::traffic(trafficOf(topology, flows, around));
    if (identical < 2 || all.isEmpty())
        return {};
    const std::string one = format::text(topology.type(block).title).toLower().toStdString();
    return tr("one of %1 that share %2").arg(format::text(counted(identical, one)), all);
}

} // namespace

bool canLimit(const Topology& topology, BlockId block) {
    const auto& links = topology.links();
    return std::ranges::any_of(topology.subtree(block),
                               [&](const Block& part) { return !topology.type(part.id).stationTitle.empty(); }) ||
           std::any_of(links.begin(), links.end(),
                       [&](const Link& link) { return !link.capacity.empty() && topology.isBelow(link.from, block); });
}

QString trafficText(const Document& document, BlockId block) {
    const Topology& topology = document.topology();
    const Flows& flows = document.flows();
    const Traffic traffic = trafficOf(topology, flows, block);
    const QString data = traffic.bytesPerSecond > 0 ? format::bandwidth(traffic.bytesPerSecond) : QString();
    if (const auto busiest = busiestIn(document.answer(), topology, block)) {
        const QString use = tr("%1 %2").arg(format::text(busiest->title), format::wholePercent(busiest->utilisation));
        return data.isEmpty() ? use : tr("%1; %2").arg(data, use);
    }
    if (const double addresses = data.isEmpty() ? addressesPerSecond(document, block) : 0; addresses > 0)
        return tr("receives %1 million addresses/s").arg(format::figure(addresses / 1e6));
    const QString carried = format::traffic(traffic);
    if (carried.isEmpty())
        return sharedText(document, flows, block);
    return canLimit(topology, block) ? carried : tr("%1 (not limited in this model)").arg(carried);
}

QString trafficText(const Document& document, LinkId link) {
    const Topology& topology = document.topology();
    const QString carried = format::traffic(trafficOf(document.flows(), link));
    const bool isFree = !carried.isEmpty() && topology.link(link).capacity.empty();
    return isFree ? tr("%1 (not limited in this model)").arg(carried) : carried;
}

} // namespace boardset
