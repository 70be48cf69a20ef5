// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the catalog: stored sweeps, and curves whose points are scenarios or runs of a program.
#pragma once

#include "boardset/sweep/SweepCurves.h"

namespace boardset {

/// Function that is called after every point.
using CurveWatcher = std::function<void(const PlotSeries& soFar)>;

/// Returns the titles of a plot's curves, in order and without duplicates.
std::vector<std::string> curveTitles(const Plot& plot);

/// Returns a curve of a plot in the catalog. After a stop request, the curve has only the points so far.
/// Throws InputError if a scenario does not exist, and TopologyError if a scenario does not fit its machine.
PlotSeries plotSeries(
    const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
    const ScenarioLoader& scenarios, const CurveWatcher& watcher = [](const PlotSeries&) {},
    const std::stop_token& stop = {});

/// Sweeps a scenario in the same way as a plot, to draw an additional curve.
/// `scenarios` are the bundled scenarios, whose measurements the curve can show.
PlotSeries sweptSeries(
    const Plot& plot, const std::string& title, const Canonical& base, const ScenarioLoader& scenarios,
    const CurveWatcher& watcher = [](const PlotSeries&) {}, const std::stop_token& stop = {});

/// Returns the scenario of a swept point, or of the first run at a point.
Scenario scenarioAt(const PlotSeries& curve, const PlotPoint& point);

/// Returns the plot of throughput over the number of outstanding operations, which most scenarios have. `outstanding`
/// is the swept quantity, and `model` the scenario's network. The range extends beyond the knee and beyond the current
/// number. The id of the plot is "own"; it has no curves of the catalog.
Plot outstandingPlot(const SweepQuantity& outstanding, const MachineNetwork& model);

} // namespace boardset
