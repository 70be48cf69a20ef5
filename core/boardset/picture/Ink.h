// SPDX-License-Identifier: GPL-3.0-or-later
// What marks are made of. Every shape, hatching, cross, halo and dash is decided here, once for all players.
#pragma once

#include "boardset/picture/Primitive.h"
#include "boardset/picture/Scale.h"

namespace boardset::picture {

/// In the order in which they are drawn. Nothing in them is thinner than a pixel.
std::vector<Primitive> ink(const Mark& mark, const Scale& scale = {});

} // namespace boardset::picture
