// SPDX-License-Identifier: GPL-3.0-or-later
// The plot that every scenario has: throughput against the number of outstanding requests.
#pragma once

#include "boardset/evidence/PlotSeries.h"

namespace boardset {

/// Returns the first process whose customers have a fixed number of outstanding requests.
/// Null if there is no such process, for example because requests arrive at given rates.
const Process* sweptProcess(const Catalog& catalog, const Workload& workload);

/// Returns the plot of the process `swept`. Its id is "own"; it has no curves of the catalog and no range yet.
Plot outstandingPlot(const Topology& topology, const Process& swept);

/// Returns the plot with a range that extends beyond the knee and beyond the scenario's own value.
Plot withRange(Plot plot, const Topology& topology, const Workload& workload);

} // namespace boardset
