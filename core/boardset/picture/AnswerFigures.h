// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a result in the form that the drawing needs: for each box and each link.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Hits.h"
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Layout.h"

#include <optional>
#include <string>

namespace boardset::picture {

/// Returns the method by which a result was solved: "solved exactly", "solved approximately, by Linearizer".
/// Empty if the result was not solved.
std::string solvedBy(const Answer& answer);

/// Returns a name followed by its hit rate: "L3 · 74 % hits". Returns the name alone if there are no lookups.
std::string nameWithHits(const std::string& name, const Hits& hits);

/// The utilisation of a box, which is that of its busiest part.
struct BoxUse {
    double utilisation = 0; ///< Utilisation as a fraction; a value above 1 means that demand exceeds capacity.
    /// Title of the busiest part, without the name of the box: "memory of P1"; empty if the box is idle.
    std::string part = {};
    bool isBottleneck = false; ///< True if the busiest part is the bottleneck.
    bool isSaturated = false;  ///< True if the busiest part is saturated.
    double limit = -1; ///< Utilisation at which the busiest part is saturated, if facts of its own give it; else -1.

    std::string text() const; ///< Returns the utilisation as text: "44 %", "64.9 %" if the limit is 65 %, or "idle".
};

/// The numbers of one result for one layout.
class AnswerFigures {
public:
    AnswerFigures(const Topology& topology, const Layout& layout, const Answer& answer);

    /// True if the drawing shows utilisation. If it does not, all other values are those of an idle machine.
    bool showsUse() const { return m_showsUse; }
    bool showsUseOf(const Box& box) const { return m_showsUse && box.showsUse; }
    BoxUse useOf(const Box& box) const;
    /// Returns the utilisation of a link; for a framed link, the utilisation of the busier direction.
    double ofLink(LinkId link) const { return m_links.at(link).busier(); }
    const LinkUse& useOf(LinkId link) const { return m_links.at(link); }
    const LinkFlow& flowOf(LinkId link) const;
    /// True if an address link belongs to a saturated address bus, which is at one of its ends.
    bool isOfSaturatedBus(LinkId link) const;
    const Hits& hitsIn(BlockId block) const { return m_hits[block]; }
    /// Returns the layout index of the smallest box around the bottleneck.
    /// Returns -1 if there is no bottleneck, or if a wire shows the bottleneck.
    int bottleneckBox() const { return m_hotBox; }
    /// Returns the layout index of the wire that shows the bottleneck; -1 if no wire shows it.
    int bottleneckWire() const { return m_hotWire; }

private:
    void findBottleneck(const Layout& layout, const Answer& answer);

    const Topology& m_topology;
    const Answer& m_answer;
    IdVector<LinkId, LinkUse> m_links;
    IdVector<BlockId, const StationAnswer*> m_busiest;
    IdVector<BlockId, Hits> m_hits;
    mutable std::optional<Flows> m_flows; ///< Computed on first use, because most users need no flows.
    bool m_showsUse;
    int m_hotBox = -1, m_hotWire = -1, m_station = -1;
};

} // namespace boardset::picture
