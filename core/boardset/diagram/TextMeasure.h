// SPDX-License-Identifier: GPL-3.0-or-later
// Width and height of text.
// Layouts measure all text with the same table, so that files and screens have the same geometry.
// Each output then uses its own measure to decide which texts are shown.
#pragma once

#include <string_view>

namespace boardset {

/// Measures text. Sizes are font heights in pixels, or in units of the diagram.
class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    virtual ~TextMeasure() = default;

    /// Returns the width of one line of UTF-8 text; `strong` means semi-bold.
    virtual double width(std::string_view text, double size, bool strong) const = 0;
    /// Returns the height of a line of text, from the top of the tallest letter to the bottom of the lowest letter.
    virtual double height(double size) const = 0;
};

/// Measures text with the advance widths of Inter (version 3.19), without kerning.
/// Adds 2 % extra space, so that no text is wider than measured. Characters that are not in the table count as 0.65 em.
const TextMeasure& tableMeasure();

} // namespace boardset
