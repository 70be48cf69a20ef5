// SPDX-License-Identifier: GPL-3.0-or-later
// One link as rectangles: capacity as width, use as a core, dashes for addresses.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <vector>

namespace boardset {

struct WirePiece {
    QRectF rect;
    QColor color;
};

/// How a link is drawn; lengths in pixels.
struct WireShape {
    double width = 3; ///< Its capacity.
    double use = 0;   ///< 0 to 1.
    bool dashed = false;
    bool standby = false; ///< Runs over the wires that it crosses, clear of them.
    double forward = 0;   ///< Use by direction of its points: how fast marks of flow move each way.
    double backward = 0;
    double phase = -1; ///< How far marks at full use have come; below 0: no marks.
    QColor ground, core, mark;
    QColor outline{0, 0, 0, 0};
    QColor clear{0, 0, 0, 0}; ///< What is beside a link that runs over others.
};

/// Lines at right angles need no path: plain rectangles are quick to fill.
std::vector<WirePiece> wirePieces(const std::vector<QPointF>& points, const WireShape& shape);

} // namespace boardset
