// SPDX-License-Identifier: GPL-3.0-or-later
// The zoom and offset of a view of a picture, and the measure of its texts.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <cmath>

namespace boardset::picture {

/// A view of a picture; the default is the view that files have.
struct Scale {
    double zoom = 1;                    ///< Pixels per unit of the diagram.
    Point offset = {};                  ///< Position of the picture's origin, in whole pixels.
    bool whole = false;                 ///< True if edges are on whole pixels and no line is too thin for a screen.
    double textScale = 1;               ///< Text scale of the layout.
    LabelRank labels = LabelRank::Line; ///< The last label rank that is shown.
    double phase = -1;                  ///< Phase of the flow marks in pixels; negative if there are no marks.
    const TextMeasure& measure = tableMeasure();

    Point at(const Point& point) const { return {point.x * zoom + offset.x, point.y * zoom + offset.y}; }
    Rect of(const Rect& place) const {
        const auto on = [this](double value) { return whole ? std::round(value * zoom) : value * zoom; };
        const double left = on(place.x);
        const double top = on(place.y);
        return {left + offset.x, top + offset.y, on(place.right()) - left, on(place.bottom()) - top};
    }
    /// Returns a rectangle inside a box, positioned relative to the box's corner.
    Rect in(const Rect& box, const Rect& place) const {
        const Rect around = of(box);
        return {around.x + (place.x - box.x) * zoom, around.y + (place.y - box.y) * zoom, place.width * zoom,
                place.height * zoom};
    }
};

} // namespace boardset::picture
