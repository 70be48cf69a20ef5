// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of a plot: their ranges, and their ticks.
#pragma once

#include "boardset/picture/PlotLine.h"

namespace boardset::picture {

/// The range of an axis. `least` is below `greatest`, and both are positive on a logarithmic axis.
struct PlotRange {
    double least = 0;
    double greatest = 1;
    bool isLogarithmic = false;

    /// Returns the position of a value along the axis: 0 at the start and 1 at the end.
    double fractionOf(double value) const;
    /// Returns the value at a position along the axis; the inverse of fractionOf().
    double valueAt(double fraction) const;
    bool contains(double value) const { return value >= least && value <= greatest; }
    bool operator==(const PlotRange&) const = default;
};

struct PlotAxes {
    PlotRange x = {}, y = {};
    bool isWhole = true; ///< True if every x is a whole number, so that no tick is between whole numbers.
    bool operator==(const PlotAxes&) const = default;
};

/// True if a plot can show a point. It cannot show points that are not finite, or whose x has no logarithm.
bool isDrawable(const Point& point, bool isLogarithmic);

/// Returns axes that contain all points and marks that can be drawn.
/// The x axis extends from the first x to the last x, and slightly further if there are marks.
/// The y axis extends from 0, or a round number below 0, to a round number.
PlotAxes axesOf(const PlotData& plot);

/// Returns the step between ticks: 1, 2 or 5 times a power of ten. It is the smallest step of at least `finest` that
/// divides the span into at most `most` intervals; 1 for a span that is empty or not finite.
double tickStep(double span, double most, double finest = 0);

/// Returns the ticks of a range in ascending order, with at most `most` intervals between them.
/// On a linear axis, they are multiples of tickStep(); on a logarithmic axis, powers of 2, 4, 16, 256 ...
std::vector<double> ticksOf(const PlotRange& range, double most, double finest = 0);

/// Returns a tick's label, with the decimals that distinguish multiples of `step`: "0.05", "2,000".
std::string tickText(double value, double step);

} // namespace boardset::picture
