// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the measurements that are points of a curve.
#pragma once

#include "boardset/evidence/PlotCurve.h"

namespace boardset {

/// Measurements of throughput, and of latency with one request at a time, by ascending x: those of the plot's points if
/// these are scenarios, else those of scenarios that differ from the curve's only in what is varied.
std::vector<PublishedPoint> publishedOn(const PlotCurve& curve, const Plot& plot, const Topology& topology,
                                        const ScenarioLoader& scenarios);

} // namespace boardset
