// SPDX-License-Identifier: GPL-3.0-or-later
// The plot that every scenario has: its own throughput over what is outstanding.
#pragma once

#include "boardset/evidence/PlotCurve.h"

namespace boardset {

/// Of a workload with processes: a plot without curves of the catalog; how far it goes is not said yet. `id` is "own".
Plot ownPlot(const Topology& topology, const Workload& workload);

/// The same with a range: some way beyond the knee and beyond what the scenario itself has.
Plot withRange(Plot plot, const Topology& topology, const Workload& workload);

} // namespace boardset
