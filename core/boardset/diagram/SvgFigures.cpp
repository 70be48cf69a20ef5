// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an answer where the drawing wants them.
#include "boardset/diagram/SvgFigures.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/SvgText.h"

#include <algorithm>
#include <cctype>

namespace boardset {

std::string percent(double utilisation) {
    const double hundred = utilisation * 100;
    return hundred > 0 && hundred < 0.5 ? "< 1 %" : hundred >= 999.5 ? "> 999 %" : svgNumber(hundred, 0) + " %";
}

std::string nameWithHits(const std::string& name, const Hits& hits) {
    return hits.isKnown() ? name + " · " + percent(hits.share()) + " hits" : name;
}

std::string fitted(const std::string& text, double width, double size, bool strong) {
    if (textWidth(text, size, strong) <= width)
        return text;
    std::string cut = text;
    while (!cut.empty() && textWidth(cut + "…", size, strong) > width) {
        do { // whole characters only
            const bool continuation = (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U;
            cut.pop_back();
            if (!continuation)
                break;
        } while (!cut.empty());
    }
    return cut + "…";
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

SvgFigures::SvgFigures(const Topology& topology, const Answer& answer)
    : m_topology(topology), m_answer(answer), m_blocks(topology.blocks().size()), m_links(topology.links().size()),
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

double SvgFigures::ofBox(const Box& box, bool frame) const {
    if (box.style != BoxStyle::Board || frame)
        return m_blocks.at(box.block);
    const auto busiest = busiestIn(m_answer, m_topology, box.block);
    return busiest ? busiest->utilisation : 0;
}

} // namespace boardset
