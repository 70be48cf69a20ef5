// SPDX-License-Identifier: GPL-3.0-or-later
// What marks are made of. Every shape, hatching, cross, halo and mark of flow is decided here, once for all players;
// how an edge is dashed, each player decides.
#pragma once

#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/Primitive.h"

#include <array>

namespace boardset::picture {

/// In the order in which they are drawn, in pixels. Nothing in them is thinner than a pixel. `owner`: the box that the
/// mark lies in, or null; `text`: how its words are set, or null: they are not shown.
std::vector<Primitive> ink(const Mark& mark, const Scale& scale = {}, const Mark* owner = nullptr,
                           const SetText* text = nullptr);

/// Stretches of a way, so long and one every `pitch` pixels, the first `offset` pixels from its start. One at a corner
/// is a stretch on either side of it.
std::vector<std::array<Point, 2>> dashesOf(const std::vector<Point>& way, double length, double pitch,
                                           double offset = 0);

/// All of a picture, with the texts that are shown from there.
std::vector<Primitive> inkOf(const Picture& picture, const Scale& scale = {});

} // namespace boardset::picture
