// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the rectangles of one link.
#include "WireItem.h"

#include <QQuickWindow>
#include <QSGRectangleNode>
#include <algorithm>
#include <cmath>
#include <vector>

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
    for (std::size_t i = 1; i < points.size(); ++i) {
        each(points[i - 1], points[i], i == 1, i + 1 == points.size());
    }
}

using Piece = WireItem::Piece;

void solid(std::vector<Piece>& pieces, const std::vector<QPointF>& points, double width, const QColor& color) {
    forSegments(points, [&](QPointF a, QPointF b, bool first, bool last) {
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        // Corners are filled by drawing half a width further.
        pieces.push_back({slice(a, b, first ? 0 : -width / 2, last ? length : length + width / 2, width), color});
    });
}

/// Dashes of `on` pixels every `period`, the first `offset` pixels along the whole line.
void dashes(std::vector<Piece>& pieces, const std::vector<QPointF>& points, double width, const QColor& color,
            double on, double period, double offset) {
    double done = 0;
    forSegments(points, [&](QPointF a, QPointF b, bool, bool) {
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        const double first = std::ceil((done - offset - on) / period) * period + offset - done;
        for (double at = first; at < length; at += period) {
            const double start = std::max(at, 0.0);
            const double end = std::min(at + on, length);
            if (end > start) {
                pieces.push_back({slice(a, b, start, end, width), color});
            }
        }
        done += length;
    });
}

} // namespace

WireItem::WireItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    for (const auto signal :
         {&WireItem::pointsChanged, &WireItem::zoomChanged, &WireItem::capacityChanged, &WireItem::useChanged,
          &WireItem::dashedChanged, &WireItem::groundChanged, &WireItem::coreChanged, &WireItem::outlineChanged,
          &WireItem::phaseChanged, &WireItem::forwardChanged, &WireItem::backwardChanged, &WireItem::markChanged}) {
        connect(this, signal, this, &QQuickItem::update);
    }
}

/// Lines on their way: in the middle, or a lane for each direction.
void WireItem::marks(std::vector<Piece>& pieces, std::vector<QPointF> points, double width, const QColor& color) const {
    const bool both = m_forward > 0 && m_backward > 0;
    const double size = std::max(2.0, width * (both ? 0.25 : 0.4));
    const auto lane = [&](double use, double side) {
        if (use <= 0) {
            return;
        }
        std::vector<QPointF> beside = points;
        for (QPointF& point : beside) {
            point += both ? QPointF(side, side) : QPointF();
        }
        // Never slower than can be seen: a tenth of full speed.
        dashes(pieces, beside, size, color, 6, spacing, std::fmod(m_phase * std::max(0.1, use), spacing));
    };
    lane(m_forward, width / 4);
    std::reverse(points.begin(), points.end());
    lane(m_backward, -width / 4);
}

QSGNode* WireItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    std::vector<QPointF> points;
    for (const QVariant& point : m_points) {
        points.push_back(point.toPointF() * m_zoom);
    }
    std::vector<Piece> pieces;
    const double width = std::round(std::max(3.0, m_capacity * m_zoom));
    if (m_dashed) {
        dashes(pieces, points, 1.5, m_ground, dash, 2 * dash, 0);
    } else {
        if (m_outline.alpha() > 0) {
            solid(pieces, points, width + 4, m_outline);
        }
        solid(pieces, points, width, m_ground);
        if (m_use > 0) {
            // Two pixels less for each side that is free, so that the core stays in the middle.
            const double free = std::round(width * (1 - std::min(1.0, m_use)) / 2);
            solid(pieces, points, std::max(2.0 - std::fmod(width, 2), width - 2 * free), m_core);
        }
        if (m_phase >= 0) {
            marks(pieces, points, width, m_mark);
        }
    }
    // All rectangles anew: the software renderer leaves traces of those that change while others come and go.
    delete old;
    auto* root = new QSGNode;
    for (const Piece& piece : pieces) {
        QSGRectangleNode* node = window()->createRectangleNode();
        node->setRect(piece.rect);
        node->setColor(piece.color);
        root->appendChildNode(node);
    }
    return root;
}

} // namespace boardset
