// SPDX-License-Identifier: GPL-3.0-or-later
// Curves as a drawn plot, for the window and for files.
#pragma once

#include "boardset/picture/PlotPage.h"
#include "boardset/sweep/SweepCurves.h"

namespace boardset {

/// Returns curves as the lines of a plot, with their marks and the notes of their legend.
std::vector<picture::PlotLine> linesOf(const std::vector<SweepCurve>& curves);

/// Returns the plot of a sweep. Points without a solution are omitted.
picture::PlotData plotOf(const Swept& swept, const std::vector<SweepCurve>& curves, SweepHeight height);

/// Returns the plot of a sweep as a page that states the scenario, the machine and the quantities.
picture::DrawnPage pageOf(const Canonical& of, const Swept& swept, SweepHeight height,
                          picture::Palette::Name palette = picture::Palette::Name::Light);

} // namespace boardset
