// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as primitives: its grid, lines, marks and labels, for the window and for files.
#pragma once

#include "boardset/diagram/TextMeasure.h"
#include "boardset/picture/Palette.h"
#include "boardset/picture/PlotAxes.h"
#include "boardset/picture/Primitive.h"

namespace boardset::picture {

/// The appearance of a plot.
struct PlotLook {
    double letters = textSize; ///< Font size, in pixels.
    Palette::Name palette = Palette::Name::Light;
    const TextMeasure& measure = tableMeasure();

    double lineHeight() const { return 1.4 * letters; }
};

/// A drawn plot, in pixels.
struct PlotPicture {
    Rect field = {}; ///< Area between the axes; empty if the plot has too little space.
    std::vector<Primitive> primitives = {};
};

/// Draws a plot in an area. The title of the y axis is at the top left corner, above the field.
/// The field begins at least `head` pixels below the top, so that a legend of this height fits at the top right corner.
/// No primitive is outside the area. Points and marks that cannot be drawn are omitted.
PlotPicture drawnPlot(const PlotData& plot, const PlotAxes& axes, const Rect& area, double head = 0,
                      const PlotLook& look = {});

/// Draws a sample of a line for a legend, in the middle of an area.
Primitive drawnSample(const PlotLine& line, const Rect& area, const PlotLook& look = {});

} // namespace boardset::picture
