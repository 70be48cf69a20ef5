// SPDX-License-Identifier: GPL-3.0-or-later
// Paints arcs as lines with round corners, and their sum in a pill.
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Arcs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardset::picture {

namespace {

// Sizes in pixels.
constexpr double wholeArc = 6; ///< Width of an arc that has all accesses.
constexpr double leastArc = 1.2;
constexpr double arcCasing = 2; ///< Width of the background on each side of an arc.
constexpr double arcCorner = 8; ///< Largest radius of a corner.
constexpr double arrowLength = 7;
constexpr double arrowHalf = 3; ///< Half of an arrow's width, in addition to half of its line.
constexpr double pillHeight = 24;
constexpr double pillSide = 12; ///< Space beside the text of a pill.
constexpr double pillText = 12;
constexpr double pillEdge = 1.5;

double widthOf(const ArcStretch& stretch) {
    return std::max(leastArc, wholeArc * stretch.share);
}

/// Returns the corners and the ends of a path, in pixels.
std::vector<Point> cornersOf(const std::vector<Point>& path, const Scale& scale) {
    std::vector<Point> corners;
    for (const Point& point : path) {
        const std::size_t n = corners.size();
        const Point at = scale.at(point);
        const bool isStraight = n > 1 && ((corners[n - 1].x == corners[n - 2].x && corners[n - 1].x == at.x) ||
                                          (corners[n - 1].y == corners[n - 2].y && corners[n - 1].y == at.y));
        if (isStraight)
            corners.pop_back();
        corners.push_back(at);
    }
    return corners;
}

/// Returns the point at a distance from one point to another.
Point towards(const Point& from, const Point& to, double distance) {
    const double whole = std::max(1e-9, std::hypot(to.x - from.x, to.y - from.y));
    return {from.x + (to.x - from.x) * distance / whole, from.y + (to.y - from.y) * distance / whole};
}

/// Replaces each corner by a curve.
std::vector<Point> roundedPath(const std::vector<Point>& corners) {
    constexpr int steps = 6;
    std::vector<Point> path{corners.front()};
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const Point& at = corners[i];
        const double before = std::hypot(at.x - corners[i - 1].x, at.y - corners[i - 1].y);
        const double after = std::hypot(at.x - corners[i + 1].x, at.y - corners[i + 1].y);
        const double radius = std::min({arcCorner, before / 2, after / 2});
        const Point from = towards(at, corners[i - 1], radius);
        const Point to = towards(at, corners[i + 1], radius);
        for (int step = 0; step <= steps; ++step) { // a curve with the corner as its control point
            const double t = static_cast<double>(step) / steps;
            const double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
            path.push_back({a * from.x + b * at.x + c * to.x, a * from.y + b * at.y + c * to.y});
        }
    }
    path.push_back(corners.back());
    return path;
}

Primitive lineOf(std::vector<Point> path, Tone tone, double width) {
    return {.kind = Primitive::Kind::Line, .path = std::move(path), .line = tone, .width = width};
}

/// Returns an arrow whose tip is the end of a path, and shortens the path to its middle. The thick outline of a smaller
/// triangle fills the arrow.
Primitive arrowAt(std::vector<Point>& corners, Tone tone, double width) {
    constexpr double outline = 3;
    const Point tip = corners.back();
    const Point from = corners[corners.size() - 2];
    const Point base = towards(tip, from, arrowLength - outline / 2);
    const double half = (arrowHalf + width / 2 - outline / 2) / (arrowLength - outline / 2);
    const Point side{(base.y - tip.y) * half, (tip.x - base.x) * half};
    const Point end = towards(tip, from, outline);
    corners.back() = towards(tip, from, std::min(arrowLength, std::hypot(tip.x - from.x, tip.y - from.y)) / 2);
    return lineOf({end,
                   {base.x + side.x, base.y + side.y},
                   {base.x - side.x, base.y - side.y},
                   end,
                   {base.x + side.x, base.y + side.y}},
                  tone, outline);
}

void addPill(std::vector<Primitive>& all, const Arcs& arcs, const Scale& scale, double most) {
    const double size = std::round(pillText * scale.textScale);
    const double height = std::round(pillHeight * scale.textScale);
    const double width = scale.measure.width(arcs.words, size, true) + 2 * pillSide;
    Point middle = scale.at(*arcs.pill);
    middle.x = std::max(std::min(middle.x, most - width / 2), scale.offset.x + width / 2);
    all.push_back({.rect = {middle.x - width / 2, middle.y - height / 2, width, height},
                   .radius = height / 2,
                   .fill = Tone::Name::Panel,
                   .line = arcs.tone,
                   .width = pillEdge});
    all.push_back({.kind = Primitive::Kind::Text,
                   .path = {middle},
                   .fill = Tone::Name::Text,
                   .text = arcs.words,
                   .size = size,
                   .strong = true,
                   .at = MarkText::At::Middle});
}

} // namespace

std::vector<Primitive> primitivesOf(const Arcs& arcs, const Scale& scale, double most) {
    std::vector<Primitive> all;
    std::vector<Primitive> lines;
    for (const ArcStretch& stretch : arcs.stretches) {
        const double width = widthOf(stretch);
        std::vector<Point> corners = cornersOf(stretch.path, scale);
        std::vector<Point> whole = corners;
        if (stretch.isFirst && corners.size() > 1) { // a line ends half of its width after its last point
            whole.front() = towards(whole[0], whole[1], width / 2 + arcCasing);
            corners.front() = towards(corners[0], corners[1], width / 2);
        }
        if (stretch.isLast)
            lines.push_back(arrowAt(corners, stretch.tone, width));
        all.push_back(lineOf(roundedPath(whole), Tone::Name::Panel, width + 2 * arcCasing));
        lines.push_back(lineOf(roundedPath(corners), stretch.tone, width));
    }
    std::ranges::move(lines, std::back_inserter(all)); // in front of all casings, where arcs meet
    if (arcs.pill)
        addPill(all, arcs, scale, most);
    return all;
}

Mark withDimmedOwners(Mark stack, const Arcs& arcs) {
    for (MarkSegment& each : stack.segments)
        each.isDimmed = each.tone.name != Tone::Name::Owner || !arcs.owners.contains(each.tone.index);
    return stack;
}

} // namespace boardset::picture
