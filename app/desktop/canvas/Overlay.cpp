// SPDX-License-Identifier: GPL-3.0-or-later
// Maps ids to boxes and lines of one level.
#include "Overlay.h"

#include <algorithm>
#include <set>

namespace boardset {
namespace {

template <class Blocks> std::set<int> boxesAround(const Blocks& blocks, const Level& level) {
    std::set<int> boxes;
    for (const BlockId block : blocks)
        boxes.insert(level.boxAround(block));
    boxes.erase(-1);
    return boxes;
}

} // namespace

void markTargets(Overlay& overlay, const Level& level, const std::vector<bool>& takes, int target) {
    overlay.boxes.resize(takes.size());
    for (int i = 0; i < static_cast<int>(takes.size()); ++i) {
        const bool can = takes[static_cast<std::size_t>(i)];
        const bool frame = i != target && level.box(i).block == level.layout.focus;
        overlay.boxes[static_cast<std::size_t>(i)].target = !can && !frame ? TargetState::Dimmed
                                                            : i == target  ? TargetState::Current
                                                                           : TargetState::Possible;
    }
}

void markRoute(Overlay& overlay, const Level& level) {
    if (overlay.route.empty())
        return;
    const std::set<int> on = boxesAround(overlay.route.blocks, level);
    const auto holds = [&](int outer, int inner) {
        return toQt(level.box(outer).rect).contains(toQt(level.box(inner).rect));
    };
    overlay.boxes.resize(level.layout.boxes.size());
    const auto markOf = [&](int box) -> BoxHighlight& { return overlay.boxes[static_cast<std::size_t>(box)]; };
    const std::set<int> framed = overlay.route.framed.empty() ? on : boxesAround(overlay.route.framed, level);
    for (const int box : on) { // only the innermost boxes on the route are highlighted
        markOf(box).highlighted =
            std::ranges::none_of(on, [&](int other) { return other != box && holds(box, other); });
        overlay.followed.insert(box);
    }
    for (int i = 0; i < static_cast<int>(overlay.boxes.size()); ++i) {
        markOf(i).dimmed = std::ranges::none_of(
            on, [&](int box) { return holds(i, box) || (markOf(box).highlighted && holds(box, i)); });
    }
    for (const int box : on)
        markOf(box).highlighted = markOf(box).highlighted && framed.contains(box);
}

void markHighlighted(Overlay& overlay, const HighlightedParts& parts, const Level& level) {
    for (const int box : boxesAround(parts.blocks, level))
        overlay.highlightedBoxes.push_back(level.box(box).rect);
    for (const RouteLink& routeLink : parts.links) {
        for (const Wire& wire : level.layout.wires) {
            if (wire.link != routeLink.link)
                continue;
            std::vector<Point>& points = overlay.highlightedWires.emplace_back(wire.points);
            if (!level.topology->isBelow(routeLink.from, level.box(wire.fromBox).block))
                std::ranges::reverse(points);
        }
    }
}

} // namespace boardset
