// SPDX-License-Identifier: GPL-3.0-or-later
// One program run again and again, each time with other luck: how often it takes how long.
#pragma once

#include "boardset/evidence/PlotCurve.h"

namespace boardset {

/// The curve's base under each of these seeds: a point for each interval of times, at its middle, with the runs that
/// fell into it and the first of their seeds. Intervals are alike; those between, and one on either side, have points
/// of no runs. Throws InputError if the base has no program whose work ends.
PlotCurve runTimes(const std::shared_ptr<const Topology>& topology, PlotCurve curve, const std::vector<int>& seeds,
                   const CurveWatcher& watcher);

} // namespace boardset
