// SPDX-License-Identifier: GPL-3.0-or-later
// Distances in the diagram in pixels, the width of text, and the space that text needs.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/diagram/TextMeasure.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

inline constexpr double grid = 8;    ///< Distance between grid lines; positions are on grid lines where possible.
inline constexpr double gap = 8;     ///< Space between boxes, and between a box and its contents.
inline constexpr double wireGap = 6; ///< Free space next to a wire.
/// Width of the background that is drawn on both sides of a wire where it crosses other wires.
inline constexpr double crossingHalo = 2;
inline constexpr double margin = 8;          ///< Free space around the whole drawing.
inline constexpr double framePadding = 16;   ///< Space between the frame of the focus and its content.
inline constexpr double standardWidth = 776; ///< Width that fits the canvas of a 1280 px window at zoom 1.
inline constexpr double aspect = 1.65;       ///< Ratio of width to height of a filled drawing.

/// The space that text needs in a drawing, in units of the drawing.
/// This space scales with the text; gaps and wires do not.
struct TextMetrics {
    double scale = 1; ///< Scale of the text; 1 is the usual size.

    /// Returns a size multiplied by the text scale.
    double of(double space) const { return space * scale; }
    /// Returns the width of the given text, as measured for layouts.
    double width(const std::string& text, double size = textSize, bool strong = false) const {
        return of(tableMeasure().width(text, size, strong));
    }
    /// Returns the height of a title with tokens next to it.
    double header() const { return std::max(thread() + 2, height(24)); }
    double subtitle() const { return height(16); } ///< Height of a subtitle below its title.
    double count() const { return height(14); }    ///< Height of a line of counts.
    /// Returns the height of a utilisation footer with its bar.
    /// The footer grows faster than the number in it, because larger text is read from a greater distance.
    double use() const { return height(18 * std::max(1.0, std::sqrt(scale))) + 6; }
    double line() const { return height(lineHeight); } ///< Height of one BoxLine.
    /// Returns the height of a wire label with one or two lines.
    double lines(std::size_t count) const { return height(count > 1 ? 28 : 16); }

    /// Returns how far the label of the last wire may extend beyond the drawing.
    double labelReach() const { return height(16); }

    /// Returns the scale of tokens, which grow as much as the numbers in them require.
    double growthOfTokens() const { return std::max(1.0, 0.8 * scale); }
    double thread() const { return threadToken * growthOfTokens(); }
    double stack() const { return stackWidth * growthOfTokens(); }
    /// Returns the minimum height of an area for tokens: the height of a stack and some space.
    double tokenHeight() const { return std::ceil(stackHeight * growthOfTokens()) + 4; }

private:
    double height(double space) const { return std::round(of(space)); }
};

/// Returns the width of the given text in layouts at the usual text scale.
inline double textWidth(const std::string& text, double size = textSize, bool strong = false) {
    return TextMetrics().width(text, size, strong);
}

/// Returns text that is cut to fit the given width, with an ellipsis if it was cut.
std::string fitted(const std::string& text, double width, double size, bool strong = false,
                   const TextMeasure& measure = tableMeasure());

/// Splits text into as many whole words as fit the given width, but at least one, and the remaining words.
std::pair<std::string, std::string> firstLineOf(const std::string& text, double width, double size,
                                                bool strong = false);

/// Returns text as lines that fit the given width. A single word that is too long is cut, with an ellipsis.
std::vector<std::string> wrapped(std::string text, double width, double size, bool strong = false);

inline double onGrid(double value) {
    return std::ceil(value / grid) * grid;
}

} // namespace boardset
