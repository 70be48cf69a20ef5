// SPDX-License-Identifier: GPL-3.0-or-later
// Positions for the labels of wires: to the right of a vertical segment or, failing that, to its left.
// A label covers no box, wire or other label.
#include "boardset/diagram/LabelPlacement.h"

#include "boardset/diagram/Metrics.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace boardset {

namespace {

constexpr double outline = 3; ///< Width of the outline of a highlighted wire.
// The widest figures that labels show.
const std::string directedBoth = "↓ 444 MB/s  ↑ 444 MB/s";
const std::string directedTwo = "↓ 444 ↑ 444 MB/s";
const std::string directedOne = "↓ 444 MB/s";
const std::string directedClose = "↓444 MB/s";
const std::string levelBoth = "→ 444 MB/s  ← 444 MB/s";
const std::string levelTwo = "→ 444 ← 444 MB/s";
const std::string levelOne = "→ 444 MB/s";
const std::string shortLabel = "4.4 GB/s";
std::string longLabel() {
    return Message{"{rate} of {capacity} GB/s", {{"rate", "4.4"}, {"capacity", "4.8"}}};
}
constexpr double overhang = 12; ///< Maximum distance that a label may extend beyond the box at which its wire starts.
constexpr double leafGap = 4;   ///< Gap between the wire of a leaf and its label.
constexpr double wideLeaf = 80; ///< Width of a leaf's label if the labels of all leaves fit; legible at lower zoom.

/// The size of a label.
struct LabelArea {
    double width = 0;
    double height = 0;
};

/// Returns the size of a label with the given text and `lines` lines.
LabelArea areaFor(const TextMetrics& metrics, const std::string& text, std::size_t lines) {
    return {metrics.width(text), metrics.lines(lines)};
}

/// Returns the possible sizes of a label for both directions.
/// Labels with one line and with two lines are equally acceptable.
std::vector<LabelArea> areasForBoth(const TextMetrics& metrics) {
    return {areaFor(metrics, directedBoth, 2), areaFor(metrics, directedBoth, 1), areaFor(metrics, directedTwo, 2),
            areaFor(metrics, directedTwo, 1),  areaFor(metrics, directedOne, 2),  areaFor(metrics, directedOne, 1)};
}

/// Returns the possible sizes of a crosslink's label: its name and the data in both directions,
/// on one line or with the name above the data. The last size is for the name alone.
std::vector<LabelArea> areasForNamed(const TextMetrics& metrics, const std::string& name) {
    return {areaFor(metrics, name + "  " + levelBoth, 1),
            areaFor(metrics, name + "  " + levelTwo, 1),
            areaFor(metrics, levelBoth, 2),
            areaFor(metrics, levelTwo, 2),
            areaFor(metrics, name + "  " + levelOne, 1),
            areaFor(metrics, textWidth(name) > textWidth(levelOne) ? name : levelOne, 2),
            areaFor(metrics, name, 1)};
}

bool isLeaf(const Wire& wire) {
    return !wire.standby && wire.labelRank != LabelRank::Flow;
}

/// Returns the rectangle that a wire segment covers.
Rect covered(const Point& a, const Point& b, double width) {
    const double half = width / 2;
    return {std::min(a.x, b.x) - half, std::min(a.y, b.y) - half, std::abs(a.x - b.x) + width,
            std::abs(a.y - b.y) + width};
}

/// True if a label can be at the given position, with space on both sides between the label and wires or other labels.
/// The label may be in the frame (the first box), but not across the frame's edge.
/// The label may extend `beyond` pixels past the right edge of the drawing.
bool isClear(const Layout& layout, const Rect& place, double air = 0, double beyond = 0) {
    if (place.x < 0 || place.right() > layout.width + beyond)
        return false;
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const Box& box = layout.boxes[i];
        const bool frame = i == 0 && layout.focus != rootBlock;
        const bool isBlocked = box.rect.overlaps(place) && !(frame && box.rect.contains(place));
        if (isBlocked || (frame && (box.titleRect.overlaps(place) || box.subtitleRect.overlaps(place) ||
                                    box.useRect.overlaps(place))))
            return false;
    }
    const Rect aired{place.x - air, place.y, place.width + 2 * air, place.height};
    for (const Wire& wire : layout.wires) {
        for (std::size_t i = 1; i < wire.points.size(); ++i)
            if (covered(wire.points[i - 1], wire.points[i], wire.width).overlaps(aired))
                return false;
        if (wire.labelRect.overlaps(aired))
            return false;
    }
    return true;
}

/// Returns the distance from a label to the nearest segment of a wire.
double distance(const Rect& label, const Wire& wire) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const Rect stretch = covered(wire.points[i - 1], wire.points[i], wire.width);
        const double dx = std::max({stretch.x - label.right(), label.x - stretch.right(), 0.0});
        const double dy = std::max({stretch.y - label.bottom(), label.y - stretch.bottom(), 0.0});
        least = std::min(least, std::hypot(dx, dy));
    }
    return least;
}

/// True if a label is closer to its own wire than to any other, so that it is not mistaken for another wire's label.
bool isOwn(const Layout& layout, const Rect& label, const Wire& wire) {
    const double own = distance(label, wire);
    return std::ranges::all_of(layout.wires,
                               [&](const Wire& other) { return &other == &wire || distance(label, other) > own; });
}

/// Places a label along the longest horizontal run of a wire: above the run or, if that is not possible, below it.
/// For a short run, places the label above the gap that the run bridges.
bool placeAlong(const Layout& layout, Wire& wire, LabelArea area) {
    const auto [width, height] = area;
    std::size_t longest = 1;
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const auto length = [&](std::size_t at) { return std::abs(wire.points[at].x - wire.points[at - 1].x); };
        longest = length(i) > length(longest) ? i : longest;
    }
    const Point& a = wire.points[longest - 1];
    const Point& b = wire.points[longest];
    if (a.y != b.y)
        return false;
    const double aside = wire.width / 2 + height / 2 + outline;
    double top = a.y;
    for (const int end : {wire.fromBox, wire.toBox}) {
        const Rect& box = layout.boxes[static_cast<std::size_t>(end)].rect;
        top = std::abs(b.x - a.x) < width ? std::min(top, box.y - height / 2) : top;
    }
    const double reach = 0.42 * std::max(std::abs(b.x - a.x), width);
    for (double step = 0; step <= 2 * reach; step += 2) { // from the middle outwards, to the left and to the right
        const double middle = (a.x + b.x) / 2 + (std::fmod(step, 4) == 0 ? step : -step) / 2;
        const double left = std::round(middle - width / 2);
        for (const double y : {top < a.y ? top : a.y - aside, a.y + aside}) {
            const Rect place{left, y - height / 2, width, height};
            if (isClear(layout, place, wireGap) && isOwn(layout, place, wire)) {
                wire.labelRect = place;
                return true;
            }
        }
    }
    return false;
}

/// Returns how far left a label may extend and still be above the narrower of the two boxes of its wire.
double leftEnd(const Layout& layout, const Wire& wire) {
    const Rect& from = layout.boxes[static_cast<std::size_t>(wire.fromBox)].rect;
    const Rect& to = layout.boxes[static_cast<std::size_t>(wire.toBox)].rect;
    return (from.width <= to.width ? from : to).x - overhang;
}

/// Places a label next to a wire's vertical segment.
/// The label is at `least` or further right, and at most `beyond` past the edge of the drawing.
bool blockBeside(const Layout& layout, Wire& wire, LabelArea area, double least, double beyond) {
    const auto [width, height] = area;
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        const Point& a = wire.points[i - 1];
        const Point& b = wire.points[i];
        if (a.x != b.x || std::abs(a.y - b.y) < height)
            continue;
        const double aside = wire.width / 2 + (isLeaf(wire) ? leafGap : wireGap);
        for (const double share : {0.5, 0.25, 0.75, 0.16, 0.84}) {
            const double y = std::round(a.y + (b.y - a.y) * share);
            for (const double x : {a.x + aside, a.x - aside - width}) {
                const Rect place{x, y - height / 2, width, height};
                if (x >= std::min(least, a.x) && isClear(layout, place, 0, beyond)) {
                    wire.labelRect = place;
                    wire.labelAtEnd = x < a.x;
                    return true;
                }
            }
        }
    }
    return false;
}

/// Returns the sizes of a label, widest first. Leaves, which are next to each other, have short labels of equal size.
std::vector<LabelArea> areasOf(const TextMetrics& metrics, const Link& link, const Wire& wire, double leafWidth) {
    const LabelArea narrow = areaFor(metrics, shortLabel, 1);
    if (!wire.name.empty())
        return {{std::max(narrow.width, metrics.width(wire.name)), narrow.height}};
    if (isLeaf(wire)) {
        return link.framing.empty()
                   ? std::vector{narrow}
                   : std::vector<LabelArea>{{leafWidth, metrics.lines(2)}, {leafWidth, metrics.lines(1)}};
    }
    return link.framing.empty() ? std::vector<LabelArea>{areaFor(metrics, longLabel(), 1), narrow}
                                : areasForBoth(metrics);
}

bool placeWithin(const Layout& layout, Wire& wire, const std::vector<LabelArea>& metrics) {
    const double beyond =
        isLeaf(wire) ? TextMetrics{layout.textScale}.labelReach() : 0; // all labels of a row are on the same side
    const auto place = [&](double least) {
        return std::ranges::any_of(
            metrics, [&](const LabelArea& area) { return blockBeside(layout, wire, area, least, beyond); });
    };
    // A short label in its proper position is better than a long one that extends to the next box.
    return place(leftEnd(layout, wire)) || place(0);
}

/// True if a named wire has space for the data in both directions.
bool saysBoth(const TextMetrics& metrics, const Wire& wire) {
    const double width =
        wire.labelRect.height < metrics.lines(2) ? metrics.width(wire.name + "  " + levelTwo) : metrics.width(levelTwo);
    return wire.labelRect.width >= width;
}

/// Places the labels of crosslinks. Returns false if a label has less space than it needs.
bool placeNamed(Layout& layout) {
    const TextMetrics text{layout.textScale};
    bool roomy = true;
    for (Wire& wire : layout.wires) {
        const auto metrics = areasForNamed(text, wire.name);
        const auto fits = [&](const LabelArea& area) { return placeAlong(layout, wire, area); };
        roomy = (!wire.standby || (std::ranges::any_of(metrics, fits) && saysBoth(text, wire))) && roomy;
    }
    return roomy;
}

/// Places the labels of the leaves or, if `leaves` is false, of all other links. Returns false if a label has no space.
bool placeOthers(const Topology& topology, Layout& layout, bool leaves, double leafWidth) {
    const TextMetrics text{layout.textScale};
    bool all = true;
    for (Wire& wire : layout.wires) {
        const Link& link = topology.link(wire.link);
        const bool due = !link.standby && (link.bytesPerSecond > 0 || !wire.name.empty()) && isLeaf(wire) == leaves;
        all = (!due || placeWithin(layout, wire, areasOf(text, link, wire, leafWidth))) && all;
    }
    return all;
}

template <class Which> void clear(Layout& layout, Which which) {
    for (Wire& wire : layout.wires) {
        if (which(wire)) {
            wire.labelRect = {};
            wire.labelAtEnd = false;
        }
    }
}

} // namespace

void placeLabels(const Topology& topology, Layout& layout) {
    const TextMetrics text{layout.textScale};
    placeOthers(topology, layout, false, 0);
    // the labels of crosslinks use the remaining space; if it is too small, they are placed before the others
    if (!placeNamed(layout)) {
        clear(layout, [](const Wire&) { return true; });
        placeNamed(layout);
        placeOthers(topology, layout, false, 0);
    }
    if (!placeOthers(topology, layout, true, text.of(wideLeaf))) {
        clear(layout, isLeaf);
        placeOthers(topology, layout, true, text.width(directedClose));
    }
}

} // namespace boardset
