// SPDX-License-Identifier: GPL-3.0-or-later
// A shape or a text that a player draws without knowing its meaning.
#pragma once

#include "boardset/picture/Mark.h"

namespace boardset::picture {

/// A rectangle, a line or a text.
struct Primitive {
    enum class Kind { Rectangle, Line, Text };

    Kind kind = Kind::Rectangle;
    Rect rect = {}; ///< Area of a rectangle.
    /// Points of a line; for a text, the anchor point, which is the start, middle or end of the text.
    std::vector<Point> path = {};
    double radius = 0; ///< Corner radius of a rectangle.
    Tone fill = {};    ///< Colour of the area, which a closed line may have too; for a text, colour of the text.
    Tone line = {};
    double width = 1; ///< Line width.
    Mark::Edge edge = Mark::Edge::Solid;
    std::vector<double> dashes = {}; ///< Lengths of dashes and gaps of a line; if empty, `edge` applies.
    double opacity = 1;              ///< Opacity of the line.
    std::string text = {};
    double size = 0; ///< Font size of a text.
    bool strong = false;
    MarkText::At at = MarkText::At::Start;
};

} // namespace boardset::picture
