// SPDX-License-Identifier: GPL-3.0-or-later
// The plot that every scenario has: its own throughput over what is outstanding.
#pragma once

#include "boardset/evidence/PlotCurve.h"

namespace boardset {

/// The first process that keeps so much under way; null if all customers come at a rate, or there are none.
const Process* sweptProcess(const Catalog& catalog, const Workload& workload);

/// Of a workload with such a process: a plot without curves of the catalog; how far it goes is not said yet. `id` is
/// "own".
Plot ownPlot(const Topology& topology, const Process& swept);

/// The same with a range: some way beyond the knee and beyond what the scenario itself has.
Plot withRange(Plot plot, const Topology& topology, const Workload& workload);

} // namespace boardset
