// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a result as the drawing needs them.
#include "boardset/picture/AnswerFigures.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset::picture {

namespace {

std::string without(std::string text, const std::string& part) {
    for (std::size_t at = text.find(part); !part.empty() && at != std::string::npos; at = text.find(part, at))
        text.erase(at, part.size());
    return text;
}

/// Returns a title without the words that the box already shows. "memory of SB3 P1" becomes "memory" in the box of SB3
/// P1, and "memory of P1" in the box of SB3.
std::string shortTitle(std::string title, const Topology& topology, BlockId block) {
    // saves the search for the name of the unit in most titles
    const bool isInUnit = title.find(" in the ") != std::string::npos;
    for (BlockId at = block; at > rootBlock; at = topology.block(at).parent) {
        const std::string name = titleOf(topology, at);
        if (title.ends_with(" of " + name))
            return title.substr(0, title.size() - name.size() - 4);
        const std::string around = isInUnit ? inUnit(topology, at) : std::string();
        if (!around.empty() && title.find(around) != std::string::npos) // a slot of this unit has its own name here
            return without(title, around);
        title = without(title, name + ' ');
    }
    return title;
}

} // namespace

std::string nameWithHits(const std::string& name, const Hits& hits) {
    return hits.isKnown() ? name + " · " + percent(hits.share()) + " hits" : name;
}

std::string solvedBy(const Answer& answer) {
    if (answer.method.empty() || answer.method == "exact")
        return answer.method.empty() ? std::string() : "solved exactly";
    if (answer.method == "bounds")
        return "bounds only";
    return "solved approximately, by " + capitalised(answer.method); // its inventor's name, or what it does
}

std::string BoxUse::text() const {
    return part.empty() ? "idle" : percent(utilisation);
}

AnswerFigures::AnswerFigures(const Topology& topology, const Layout& layout, const Answer& answer)
    : m_topology(topology), m_links(topology.links().size()), m_busiest(topology.blocks().size()),
      m_hits(topology.blocks().size()), m_flows(topology.links().size()), m_showsUse(layout.showsUse) {
    if (!m_showsUse)
        return;
    m_busiest = busiestInAll(answer, topology);
    m_hits = hitsOf(topology, answer);
    m_flows = flowsOf(topology, answer);
    for (const auto& [link, use] : usesOf(answer))
        m_links.at(link) = use;
    findBottleneck(layout, answer);
}

void AnswerFigures::findBottleneck(const Layout& layout, const Answer& answer) {
    const auto bottleneck = answer.bottleneck();
    if (!bottleneck)
        return;
    m_station = bottleneck->station;
    const StationLocation& place = answer.model.locations.at(static_cast<std::size_t>(m_station));
    const auto wire = std::ranges::find(layout.wires, place.link, &Wire::link);
    if (place.link && wire != layout.wires.end()) {
        m_hotWire = static_cast<int>(wire - layout.wires.begin());
        return;
    }
    m_hotBox = boxAround(m_topology, layout, place.link ? m_topology.link(place.link).from : place.block);
}

BoxUse AnswerFigures::useOf(const Box& box) const {
    const StationAnswer* busiest = m_busiest[box.block];
    if (busiest == nullptr || busiest->utilisation <= 0)
        return {};
    return {busiest->utilisation, shortTitle(busiest->title, m_topology, box.block), busiest->station == m_station};
}

} // namespace boardset::picture
