// SPDX-License-Identifier: GPL-3.0-or-later
#include "OwnPlot.h"

#include "Format.h"
#include "boardset/analysis/Saturation.h"
#include "boardset/scenario/Edit.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int fewest = 16;      // values that are worth a curve
constexpr int manyPoints = 128; // beyond, each value is twice the one before

} // namespace

Plot ownPlot(const Topology& topology, const Workload& workload) {
    const Process& first = workload.processes.front();
    const bool sized = sizeNumberOf(first, topology.catalog()) != nullptr;
    const QString noun = format::text(topology.catalog().work(first.work).customer);
    Plot plot;
    plot.id = "own";
    plot.machine = topology.machine().id;
    plot.title = format::tr("This scenario").toStdString();
    plot.summary = (sized ? format::tr("Its throughput if each %1 kept more or fewer requests under way.")
                          : format::tr("Its throughput if each %1 kept more or fewer lines outstanding."))
                       .arg(noun)
                       .toStdString();
    plot.xTitle =
        (sized ? format::tr("Requests of each %1 under way") : format::tr("Lines that each %1 keeps outstanding"))
            .arg(noun)
            .toStdString();
    plot.vary = Vary::Outstanding;
    return plot;
}

Plot withRange(Plot plot, const Topology& topology, const Workload& workload) {
    const auto knee = kneeOf(buildNetwork(topology, workload));
    const double own = settingOf(topology, workload, plot.vary).value_or(1);
    const double wanted = std::max({2 * own, 2.5 * (knee ? knee->requests : 1), double(fewest)});
    plot.least = 1;
    plot.most = std::min(atOnceMost, static_cast<int>(std::ceil(wanted / 8)) * 8);
    plot.doubling = plot.most > manyPoints;
    return plot;
}

} // namespace boardset
