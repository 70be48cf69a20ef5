// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the rectangles of one link.
#include "WirePieces.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double dash = 4;     // pixels on, and as many off
constexpr double spacing = 18; // pixels between two marks of flow

/// The part from `start` to `end` (pixels along it) of a segment, `width` wide, on whole pixels so that it is crisp.
QRectF slice(QPointF from, QPointF to, double start, double end, double width) {
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    const QPointF way = (to - from) / std::max(length, 1e-9);
    const QPointF a = from + way * start;
    const QPointF b = from + way * end;
    const bool upright = std::abs(way.y()) > std::abs(way.x());
    const double w = std::max(1.0, std::round(width));
    if (upright) {
        const double top = std::round(std::min(a.y(), b.y()));
        return {std::round(a.x() - w / 2), top, w, std::max(1.0, std::round(std::max(a.y(), b.y())) - top)};
    }
    const double left = std::round(std::min(a.x(), b.x()));
    return {left, std::round(a.y() - w / 2), std::max(1.0, std::round(std::max(a.x(), b.x())) - left), w};
}

/// Calls `each(from, to, first, last)` for the segments.
template <class F> void forSegments(const std::vector<QPointF>& points, F each) {
    for (std::size_t i = 1; i < points.size(); ++i)
        each(points[i - 1], points[i], i == 1, i + 1 == points.size());
}

void solid(std::vector<WirePiece>& pieces, const std::vector<QPointF>& points, double width, const QColor& color) {
    forSegments(
        points,
        [&](QPointF a, QPointF b, bool first, bool last) {
            const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
            // Corners are filled by drawing half a width further.
            pieces.push_back({slice(a, b, first ? 0 : -width / 2, last ? length : length + width / 2, width), color});
        });
}

/// Dashes of `on` pixels every `period`, the first `offset` pixels along the whole line.
void dashes(std::vector<WirePiece>& pieces, const std::vector<QPointF>& points, double width, const QColor& color,
            double on, double period, double offset) {
    double done = 0;
    forSegments(points, [&](QPointF a, QPointF b, bool, bool) {
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        const double first = std::ceil((done - offset - on) / period) * period + offset - done;
        for (double at = first; at < length; at += period) {
            const double start = std::max(at, 0.0);
            const double end = std::min(at + on, length);
            if (end > start)
                pieces.push_back({slice(a, b, start, end, width), color});
        }
        done += length;
    });
}

/// Lines on their way: in the middle, or a lane for each direction.
void marks(std::vector<WirePiece>& pieces, std::vector<QPointF> points, double width, const WireShape& shape) {
    const bool both = shape.forward > 0 && shape.backward > 0;
    const double size = std::max(2.0, width * (both ? 0.25 : 0.4));
    const auto lane = [&](double use, double side) {
        if (use <= 0)
            return;
        std::vector<QPointF> beside = points;
        for (QPointF& point : beside)
            point += both ? QPointF(side, side) : QPointF();
        // Never slower than can be seen: a tenth of full speed.
        dashes(pieces, beside, size, shape.mark, 6, spacing, std::fmod(shape.phase * std::max(0.1, use), spacing));
    };
    lane(shape.forward, width / 4);
    std::reverse(points.begin(), points.end());
    lane(shape.backward, -width / 4);
}

} // namespace

std::vector<WirePiece> wirePieces(const std::vector<QPointF>& points, const WireShape& shape) {
    std::vector<WirePiece> pieces;
    const double width = std::round(std::max(3.0, shape.width));
    if (shape.dashed) {
        dashes(pieces, points, 1.5, shape.ground, dash, 2 * dash, 0);
        return pieces;
    }
    if (shape.standby) {
        const double line = width + (shape.outline.alpha() > 0 ? 4 : 0);
        solid(pieces, points, line + 2 * crossingHalo, shape.clear);
    }
    if (shape.outline.alpha() > 0)
        solid(pieces, points, width + 4, shape.outline);
    solid(pieces, points, width, shape.ground);
    if (shape.use > 0) {
        // Two pixels less for each side that is free, so that the core stays in the middle.
        const double free = std::round(width * (1 - std::min(1.0, shape.use)) / 2);
        solid(pieces, points, std::max(2.0 - std::fmod(width, 2), width - 2 * free), shape.core);
    }
    if (shape.phase >= 0)
        marks(pieces, points, width, shape);
    return pieces;
}

} // namespace boardset
