// SPDX-License-Identifier: GPL-3.0-or-later
// Describes plots, their curves and points.
#pragma once

#include "boardset/describe/Table.h"
#include "boardset/sweep/CatalogPlot.h"

namespace boardset {

/// Returns a table with a row per plot of the catalog.
Table describePlots(const Catalog& catalog);

/// Returns the text about a point and, after it, the published measurement at its x if there is one.
Message withPublished(Message point, const std::vector<PublishedPoint>& published, double x);

/// Returns a point in words: "local memory at 23: 1,404 MB/s · 958 ns · link of slot 0, downstream 92 %".
/// The published measurement of the point follows.
Message describePoint(const PlotSeries& curve, const PlotPoint& point);

/// Returns a table for export: a row per point of the curves, followed by a row per published measurement.
/// All values in a column have the same unit, which the column's key names.
Table describeCurves(const std::vector<PlotSeries>& curves);

/// Returns a table for comparison: a row per x value, and a column per curve. Its notes name the knees.
Table describePlot(const Plot& plot, const std::vector<PlotSeries>& curves);

/// Returns a table with the published measurements on the curves.
Table describePublished(const Plot& plot, const std::vector<PlotSeries>& curves);

} // namespace boardset
