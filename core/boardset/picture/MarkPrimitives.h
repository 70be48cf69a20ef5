// SPDX-License-Identifier: GPL-3.0-or-later
// Turns marks into primitives. Defines all shapes, hatching, crosses, halos and flow marks, both for the screen and for
// files. Only the dash pattern of edges depends on the player, which draws the primitives.
#pragma once

#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/Primitive.h"

#include <array>

namespace boardset::picture {

/// Returns the primitives of a mark in drawing order, in pixels. No primitive is thinner than a pixel.
/// `owner` is the mark of the box around this mark, or null.
/// `text` is the layout of the mark's text, or null if the text is hidden.
std::vector<Primitive> primitives(const Mark& mark, const Scale& scale = {}, const Mark* owner = nullptr,
                                  const SetText* text = nullptr);

/// Returns dashes along a path, one every `pitch` pixels. The first dash is `offset` pixels from the start.
/// A dash that spans a corner has two segments, one on each side of the corner.
std::vector<std::array<Point, 2>> dashesOf(const std::vector<Point>& path, double length, double pitch,
                                           double offset = 0);

/// Returns the primitives of a whole picture, including the texts that are shown at the given scale.
std::vector<Primitive> primitivesOf(const Picture& picture, const Scale& scale = {});

} // namespace boardset::picture
