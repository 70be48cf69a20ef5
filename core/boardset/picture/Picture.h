// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is drawn, in the order in which it is drawn.
#pragma once

#include "boardset/picture/Mark.h"

#include <vector>

namespace boardset::picture {

struct Picture {
    double width = 0, height = 0;
    std::vector<Mark> marks = {};
};

} // namespace boardset::picture
