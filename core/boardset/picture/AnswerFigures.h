// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an answer where the drawing wants them: per box and per link.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Hits.h"
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Layout.h"

#include <map>
#include <string>
#include <vector>

namespace boardset::picture {

/// How an answer was found, in words: "solved exactly", "solved approximately, by Linearizer"; empty if it was not.
std::string solvedBy(const Answer& answer);

/// "L3 · 74 % hits"; a name alone where nothing is looked for.
std::string nameWithHits(const std::string& name, const Hits& hits);

/// How busy a box is: as what is busiest in it.
struct BoxUse {
    double utilisation = 0;    ///< Above 1: it is asked for more than it can do.
    std::string part = {};     ///< "memory of P1", without what the box itself is called; empty: nothing is used.
    bool isBottleneck = false; ///< That part is the bottleneck.

    std::string text() const; ///< "44 %", "idle".
};

class AnswerFigures {
public:
    AnswerFigures(const Topology& topology, const Layout& layout, const Answer& answer);

    /// Whether the drawing says how busy anything is; where not, all that follows is as of a machine that does nothing.
    bool tellsUse() const { return m_tellsUse; }
    bool tellsUseOf(const Box& box) const { return m_tellsUse && box.showsUse; }
    BoxUse useOf(const Box& box) const;
    /// Of a framed link, that of its busier direction.
    double ofLink(LinkId link) const { return m_links.at(link).busier(); }
    const LinkUse& useOf(LinkId link) const { return m_links.at(link); }
    const LinkFlow& flowOf(LinkId link) const { return m_flows[link]; }
    const Hits& hitsIn(BlockId block) const { return m_hits[block]; }
    /// Where the bottleneck is drawn: a wire, or else the smallest box around it, by index in the layout; -1: no.
    int bottleneckBox() const { return m_hotBox; }
    int bottleneckWire() const { return m_hotWire; }

private:
    void findBottleneck(const Layout& layout, const Answer& answer);

    const Topology& m_topology;
    IdVector<LinkId, LinkUse> m_links;
    IdVector<BlockId, const StationAnswer*> m_busiest;
    IdVector<BlockId, Hits> m_hits;
    Flows m_flows;
    bool m_tellsUse;
    int m_hotBox = -1, m_hotWire = -1, m_station = -1;
};

} // namespace boardset::picture
