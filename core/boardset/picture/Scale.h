// SPDX-License-Identifier: GPL-3.0-or-later
// From where a picture is looked at, and by whose measure its texts fit.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <cmath>

namespace boardset::picture {

/// That of a file, unless it is said.
struct Scale {
    double zoom = 1;      ///< Pixels of a unit of the diagram.
    Point offset = {};    ///< Of the picture's origin, in whole pixels.
    bool whole = false;   ///< Everything begins and ends on whole pixels, and nothing is too thin for a screen.
    double textScale = 1; ///< That of the layout.
    LabelRank labels = LabelRank::Line; ///< The last rank that is shown.
    double phase = -1;                  ///< Of the marks of flow, in pixels; below 0: none.
    const TextMeasure& measure = tableMeasure();

    Point at(const Point& point) const { return {point.x * zoom + offset.x, point.y * zoom + offset.y}; }
    Rect of(const Rect& place) const {
        const auto on = [this](double value) { return whole ? std::round(value * zoom) : value * zoom; };
        const double left = on(place.x);
        const double top = on(place.y);
        return {left + offset.x, top + offset.y, on(place.right()) - left, on(place.bottom()) - top};
    }
    /// A place in a box, from the corner of it.
    Rect in(const Rect& box, const Rect& place) const {
        const Rect around = of(box);
        return {around.x + (place.x - box.x) * zoom, around.y + (place.y - box.y) * zoom, place.width * zoom,
                place.height * zoom};
    }
};

} // namespace boardset::picture
