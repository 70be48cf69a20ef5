// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a sweep as a file.
#pragma once

#include "boardset/picture/Palette.h"
#include "boardset/sweep/SweepCurves.h"

namespace boardset {

/// The plot as a complete SVG document: of which scenario on which machine, what over what, axes, a line for each curve
/// with what is marked on it, and their names. Points that are not solved leave nothing.
std::string toSvg(const Canonical& of, const Swept& swept, SweepHeight height, picture::Palette::Name palette);

} // namespace boardset
