// SPDX-License-Identifier: GPL-3.0-or-later
// Distribution of a program's run times over different seeds.
#pragma once

#include "boardset/evidence/PlotSeries.h"

namespace boardset {

/// Runs the curve's base scenario with each of these seeds. The curve gets a point in the middle of each interval of
/// times, with the number of runs in it and the first of their seeds. All intervals have the same width. Empty
/// intervals between others, and one on either side, have points with 0 runs. Throws InputError if the base has no
/// program with finite work.
PlotSeries runTimes(const std::shared_ptr<const Topology>& topology, PlotSeries curve, const std::vector<int>& seeds,
                    const CurveWatcher& watcher);

} // namespace boardset
