// SPDX-License-Identifier: GPL-3.0-or-later
// What a player draws, without knowing what it means.
#pragma once

#include "boardset/picture/Mark.h"

namespace boardset::picture {

struct Primitive {
    enum class Kind { Rectangle, Line, Text };

    Kind kind = Kind::Rectangle;
    Rect place = {};             ///< Of a rectangle.
    std::vector<Point> way = {}; ///< Of a line; of a text the one point where it starts, has its middle or ends.
    double radius = 0;           ///< Of a rectangle's corners.
    Tone fill = {};              ///< Of a text: its colour.
    Tone line = {};
    double width = 1; ///< Of the line.
    Mark::Edge edge = Mark::Edge::Solid;
    double opacity = 1; ///< Of the line.
    std::string text = {};
    double size = 0; ///< Of the font.
    bool strong = false;
    Words::At at = Words::At::Start;
};

} // namespace boardset::picture
