// SPDX-License-Identifier: GPL-3.0-or-later
// From where a picture is looked at, and by whose measure its texts fit.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

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

    Point at(const Point& point) const;
    Rect of(const Rect& place) const;
    /// A place in a box, from the corner of it.
    Rect in(const Rect& box, const Rect& place) const;
};

} // namespace boardset::picture
