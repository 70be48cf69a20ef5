// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the measurements that are points of a curve.
#pragma once

#include "boardset/evidence/PlotSeries.h"

namespace boardset {

/// Returns measurements of throughput, and of latency with one request at a time, by ascending x. If the plot's points
/// are scenarios, they are the measurements of these. Otherwise they are those of scenarios that differ from the
/// curve's only in the varied quantity.
std::vector<PublishedPoint> publishedOn(const PlotSeries& curve, const Plot& plot, const Topology& topology,
                                        const ScenarioLoader& scenarios);

} // namespace boardset
