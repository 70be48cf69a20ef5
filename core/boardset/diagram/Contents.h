// SPDX-License-Identifier: GPL-3.0-or-later
// Where the texts, tokens and inner boxes of one box go.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

inline constexpr double highestUpright = 128; ///< A card is no higher beside a unit with many lines, texts of 1.

/// The least width that holds the box's texts, tokens and inner boxes.
double leastWidth(const PlannedBox& planned);

/// The height that the box needs at a width.
double neededHeight(const PlannedBox& planned, double width);

/// Whether more height than needed does the box good: it has places for tokens.
bool isStretchable(const PlannedBox& planned);

/// Gives the box its rectangle, and everything in it a place.
void fill(PlannedBox& planned, const Rect& rect);

} // namespace boardset
