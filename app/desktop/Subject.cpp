// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves the ids of subjects.
#include "Subject.h"

#include "Format.h"
#include "boardset/picture/MarkSubject.h"

#include <algorithm>

namespace boardset::Subject {

QString linkId(const Topology& topology, LinkId link) {
    return format::text(picture::subjectOf(topology, link).id);
}

LinkId linkOf(const Topology& topology, const QString& id) {
    const auto& links = topology.links();
    const auto found = std::find_if(links.begin(), links.end(),
                                    [&](const boardset::Link& each) { return linkId(topology, each.id) == id; });
    return found == links.end() ? LinkId() : found->id;
}

QString regionId(const boardset::Process& process, const boardset::Region& region) {
    return format::text(process.name.text + '/' + region.name.text);
}

std::pair<const boardset::Process*, const boardset::Region*> regionOf(const Workload& workload, const QString& id) {
    for (const boardset::Process& process : workload.processes)
        for (const boardset::Region& region : process.regions)
            if (regionId(process, region) == id)
                return {&process, &region};
    return {};
}

std::vector<StationAnswer> stationsOf(const Answer& answer, const Topology& topology, Kind kind, const QString& id) {
    const BlockId block = kind == Block ? topology.find(id.toStdString()) : BlockId();
    const LinkId link = kind == Link ? linkOf(topology, id) : LinkId();
    std::vector<StationAnswer> found;
    for (const StationAnswer& station : answer.stations) {
        const StationLocation& place = answer.model.locations[static_cast<std::size_t>(station.station)];
        if ((block && place.block == block) || (link && place.link == link))
            found.push_back(station);
    }
    return found;
}

std::pair<Kind, QString> partOf(const Answer& answer, const Topology& topology, int station) {
    const StationLocation& place = answer.model.locations.at(static_cast<std::size_t>(station));
    return place.link ? std::pair(Link, linkId(topology, place.link))
                      : std::pair(Block, format::text(topology.block(place.block).path));
}

} // namespace boardset::Subject
