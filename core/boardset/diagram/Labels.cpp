// SPDX-License-Identifier: GPL-3.0-or-later
// Room for the labels of wires: right of a vertical, else left of it, where no box, wire or other label is.
#include "boardset/diagram/Labels.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double labelHeight = 16;
const std::string longLabel = "1.5 of 4.8 GB/s";
const std::string shortLabel = "1.5 GB/s";

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// The rectangle that a stretch of a wire covers.
Rect covered(const Point& a, const Point& b, double width) {
    const double half = width / 2;
    return {std::min(a.x, b.x) - half, std::min(a.y, b.y) - half, std::abs(a.x - b.x) + width,
            std::abs(a.y - b.y) + width};
}

bool contains(const Rect& outer, const Rect& inner) {
    return outer.x <= inner.x && outer.y <= inner.y && outer.right() >= inner.right() &&
           outer.bottom() >= inner.bottom();
}

/// Whether a label may lie here. It may lie inside the frame (the first box), not across its edge.
bool isClear(const Layout& layout, const Rect& place) {
    if (place.x < 0 || place.right() > layout.width) {
        return false;
    }
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const Box& box = layout.boxes[i];
        const bool frame = i == 0 && layout.focus != 0;
        const bool blocked = frame ? !contains(box.rect, place) && overlap(box.rect, place) : overlap(box.rect, place);
        if (blocked || (frame && (overlap(box.titlePlace, place) || overlap(box.subtitlePlace, place) ||
                                  overlap(box.usePlace, place)))) {
            return false;
        }
    }
    for (const Wire& wire : layout.wires) {
        for (std::size_t i = 1; i < wire.points.size(); ++i) {
            if (overlap(covered(wire.points[i - 1], wire.points[i], wire.width), place)) {
                return false;
            }
        }
        if (overlap(wire.labelPlace, place)) {
            return false;
        }
    }
    return true;
}

bool placeLabel(const Layout& layout, Wire& wire, double width) {
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const Point& a = wire.points[i - 1];
        const Point& b = wire.points[i];
        if (a.x != b.x || std::abs(a.y - b.y) < labelHeight) {
            continue;
        }
        const double aside = wire.width / 2 + wireGap;
        for (const double share : {0.5, 0.25, 0.75}) {
            const double y = std::round(a.y + (b.y - a.y) * share);
            for (const double x : {a.x + aside, a.x - aside - width}) {
                const Rect place{x, y - labelHeight / 2, width, labelHeight};
                if (isClear(layout, place)) {
                    wire.labelPlace = place;
                    wire.labelAt = {x, y};
                    wire.labelAtEnd = x < a.x;
                    return true;
                }
            }
        }
    }
    return false;
}

} // namespace

void placeLabels(const Topology& topology, Layout& layout) {
    for (Wire& wire : layout.wires) {
        if (topology.link(wire.link).bytesPerSecond > 0 && !placeLabel(layout, wire, textWidth(longLabel))) {
            placeLabel(layout, wire, textWidth(shortLabel));
        }
    }
}

} // namespace boardset
