// SPDX-License-Identifier: GPL-3.0-or-later
// Wires, and what they carry.
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Painting.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

constexpr double cutWidth = 3; ///< Of what is pulled out, at any zoom: it carries nothing.

/// How fast marks of flow move along a wire each way: where both directions share a link, its use by their data; where
/// each has its own, the use of those that carry data. On a link that is never a limit they crawl.
void setFlow(Mark& mark, const Painting& painting, const Wire& wire) {
    constexpr double crawl = 0.01;
    const Link& link = painting.topology.link(wire.link);
    const LinkUse& use = painting.figures.useOf(wire.link);
    const LinkFlow flow = painting.figures.flowOf(wire.link);
    const double all = std::max(1.0, flow.fromTo + flow.toFrom);
    const auto part = [&](double data, double own) {
        if (data > 0 && link.capacity.empty())
            return crawl;
        return std::min(1.0, !link.framing.empty() ? (data > 0 ? own : 0.0) : use.busier() * data / all);
    };
    const bool along = runsAlong(painting.topology, painting.layout, wire);
    mark.forward = along ? part(flow.fromTo, use.fromTo) : part(flow.toFrom, use.toFrom);
    mark.backward = along ? part(flow.toFrom, use.toFrom) : part(flow.fromTo, use.fromTo);
}

double carriedBy(const Painting& painting, const Wire& wire) {
    const LinkFlow flow = painting.figures.flowOf(wire.link);
    return flow.fromTo + flow.toFrom;
}

/// Something passes that no source gives a rate for: it is no limit, and has no use to be coloured by.
bool isFreeAndUsed(const Painting& painting, const Wire& wire) {
    return painting.topology.link(wire.link).capacity.empty() && carriedBy(painting, wire) > 0;
}

Mark wayOf(const Painting& painting, const Wire& wire, bool busiest) {
    Mark mark{.shape = Mark::Shape::Wire, .subject = subjectOf(painting.topology, wire.link), .way = wire.points};
    if (!carriesData(wire.kind)) {
        mark.width = 1.5;
        mark.edge = Mark::Edge::Dotted;
        mark.ink = Tone::Name::Strong;
        return mark;
    }
    mark.width = wire.width;
    if (painting.topology.link(wire.link).isCut) {
        mark.width = cutWidth;
        mark.edge = Mark::Edge::Dashed;
        mark.ink = Tone::Name::Strong;
        return mark;
    }
    mark.amount = std::min(1.0, painting.figures.ofLink(wire.link));
    mark.clear = wire.standby ? crossingHalo : 0;
    mark.ink = isFreeAndUsed(painting, wire) ? Tone::Name::Secondary : Tone::Name::Wire;
    if (busiest)
        mark.line = Tone::Name::Text; // its use in it is red enough
    setFlow(mark, painting, wire);
    return mark;
}

/// From long to short: "1.5 of 4.8 GB/s", "1.5 GB/s"; each direction by itself where they have links of their own. The
/// bottleneck says how busy it is; what carries nothing says nothing.
std::vector<std::string> formsOf(const Painting& painting, const Wire& wire, bool busiest) {
    const Link& link = painting.topology.link(wire.link);
    const double use = painting.figures.ofLink(wire.link);
    if (link.isCut)
        return {"pulled out", "out"};
    if (busiest)
        return {percent(use)};
    if (!link.framing.empty())
        return directedLabels(painting.topology, painting.layout, wire, painting.figures.flowOf(wire.link));
    if (isFreeAndUsed(painting, wire))
        return {rateText(carriedBy(painting, wire))};
    if (use <= 0)
        return {};
    const double capacity = link.bytesPerSecond / 1e9;
    const int decimals = capacity < 1 ? 2 : 1;
    return {decimal(use * capacity, decimals) + " of " + decimal(capacity, decimals) + " GB/s",
            rateText(use * link.bytesPerSecond)};
}

/// In the middle of the longest stretch of a link that is pulled out.
void paintCut(Painting& painting, const Wire& wire, int face) {
    constexpr double side = 40; // of the cross and what is hatched around it
    double longest = -1;
    Mark cut = painting.of(face, part::failure, Mark::Shape::Cross);
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const Point& a = wire.points[i - 1];
        const Point& b = wire.points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length > longest)
            cut.place = {(a.x + b.x - side) / 2, (a.y + b.y - side) / 2, side, side};
        longest = std::max(longest, length);
    }
    cut.fill = Mark::Fill::Hatched;
    cut.ink = Tone::Name::Strong;
    cut.line = Tone::Name::Stress;
    painting.add(std::move(cut));
}

} // namespace

void paintWires(Painting& painting) {
    const auto& wires = painting.layout.wires;
    for (std::size_t i = 0; i < wires.size(); ++i) {
        const bool busiest = painting.figures.bottleneckWire() == static_cast<int>(i);
        painting.picture.wires.push_back(painting.add(wayOf(painting, wires[i], busiest)));
        if (painting.topology.link(wires[i].link).isCut)
            paintCut(painting, wires[i], painting.picture.wires.back());
    }
}

void writeWires(Painting& painting) {
    constexpr double aired = 6; // free beside the label of a crosslink
    for (std::size_t i = 0; i < painting.layout.wires.size(); ++i) {
        const Wire& wire = painting.layout.wires[i];
        if (!carriesData(wire.kind))
            continue;
        const bool busiest = painting.figures.bottleneckWire() == static_cast<int>(i);
        Words words{.forms = formsOf(painting, wire, busiest), .room = wire.labelPlace, .strong = busiest};
        words.rank = busiest ? LabelRank::Name : wire.labelRank;
        words.at = wire.labelAtEnd ? Words::At::End : Words::At::Start;
        if (wire.standby) // there is air beside it
            words.room.width += aired;
        painting.write(painting.picture.wires[i], part::title, std::move(words),
                       busiest                                   ? stressOf(painting.answer)
                       : painting.topology.link(wire.link).isCut ? Tone(Tone::Name::Stress)
                                                                 : Tone(Tone::Name::Secondary));
    }
}

} // namespace boardset::picture
