// SPDX-License-Identifier: GPL-3.0-or-later
// Paints wires and their traffic.
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Painting.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

/// Line width of a disconnected link, which is the same at any zoom because the link has no traffic.
constexpr double cutWidth = 3;
constexpr double haloShare = 0.25; ///< Opacity of the halo of the bottleneck.

/// Sets the speed of flow marks in each direction.
/// If both directions share a link, its utilisation is divided in proportion to their data.
/// Otherwise, each direction has the utilisation of its own wires. On a link without a limit, the marks move slowly.
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

double loadHeadroom(const Painting& painting, const Wire& wire) {
    const LinkFlow flow = painting.figures.flowOf(wire.link);
    return flow.fromTo + flow.toFrom;
}

/// True if a link whose rate is unknown has traffic. Such a link limits nothing and has no utilisation to colour.
bool isFreeAndUsed(const Painting& painting, const Wire& wire) {
    return painting.topology.link(wire.link).capacity.empty() && loadHeadroom(painting, wire) > 0;
}

Mark pathOf(const Painting& painting, const Wire& wire, bool busiest) {
    Mark mark{.shape = Mark::Shape::Wire, .subject = subjectOf(painting.topology, wire.link), .path = wire.points};
    if (!carriesData(wire.kind)) {
        mark.width = 4;
        mark.edge = Mark::Edge::Dotted;
        const bool isSaturated = wire.kind == LinkKind::Address && painting.figures.isOfSaturatedBus(wire.link);
        mark.tone = isSaturated ? Tone::Name::Stress : Tone::Name::Strong;
        return mark;
    }
    mark.width = wire.width;
    if (painting.topology.link(wire.link).isCut) {
        mark.width = cutWidth;
        mark.edge = Mark::Edge::Dashed;
        mark.tone = Tone::Name::Strong;
        return mark;
    }
    mark.amount = std::min(1.0, painting.figures.ofLink(wire.link));
    mark.clear = wire.standby ? crossingHalo : 0;
    mark.tone = isFreeAndUsed(painting, wire) ? Tone::Name::Secondary : Tone::Name::Wire;
    if (busiest) {
        mark.line = stressOf(painting.answer);
        mark.line.share = mark.line.name == Tone::Name::Stress ? haloShare : 1;
    }
    setFlow(mark, painting, wire);
    return mark;
}

/// Returns the labels of a wire, longest first: "1.5 of 4.8 GB/s", "1.5 GB/s".
/// A framed link has separate labels for each direction.
/// The bottleneck shows its utilisation; a wire without traffic shows no label.
std::vector<std::string> formsOf(const Painting& painting, const Wire& wire, bool busiest) {
    const Link& link = painting.topology.link(wire.link);
    const double use = painting.figures.ofLink(wire.link);
    if (link.isCut)
        return {Message{"disconnected"}, Message{"cut"}};
    if (busiest)
        return {percent(use)};
    if (!wire.standby && !wire.name.empty())
        return {wire.name};
    if (!link.framing.empty())
        return directedLabels(painting.topology, painting.layout, wire, painting.figures.flowOf(wire.link));
    if (isFreeAndUsed(painting, wire))
        return {rateText(loadHeadroom(painting, wire))};
    if (use <= 0)
        return {};
    const double capacity = link.bytesPerSecond / 1e9;
    const int decimals = capacity < 1 ? 2 : 1;
    return {Message{"{rate} of {capacity} GB/s",
                    {{"rate", decimal(use * capacity, decimals)}, {"capacity", decimal(capacity, decimals)}}},
            rateText(use * link.bytesPerSecond)};
}

/// Paints a cross in the middle of the longest segment of a disconnected link.
void paintCut(Painting& painting, const Wire& wire, int face) {
    constexpr double side = 40; // size of the cross and of its hatching
    double longest = -1;
    Mark cut = painting.of(face, part::failure, Mark::Shape::Cross);
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const Point& a = wire.points[i - 1];
        const Point& b = wire.points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length > longest)
            cut.rect = {(a.x + b.x - side) / 2, (a.y + b.y - side) / 2, side, side};
        longest = std::max(longest, length);
    }
    cut.fill = Mark::Fill::Hatched;
    cut.tone = Tone::Name::Strong;
    cut.line = Tone::Name::Stress;
    painting.add(std::move(cut));
}

} // namespace

void paintWires(Painting& painting) {
    const auto& wires = painting.layout.wires;
    for (std::size_t i = 0; i < wires.size(); ++i) {
        const bool busiest = painting.figures.bottleneckWire() == static_cast<int>(i);
        painting.picture.wires.push_back(painting.add(pathOf(painting, wires[i], busiest)));
        if (painting.topology.link(wires[i].link).isCut)
            paintCut(painting, wires[i], painting.picture.wires.back());
    }
}

void writeWires(Painting& painting) {
    constexpr double aired = 6; // free space next to the label of a crosslink
    for (std::size_t i = 0; i < painting.layout.wires.size(); ++i) {
        const Wire& wire = painting.layout.wires[i];
        if (!carriesData(wire.kind))
            continue;
        const bool busiest = painting.figures.bottleneckWire() == static_cast<int>(i);
        MarkText words{.forms = formsOf(painting, wire, busiest), .area = wire.labelRect, .strong = busiest};
        words.rank = busiest ? LabelRank::Name : wire.labelRank;
        words.at = wire.labelAtEnd ? MarkText::At::End : MarkText::At::Start;
        const bool isFilled = busiest && painting.filled < 0 && stressOf(painting.answer) == Tone(Tone::Name::Stress);
        words.isPinched = isFilled;
        if (wire.standby) // there is free space next to the label of a standby link
            words.area.width += aired;
        painting.write(painting.picture.wires[i], part::title, std::move(words),
                       isFilled                                  ? Tone(Tone::Name::OnStress)
                       : busiest                                 ? stressOf(painting.answer)
                       : painting.topology.link(wire.link).isCut ? Tone(Tone::Name::Stress)
                                                                 : Tone(Tone::Name::Secondary));
        if (isFilled) // the label is never empty
            painting.picture.marks.back().line = Tone::Name::Stress;
    }
}

} // namespace boardset::picture
