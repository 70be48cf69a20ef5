// SPDX-License-Identifier: GPL-3.0-or-later
// A wire is lines one over another; marks of flow are short ones on it.
#include "boardset/picture/InkWire.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

constexpr double leastAmount = 0.005; ///< What is used less is drawn as idle.
constexpr double leastWire = 3;       ///< Pixels.
constexpr double leastCore = 2;       ///< Of a wire in use.
constexpr double hotEdge = 2;         ///< On either side.
constexpr double flowLength = 6;      ///< Of a mark of flow,
constexpr double flowPitch = 18;      ///< so far from the next one.
constexpr double slowest = 0.1;       ///< Of full speed: slower cannot be seen.

/// Short lines along a way, the first `offset` pixels from its start.
void dash(std::vector<Primitive>& all, const std::vector<Point>& way, double width, double offset) {
    double done = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const Point& from = way[i - 1];
        const double length = std::hypot(way[i].x - from.x, way[i].y - from.y);
        const Point step{(way[i].x - from.x) / std::max(length, 1e-9), (way[i].y - from.y) / std::max(length, 1e-9)};
        const auto along = [&](double at) { return Point{from.x + step.x * at, from.y + step.y * at}; };
        double at = std::ceil((done - offset - flowLength) / flowPitch) * flowPitch + offset - done;
        for (; at < length; at += flowPitch) {
            const double begin = std::max(at, 0.0);
            const double end = std::min(at + flowLength, length);
            if (end > begin)
                all.push_back({.kind = Primitive::Kind::Line,
                               .way = {along(begin), along(end)},
                               .line = Tone::Name::Panel,
                               .width = width});
        }
        done += length;
    }
}

/// Lines on their way: in the middle, or a lane for each direction.
void flow(std::vector<Primitive>& all, const Mark& mark, const std::vector<Point>& way, double width, double phase) {
    const bool both = mark.forward > 0 && mark.backward > 0;
    const double size = std::max(2.0, std::round(width * (both ? 0.25 : 0.4)));
    const auto lane = [&](double use, double side, bool back) {
        if (use <= 0)
            return;
        std::vector<Point> beside = way;
        if (back)
            std::ranges::reverse(beside);
        for (Point& point : beside)
            point = both ? Point{point.x + side, point.y + side} : point;
        dash(all, beside, size, std::fmod(phase * std::max(slowest, use), flowPitch));
    };
    lane(mark.forward, width / 4, false);
    lane(mark.backward, -width / 4, true);
}

} // namespace

bool isUsed(const Mark& mark) {
    return mark.amount >= leastAmount;
}

std::vector<Primitive> inkOfWire(const Mark& mark, const Scale& scale) {
    std::vector<Point> way;
    for (const Point& point : mark.way)
        way.push_back(scale.at(point));
    std::vector<Primitive> all;
    const auto stroke = [&](Tone tone, double width) {
        all.push_back({.kind = Primitive::Kind::Line, .way = way, .line = tone, .width = width});
    };
    if (mark.edge != Mark::Edge::Solid) {
        stroke(mark.ink, mark.width);
        all.back().edge = mark.edge;
        return all;
    }
    const double width =
        scale.whole ? std::round(std::max(leastWire, mark.width * scale.zoom)) : mark.width * scale.zoom;
    const double around = width + (mark.line != Tone() ? 2 * hotEdge : 0);
    if (mark.clear > 0)
        stroke(Tone::Name::Ground, around + 2 * mark.clear);
    if (mark.line != Tone())
        stroke(mark.line, around);
    stroke(mark.ink, width);
    if (isUsed(mark)) {
        double core = std::max(leastCore, width * std::min(1.0, mark.amount));
        if (scale.whole) // two pixels less for each side that is free, so that it stays in the middle
            core = std::max(leastCore - std::fmod(width, 2), width - 2 * std::round((width - core) / 2));
        stroke(Tone::ofHeat(mark.amount), core);
    }
    if (scale.phase >= 0)
        flow(all, mark, way, width, scale.phase);
    return all;
}

} // namespace boardset::picture
