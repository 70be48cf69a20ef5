// SPDX-License-Identifier: GPL-3.0-or-later
// What a link is made of: ground beside it, an edge, its capacity, its use in the middle, what flows.
#pragma once

#include "boardset/picture/Primitive.h"
#include "boardset/picture/Scale.h"

namespace boardset::picture {

/// Whether so much of a bar's or a wire's amount is used that it is drawn.
bool isUsed(const Mark& mark);

std::vector<Primitive> inkOfWire(const Mark& mark, const Scale& scale);

} // namespace boardset::picture
