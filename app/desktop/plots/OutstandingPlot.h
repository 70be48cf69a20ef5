// SPDX-License-Identifier: GPL-3.0-or-later
// The plot that every scenario has: its throughput over the number of outstanding requests.
#pragma once

#include "boardset/evidence/PlotSeries.h"

namespace boardset {

/// Returns the first process whose customers have a fixed number of outstanding requests; null if all are open, or if
/// there are none.
const Process* sweptProcess(const Catalog& catalog, const Workload& workload);

/// Returns the plot of such a process: without curves of the catalog, with id "own", and without a range yet.
Plot outstandingPlot(const Topology& topology, const Process& swept);

/// Returns the plot with a range that extends beyond the knee and beyond the scenario's own value.
Plot withRange(Plot plot, const Topology& topology, const Workload& workload);

} // namespace boardset
