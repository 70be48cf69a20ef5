// SPDX-License-Identifier: GPL-3.0-or-later
// The distances of the diagram in pixels, and how wide a text is.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <cmath>
#include <string>

namespace boardset {

inline constexpr double grid = 8;            ///< Everything lies on multiples of this where it can.
inline constexpr double gap = 8;             ///< Between boxes, and inside a box to its contents.
inline constexpr double wireGap = 6;         ///< Clear space beside a wire.
inline constexpr double crossingHalo = 2;    ///< Of ground, on either side of a wire that runs over others.
inline constexpr double margin = 8;          ///< Around the whole drawing.
inline constexpr double standardWidth = 776; ///< What fits the canvas of a 1280 px window at zoom 1.
inline constexpr double aspect = 1.65;       ///< Width over height that a drawing is filled to.

/// Width of a text where diagrams are laid out, at its size.
inline double textWidth(const std::string& text, double size = textSize, bool strong = false) {
    return tableMeasure().width(text, size, strong);
}

/// A text cut to a width, with an ellipsis where it was cut.
std::string fitted(const std::string& text, double width, double size, bool strong = false,
                   const TextMeasure& measure = tableMeasure());

inline double onGrid(double value) {
    return std::ceil(value / grid) * grid;
}

} // namespace boardset
