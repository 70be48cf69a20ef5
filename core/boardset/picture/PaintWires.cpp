// SPDX-License-Identifier: GPL-3.0-or-later
// Wires, and what they carry.
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Painting.h"

namespace boardset::picture {

namespace {

int paintWay(Painting& painting, const Wire& wire) {
    Mark mark{.shape = Mark::Shape::Wire, .subject = subjectOf(painting.topology, wire.link), .way = wire.points};
    if (wire.kind != LinkKind::Data) {
        mark.width = 1.5;
        mark.edge = Mark::Edge::Dotted;
        mark.ink = Tone::Name::Strong;
        return painting.add(std::move(mark));
    }
    mark.width = wire.width;
    mark.amount = painting.figures.ofLink(wire.link);
    mark.clear = wire.standby ? crossingHalo : 0;
    mark.ink = Tone::Name::Wire;
    if (painting.figures.isBottleneckLink(wire.link))
        mark.line = Tone::Name::Text; // its use in it is red enough
    return painting.add(std::move(mark));
}

/// From long to short: "1.5 of 4.8 GB/s", "1.5 GB/s"; each direction by itself where they have links of their own.
std::vector<std::string> formsOf(const Painting& painting, const Wire& wire) {
    const Link& link = painting.topology.link(wire.link);
    if (!link.framing.empty())
        return directedLabels(painting.topology, painting.layout, wire, painting.figures.flowOf(wire.link));
    const double capacity = link.bytesPerSecond / 1e9;
    const int decimals = capacity < 1 ? 2 : 1;
    const std::string used = decimal(painting.figures.ofLink(wire.link) * capacity, decimals);
    return {used + " of " + decimal(capacity, decimals) + " GB/s", used + " GB/s"};
}

void paintLabel(Painting& painting, const Wire& wire, int way) {
    if (wire.kind != LinkKind::Data || wire.labelPlace.empty())
        return;
    Words words{.forms = formsOf(painting, wire), .room = wire.labelPlace, .rank = wire.labelRank};
    words.at = wire.labelAtEnd ? Words::At::End : Words::At::Start;
    painting.write(way, part::title, std::move(words));
}

} // namespace

void paintWires(Painting& painting) {
    for (const Wire& wire : painting.layout.wires)
        paintLabel(painting, wire, paintWay(painting, wire));
}

} // namespace boardset::picture
