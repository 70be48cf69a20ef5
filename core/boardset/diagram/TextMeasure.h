// SPDX-License-Identifier: GPL-3.0-or-later
// How wide and how high a text is. Where a diagram is laid out, every text is measured by one table, so that a file and
// a screen have the same geometry; which of them are shown is up to the measure of who shows them.
#pragma once

#include <string_view>

namespace boardset {

/// Sizes are heights of a font in pixels, or in units of the diagram.
class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    virtual ~TextMeasure() = default;

    /// Of one line, in UTF-8; `strong` is semi-bold.
    virtual double width(std::string_view text, double size, bool strong) const = 0;
    /// Of a line, from the highest letter to the lowest.
    virtual double height(double size) const = 0;
};

/// By the advances of Inter (version 3.19) without kerning and two percent of air: no text comes out narrower than it
/// is drawn. Characters that are not in the table are taken to be 0.65 em wide.
const TextMeasure& tableMeasure();

} // namespace boardset
