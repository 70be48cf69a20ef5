// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a sweep as a file.
#pragma once

#include "boardset/picture/Palette.h"
#include "boardset/sweep/SweepCurves.h"

namespace boardset {

/// Returns the plot as a complete SVG document.
/// The document shows scenario, machine, quantities and axes, and the curves with their marks and titles.
/// Points without a solution are omitted.
std::string toSvg(const Canonical& of, const Swept& swept, SweepHeight height, picture::Palette::Name palette);

} // namespace boardset
