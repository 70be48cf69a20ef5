// SPDX-License-Identifier: GPL-3.0-or-later
// Where the dashes of a wire begin and end, so that its ends and corners are never in a gap.
#pragma once

#include "boardset/diagram/Layout.h"

#include <vector>

namespace boardset {

/// The dashes of a line at right angles that is `width` wide: about `on` long and `off` apart, fitted to each stretch.
/// One stands at either end, and one bends around each corner, with arms as long as half a dash beyond it. Where a
/// stretch is too short for a gap it has none.
std::vector<std::vector<Point>> dashesOf(const std::vector<Point>& points, double width, double on, double off);

} // namespace boardset
