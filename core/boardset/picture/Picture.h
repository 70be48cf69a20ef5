// SPDX-License-Identifier: GPL-3.0-or-later
// All elements that are drawn, in drawing order.
#pragma once

#include "boardset/picture/Mark.h"
#include "boardset/picture/Tokens.h"

#include <vector>

namespace boardset::picture {

struct Picture {
    double width = 0, height = 0;
    std::vector<Mark> marks = {};
    std::vector<int> boxes = {}; ///< Index of the mark for the face of each box, by index of the box in the layout.
    std::vector<int> wires = {}; ///< Index of the mark for the path of each wire, by index of the wire in the layout.
    std::vector<Token> tokens = {};
    OwnerColours colours = OwnerColours::Automatic;
};

} // namespace boardset::picture
