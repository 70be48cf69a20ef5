// SPDX-License-Identifier: GPL-3.0-or-later
// The zoom and offset of a view of a picture, and the measure for its text.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <cmath>

namespace boardset::picture {

/// A view of a picture. The default values are the view used for files.
struct Scale {
    double zoom = 1;      ///< Pixels per unit of the diagram.
    Point offset = {};    ///< Position of the picture's origin in the view, in whole pixels.
    bool whole = false;   ///< True if edges are on whole pixels and every line is thick enough for a screen.
    double textScale = 1; ///< Text scale of the layout in the view.
    LabelRank labels = LabelRank::Line; ///< Lowest-priority rank of labels that are shown.
    double phase = -1;                  ///< Phase of the flow marks, in pixels; negative if flow marks are not drawn.
    const TextMeasure& measure = tableMeasure();

    Point at(const Point& point) const { return {point.x * zoom + offset.x, point.y * zoom + offset.y}; }
    Rect of(const Rect& place) const {
        const auto on = [this](double value) { return whole ? std::round(value * zoom) : value * zoom; };
        const double left = on(place.x);
        const double top = on(place.y);
        return {left + offset.x, top + offset.y, on(place.right()) - left, on(place.bottom()) - top};
    }
    /// Returns the view's rectangle for a rectangle inside a box. Distances from the box's corner are not rounded.
    Rect in(const Rect& box, const Rect& place) const {
        const Rect around = of(box);
        return {around.x + (place.x - box.x) * zoom, around.y + (place.y - box.y) * zoom, place.width * zoom,
                place.height * zoom};
    }
};

} // namespace boardset::picture
