// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a plan into a finished drawing: horizontal positions, wires, vertical positions, labels.
#include "boardset/diagram/Layout.h"

#include "boardset/diagram/LabelPlacement.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/WireRouting.h"
#include "boardset/topology/Assembly.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardset {

namespace {

/// Minimum ratio of width to height; rows may be wider if wrapped rows make a drawing taller.
constexpr double goodAspect = 1.3;
constexpr double widerRows = 1.5;   ///< Factor by which rows may be wider if wrapped rows make a drawing too tall.
constexpr double leastAspect = 1.2; ///< Minimum ratio of width to height; a drawing that would be taller is made wider.
constexpr double sideWire = 24;     ///< Width of the side channel for each wire in it.
constexpr double widerBy = 1.2;     ///< Factor for the width of a drawing whose boxes leave no space for their wires.

/// Finds positions and routes for the given width. Wires without a gutter
/// widen the side channel until all wires have one. Wires without space between two lines widen the boxes.
void place(Arrangement& arrangement, Router& router, double width) {
    double side = 0;
    for (int attempt = 0; attempt < 8; ++attempt) {
        arrangement.placeAcross(std::max(width, onGrid(arrangement.leastTotalWidth() + side)), side);
        const int lost = router.route();
        if (lost == 0)
            break;
        side += sideWire * (lost - router.crowded());
        if (router.crowded() > 0)
            width = onGrid(std::max(width, arrangement.leastTotalWidth()) * widerBy);
    }
    arrangement.placeDown();
}

/// True if a block needs no label of its own.
/// The traffic of a device is also in the flow of its switch, and an empty slot has no traffic.
bool isLeaf(const Topology& topology, BlockId block) {
    return topology.isDevice(block) || topology.block(block).role == Role::Bay;
}

int emit(const PlannedBox& planned, int parent, std::vector<Box>& boxes) {
    const int index = static_cast<int>(boxes.size());
    boxes.push_back(planned.box);
    boxes.back().parent = parent;
    for (const PlannedBox& inner : planned.inner)
        emit(inner, index, boxes);
    return index;
}

Point middleOf(const Layout& layout, int box) {
    const Rect& rect = layout.boxes.at(static_cast<std::size_t>(std::max(0, box))).rect;
    return {rect.x + rect.width / 2, rect.y + rect.height / 2};
}

} // namespace

int Layout::boxOf(BlockId block) const {
    const auto at = std::ranges::find(boxes, block, &Box::block);
    return at == boxes.end() ? -1 : static_cast<int>(at - boxes.begin());
}

int boxAround(const Topology& topology, const Layout& layout, BlockId block) {
    int box = -1;
    for (BlockId at = block; at && box < 0; at = topology.block(at).parent)
        box = layout.boxOf(at);
    return box;
}

Layout layoutOf(const Topology& topology, BlockId focus, Detail detail, double textScale) {
    const TextMetrics text{std::round(textSize * textScale) /
                           textSize}; // the smallest text has a whole number of pixels
    std::optional<Arrangement> tried;
    std::optional<Router> routes;
    for (const double wider : {1.0, widerRows}) {
        tried.emplace(planOf(topology, focus, detail, text), detail, wider);
        routes.emplace(topology, *tried);
        place(*tried, *routes, std::max(standardWidth, tried->leastTotalWidth()));
        if (!tried->isWrapped() || tried->height * goodAspect <= tried->width)
            break;
    }
    Arrangement& arrangement = *tried;
    Router& router = *routes;
    // A drawing that is too tall becomes wider, so that it fills a landscape canvas.
    if (arrangement.height * leastAspect > arrangement.width)
        place(arrangement, router, onGrid(std::max(arrangement.width, arrangement.height * leastAspect)));

    Layout layout;
    layout.focus = focus;
    layout.detail = detail;
    layout.textScale = text.scale;
    layout.width = arrangement.width;
    layout.height = arrangement.height;
    if (arrangement.plan.framed)
        layout.boxes.push_back(arrangement.plan.frame.box);
    std::vector<int> indexOf;
    for (const PlannedBox& planned : arrangement.plan.boxes) {
        const bool isFramed = arrangement.plan.framed && planned.box.style != BoxStyle::Context;
        indexOf.push_back(emit(planned, isFramed ? 0 : -1, layout.boxes));
    }
    const auto boxOf = [&](const WireEnd& end) {
        return end.box < 0 ? 0 : indexOf[static_cast<std::size_t>(end.box)] + 1 + end.inner;
    };
    for (const RoutedWire& routed : router.wires()) {
        Wire wire;
        wire.link = routed.link;
        const Link& link = topology.link(routed.link);
        wire.kind = link.kind;
        wire.standby = link.standby;
        wire.name = link.standby ? link.title : topology.kept<Assembly>().connectorOf(link);
        wire.labelRank = isLeaf(topology, link.from) || isLeaf(topology, link.to) ? LabelRank::About : LabelRank::Flow;
        wire.points = router.pointsOf(routed);
        wire.width = routed.width;
        wire.fromBox = boxOf(routed.upper);
        wire.toBox = boxOf(routed.lower);
        if (wire.points.empty()) // there is no route around the boxes, so the wire is a straight line between them
            wire.points = {middleOf(layout, wire.fromBox), middleOf(layout, wire.toBox)};
        layout.wires.push_back(std::move(wire));
    }
    // Standby links are last, so that they are drawn over the wires that they cross.
    std::stable_partition(layout.wires.begin(), layout.wires.end(), [](const Wire& wire) { return !wire.standby; });
    placeLabels(topology, layout);
    rankTitles(topology, layout);
    return layout;
}

} // namespace boardset
