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

void markWay(Overlay& overlay, const Level& level) {
    if (overlay.way.empty())
        return;
    const std::set<int> on = boxesAround(overlay.way.blocks, level);
    const auto holds = [&](int outer, int inner) {
        return toQt(level.box(outer).rect).contains(toQt(level.box(inner).rect));
    };
    overlay.boxes.resize(level.layout.boxes.size());
    const auto markOf = [&](int box) -> BoxMark& { return overlay.boxes[static_cast<std::size_t>(box)]; };
    const std::set<int> framed = overlay.way.framed.empty() ? on : boxesAround(overlay.way.framed, level);
    for (const int box : on) { // only the innermost boxes on the route are highlighted
        markOf(box).lit = std::ranges::none_of(on, [&](int other) { return other != box && holds(box, other); });
        overlay.followed.insert(box);
    }
    for (int i = 0; i < static_cast<int>(overlay.boxes.size()); ++i) {
        markOf(i).aside = std::ranges::none_of(
            on, [&](int box) { return holds(i, box) || (markOf(box).lit && holds(box, i)); });
    }
    for (const int box : on)
        markOf(box).lit = markOf(box).lit && framed.contains(box);
}

void markLit(Overlay& overlay, const LitParts& parts, const Level& level) {
    for (const int box : boxesAround(parts.blocks, level))
        overlay.litBoxes.push_back(level.box(box).rect);
    for (const Passage& passage : parts.passages) {
        for (const Wire& wire : level.layout.wires) {
            if (wire.link != passage.link)
                continue;
            std::vector<Point>& points = overlay.litWires.emplace_back(wire.points);
            if (!level.topology->isBelow(passage.from, level.box(wire.fromBox).block))
                std::ranges::reverse(points);
        }
    }
}

} // namespace boardset
