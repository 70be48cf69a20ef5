// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an answer where the drawing wants them.
#include "boardset/picture/AnswerFigures.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/diagram/Numbers.h"

#include <algorithm>
#include <cctype>

namespace boardset::picture {

std::string nameWithHits(const std::string& name, const Hits& hits) {
    return hits.isKnown() ? name + " · " + percent(hits.share()) + " hits" : name;
}

std::string solvedBy(const Answer& answer) {
    if (answer.method.empty() || answer.method == "exact")
        return answer.method.empty() ? std::string() : "solved exactly";
    if (answer.method == "bounds")
        return "by bounds alone";
    std::string name = answer.method; // of who found it, or what it does
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return "solved approximately, by " + name;
}

AnswerFigures::AnswerFigures(const Topology& topology, const Answer& answer)
    : m_blocks(topology.blocks().size()), m_links(topology.links().size()), m_busiest(busiestInAll(answer, topology)),
      m_hits(hitsOf(topology, answer)), m_flows(flowsOf(topology, answer)) {
    for (const StationAnswer& station : answer.stations) {
        const StationPlace& place = answer.model.places.at(static_cast<std::size_t>(station.station));
        if (place.block) {
            m_blocks.at(place.block) = station.utilisation;
        } else if (place.link) {
            double& use = m_links.at(place.link);
            use = std::max(use, station.utilisation);
        }
    }
    if (const auto bottleneck = answer.bottleneck()) {
        const StationPlace& place = answer.model.places.at(static_cast<std::size_t>(bottleneck->station));
        m_hotBlock = place.block;
        m_hotLink = place.link;
    }
}

double AnswerFigures::ofBox(const Box& box, bool frame) const {
    if (box.style != BoxStyle::Board || frame)
        return m_blocks.at(box.block);
    const StationAnswer* busiest = m_busiest[box.block];
    return busiest != nullptr ? busiest->utilisation : 0;
}

} // namespace boardset::picture
