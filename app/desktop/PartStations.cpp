// SPDX-License-Identifier: GPL-3.0-or-later
#include "PartStations.h"

#include <algorithm>

namespace boardset {

std::vector<StationAnswer> stationsOf(const Document& document, const QString& kind, const QString& id) {
    const Topology& topology = document.topology();
    const std::string name = id.toStdString();
    const int block = kind == u"block" ? topology.find(name).value_or(-1) : -1;
    std::vector<StationAnswer> found;
    for (const StationAnswer& station : document.answer().stations) {
        const StationPlace& place = document.answer().model.places[static_cast<std::size_t>(station.station)];
        const bool isHere = kind == u"block" ? block >= 0 && place.block == block
                                             : place.link >= 0 && topology.link(place.link).title == name;
        if (isHere)
            found.push_back(station);
    }
    return found;
}

} // namespace boardset
