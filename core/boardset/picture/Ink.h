// SPDX-License-Identifier: GPL-3.0-or-later
// What marks are made of. Every shape, hatching, cross, halo and dash is decided here, once for all players.
#pragma once

#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/Primitive.h"

namespace boardset::picture {

/// In the order in which they are drawn, in pixels. Nothing in them is thinner than a pixel. `owner`: the box that the
/// mark lies in, or null; `text`: how its words are set, or null: they are not shown.
std::vector<Primitive> ink(const Mark& mark, const Scale& scale = {}, const Mark* owner = nullptr,
                           const SetText* text = nullptr);

/// All of a picture, with the texts that are shown from there.
std::vector<Primitive> inkOf(const Picture& picture, const Scale& scale = {});

} // namespace boardset::picture
