// SPDX-License-Identifier: GPL-3.0-or-later
// Distribution of a program's run times over different seeds.
#pragma once

#include "boardset/sweep/CatalogPlot.h"

namespace boardset {

/// Runs the curve's base scenario with each of the given seeds, until a stop request.
/// The run times are divided into intervals of equal width.
/// The curve gets a point in the middle of each interval,
/// with the number of runs in the interval and the first of their seeds.
/// Empty intervals between others, and one empty interval on either side, have points with 0 runs.
/// Throws InputError if the base scenario has no program with finite work.
PlotSeries runTimes(PlotSeries curve, const std::vector<double>& seeds, const CurveWatcher& watcher,
                    const std::stop_token& stop = {});

} // namespace boardset
