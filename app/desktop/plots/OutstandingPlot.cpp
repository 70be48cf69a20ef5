// SPDX-License-Identifier: GPL-3.0-or-later
#include "OutstandingPlot.h"

#include "Format.h"
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/scenario/Edit.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int fewest = 16;      // minimum upper end of the range of values
constexpr int manyPoints = 128; // beyond this number, each value is twice the previous one

} // namespace

const Process* sweptProcess(const Catalog& catalog, const Workload& workload) {
    const auto found = std::find_if(workload.processes.begin(), workload.processes.end(), [&](const Process& each) {
        return !each.customers.empty() && !catalog.work(each.work).isOpen;
    });
    return found == workload.processes.end() ? nullptr : &*found;
}

Plot outstandingPlot(const Topology& topology, const Process& swept) {
    const bool sized = sizeNumberOf(swept, topology.catalog()) != nullptr;
    const Work& work = topology.catalog().work(swept.work);
    const QString customer = format::text(noun(work.customer));
    const std::string unit = plural(topology.catalog().operation(work.operations.front().operation).unit);
    Plot plot;
    plot.id = "own";
    plot.machine = topology.machine().id;
    plot.title = format::tr("This scenario").toStdString();
    plot.summary = (sized ? format::tr("Throughput against outstanding requests per %1.").arg(customer)
                          : format::tr("Throughput against outstanding %2 per %1.").arg(customer, format::text(unit)))
                       .toStdString();
    plot.xTitle = (sized ? format::tr("Outstanding requests per %1").arg(customer)
                         : format::tr("Outstanding %2 per %1").arg(customer, format::text(unit)))
                      .toStdString();
    plot.vary = PlotVariable::Outstanding;
    return plot;
}

Plot withRange(Plot plot, const Topology& topology, const Workload& workload) {
    const auto knee = saturationKnee(buildNetwork(topology, workload));
    const double own = settingOf(topology, workload, plot.vary).value_or(1);
    const double wanted = std::max({2 * own, 2.5 * (knee ? knee->requests : 1), double(fewest)});
    plot.least = 1;
    plot.most = std::min(atOnceMost, static_cast<int>(std::ceil(wanted / 8)) * 8);
    plot.doubling = plot.most > manyPoints;
    return plot;
}

} // namespace boardset
