// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a page of its own, for files: title, plot and legend.
#pragma once

#include "boardset/picture/PlotPicture.h"
#include "boardset/picture/Svg.h"

namespace boardset::picture {

/// Returns a page whose legend is to the right of the plot. It is as high as the legend requires. Titles that are too
/// long are cut.
DrawnPage plotPage(const std::string& title, const std::string& subject, const PlotData& plot, Palette::Name palette);

} // namespace boardset::picture
