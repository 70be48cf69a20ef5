// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is drawn, in drawing order.
#pragma once

#include "boardset/picture/Mark.h"
#include "boardset/picture/Tokens.h"

#include <vector>

namespace boardset::picture {

struct Picture {
    double width = 0, height = 0;
    std::vector<Mark> marks = {};
    std::vector<int> boxes = {}; ///< [box of the layout] -> the mark of its face.
    std::vector<int> wires = {}; ///< [wire of the layout] -> the mark of its path.
    std::vector<Token> tokens = {};
};

} // namespace boardset::picture
