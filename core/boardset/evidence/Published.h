// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the published measurements that are points of a curve.
#pragma once

#include "boardset/evidence/PlotSeries.h"

namespace boardset {

/// Returns the published points of a curve in ascending order of x: measurements of throughput,
/// and of latency with one request at a time.
/// If each point of the plot is a scenario, the measurements are those of the points.
/// Otherwise, they are measurements of scenarios that differ from the curve's scenario only in the varied quantity.
std::vector<PublishedPoint> publishedOn(const PlotSeries& curve, const Plot& plot, const Topology& topology,
                                        const ScenarioLoader& scenarios);

} // namespace boardset
