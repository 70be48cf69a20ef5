// SPDX-License-Identifier: GPL-3.0-or-later
// The distances of the diagram in pixels, how wide a text is, and the rooms of texts.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <algorithm>
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

/// The rooms of texts in a drawing, in units of it. They grow with its texts; gaps and wires do not.
struct TextRooms {
    double scale = 1; ///< How large texts are, of 1.

    /// What is so large for texts of 1.
    double of(double room) const { return room * scale; }
    /// Of a text, by the measure of layouts.
    double width(const std::string& text, double size = textSize, bool strong = false) const {
        return of(tableMeasure().width(text, size, strong));
    }
    double header() const { return std::max(thread() + 2, height(24)); } ///< Title, and tokens beside it.
    double air() const { return std::max(8.0, of(8)); }                  ///< Between a title and what stands beside it.
    double subtitle() const { return height(16); }                       ///< A subtitle below its title.
    double count() const { return height(14); }                          ///< A line of counts.
    /// A utilisation foot, with its bar. It grows more than its figure: what is larger is seen from further away.
    double use() const { return height(18 * std::max(1.0, std::sqrt(scale))) + 6; }
    double chip() const { return height(24); }
    double line() const { return height(lineHeight); } ///< Of one BoxLine.
    /// Of a label beside a wire, of one line or of two.
    double lines(std::size_t count) const { return height(count > 1 ? 28 : 16); }

    /// So far the label of the last wire may stand beyond the drawing.
    double labelReach() const { return height(16); }

    /// Of tokens: as much as their figures need.
    double growthOfTokens() const { return std::max(1.0, 0.8 * scale); }
    double thread() const { return threadToken * growthOfTokens(); }
    double stack() const { return stackWidth * growthOfTokens(); }
    /// The least height of a place for them: a stack and some air.
    double place() const { return std::ceil(stackHeight * growthOfTokens()) + 4; }

private:
    double height(double room) const { return std::round(of(room)); }
};

/// Width of a text where diagrams are laid out, at its size.
inline double textWidth(const std::string& text, double size = textSize, bool strong = false) {
    return TextRooms().width(text, size, strong);
}

/// A text cut to a width, with an ellipsis where it was cut.
std::string fitted(const std::string& text, double width, double size, bool strong = false,
                   const TextMeasure& measure = tableMeasure());

inline double onGrid(double value) {
    return std::ceil(value / grid) * grid;
}

} // namespace boardset
