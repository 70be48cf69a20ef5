// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of the texts, tokens and inner boxes of one box.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// Maximum height of a card next to a unit with many lines, at a text scale of 1.
inline constexpr double highestUpright = 128;

/// Returns the minimum width for the texts, tokens and inner boxes of a box.
double leastWidth(const PlannedBox& planned);

/// Returns the height that the box needs at the given width.
double neededHeight(const PlannedBox& planned, double width);

/// True if extra height is useful because the box has space for tokens.
bool isStretchable(const PlannedBox& planned);

/// Sets the rectangle of the box and the positions of its contents.
void fill(PlannedBox& planned, const Rect& rect);

} // namespace boardset
