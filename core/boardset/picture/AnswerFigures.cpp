// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a result in the form that the drawing needs.
#include "boardset/picture/AnswerFigures.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/describe/Figures.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset::picture {

namespace {

std::string without(std::string text, const std::string& part) {
    for (std::size_t at = text.find(part); !part.empty() && at != std::string::npos; at = text.find(part, at))
        text.erase(at, part.size());
    return text;
}

/// Returns a title without the words that the box already shows.
/// "memory of SB3 P1" becomes "memory" in the box of SB3 P1, and "memory of P1" in the box of SB3.
std::string shortTitle(std::string title, const Topology& topology, BlockId block) {
    const std::string of = Message{" of "};
    for (BlockId at = block; at > rootBlock; at = topology.block(at).parent) {
        const std::string name = titleOf(topology, at);
        if (title.ends_with(of + name))
            return title.substr(0, title.size() - name.size() - of.size());
        // false for most titles, which then need no search for the unit's name
        const bool isInUnit =
            topology.block(at).bay == at && title.find(noun(topology.type(at).noun)) != std::string::npos;
        const std::string around = isInUnit ? inUnit(topology, at) : std::string();
        if (!around.empty() && title.find(around) != std::string::npos) // this title already names a slot of the unit
            return without(title, around);
        title = without(title, name + ' ');
    }
    return title;
}

} // namespace

std::string nameWithHits(const std::string& name, const Hits& hits) {
    return hits.isKnown() ? Message{"{part} · {share} hits", {{"part", name}, {"share", percent(hits.share())}}} : name;
}

std::string solvedBy(const Answer& answer) {
    if (answer.method.empty() || answer.method == "exact")
        return answer.method.empty() ? std::string() : Message{"solved exactly"};
    if (answer.method == "bounds")
        return Message{"bounds only"};
    // the method is a name, such as "Linearizer", or a description
    return Message{"solved approximately, by {method}", {{"method", capitalised(answer.method)}}};
}

std::string BoxUse::text() const {
    if (part.empty())
        return Message{"idle"};
    const std::string whole = percent(utilisation);
    const bool seemsSaturated = !isSaturated && whole == percent(limit < 0 ? 1 : limit);
    return seemsSaturated ? std::string(messageOf({percentOf(utilisation)})) : whole;
}

AnswerFigures::AnswerFigures(const Topology& topology, const Layout& layout, const Answer& answer)
    : m_topology(topology), m_answer(answer), m_links(topology.links().size()), m_busiest(topology.blocks().size()),
      m_hits(topology.blocks().size()), m_showsUse(layout.showsUse) {
    if (!m_showsUse)
        return;
    m_busiest = busiestInAll(answer, topology);
    m_hits = hitsOf(topology, answer);
    for (const auto& [link, use] : usesOf(answer))
        m_links.at(link) = use;
    findBottleneck(layout, answer);
}

bool AnswerFigures::isOfSaturatedBus(LinkId link) const {
    const auto isSaturated = [&](BlockId block) {
        const StationAnswer* busiest = m_busiest[block];
        return busiest != nullptr && busiest->isHot() && busiest->block == m_topology.block(block).path &&
               m_topology.type(block).serves == ServedUnit::Address;
    };
    return isSaturated(m_topology.link(link).from) || isSaturated(m_topology.link(link).to);
}

const LinkFlow& AnswerFigures::flowOf(LinkId link) const {
    if (!m_flows)
        m_flows = m_showsUse ? flowsOf(m_topology, m_answer) : Flows(m_topology.links().size());
    return (*m_flows)[link];
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
    return {busiest->utilisation, shortTitle(busiest->title, m_topology, box.block), busiest->station == m_station,
            busiest->isHot(), busiest->limits.empty() ? -1 : busiest->hot};
}

} // namespace boardset::picture
