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

class AnswerFigures {
public:
    AnswerFigures(const Topology& topology, const Answer& answer);

    /// A board's is that of the busiest station in it; every other box shows its own.
    double ofBox(const Box& box, bool frame) const;
    /// Of a framed link, that of its busier direction.
    double ofLink(LinkId link) const { return m_links.at(link); }
    LinkFlow flowOf(LinkId link) const {
        const auto flow = m_flows.find(link);
        return flow == m_flows.end() ? LinkFlow() : flow->second;
    }
    const Hits& hitsIn(BlockId block) const { return m_hits[block]; }
    bool isBottleneck(const Box& box) const { return box.block == m_hotBlock; }
    bool isBottleneckLink(LinkId link) const { return link == m_hotLink; }

private:
    IdVector<BlockId, double> m_blocks; ///< Utilisation of a block's own station.
    IdVector<LinkId, double> m_links;
    IdVector<BlockId, const StationAnswer*> m_busiest;
    IdVector<BlockId, Hits> m_hits;
    Flows m_flows;
    BlockId m_hotBlock;
    LinkId m_hotLink;
};

} // namespace boardset::picture
