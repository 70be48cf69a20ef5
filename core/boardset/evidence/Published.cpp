// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/Published.h"

#include "boardset/analysis/Answer.h"
#include "boardset/text/Language.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the workload with the varied quantity set to a fixed value,
/// so that workloads can be compared in all other respects.
Workload leveled(const Workload& workload, PlotVariable vary) {
    Workload changed = workload;
    for (Process& process : changed.processes)
        if (vary == PlotVariable::Outstanding)
            process.atOnce = 1;
        else
            process.numbers.erase(variedNumber(vary));
    return changed;
}

/// True if a scenario differs from the curve's scenario only in the varied quantity.
bool liesOn(const PlotSeries& curve, const Scenario& scenario) {
    return scenario.machine == curve.base.machine && scenario.configuration == curve.base.configuration &&
           scenario.workload.customerCount() == curve.base.workload.customerCount() &&
           leveled(scenario.workload, curve.vary) == leveled(curve.base.workload, curve.vary);
}

/// Returns the y value of a measurement: MB/s, or microseconds on a latency curve.
/// A latency with one packet at a time is converted to MB/s as bytes / latency. Empty for other measurements.
std::optional<double> heightOf(const Measurement& measurement, const PlotSeries& curve, const Answer& answer) {
    const double measured = measurement.published * measurement.factor;
    const bool isRate = measurement.quantity == MeasuredQuantity::Throughput;
    if (curve.ofLatency)
        return isRate ? std::nullopt : std::optional(measured * 1e6);
    if (isRate)
        return measured / 1e6;
    const MachineNetwork& model = answer.model;
    const bool single = model.classes.size() == 1 && model.network.classes.front().population == 1;
    return single && curve.vary != PlotVariable::Scenario // on a curve over scenarios, each point has its own machine
               ? std::optional<double>(model.classes.front().bytes / measured / 1e6)
               : std::nullopt;
}

/// Returns the model's value for a measurement, in the measurement's unit.
double modelOf(const Measurement& measurement, const Answer& answer) {
    const bool isRate = measurement.quantity == MeasuredQuantity::Throughput;
    return (isRate ? answer.bytesPerSecond : answer.zeroLoadLatencyNs * 1e-9) / measurement.factor;
}

/// Returns the x value on the curve for a measurement's scenario.
std::optional<double> placeOf(const Measurement& measurement, const PlotSeries& curve, const Plot& plot,
                              const Topology& topology, const Scenario& scenario) {
    if (plot.vary == PlotVariable::Scenario) {
        for (const PlotPoint& point : curve.points)
            if (point.scenario == measurement.scenario)
                return point.x;
        return std::nullopt;
    }
    return liesOn(curve, scenario) ? settingOf(topology, scenario.workload, plot.vary) : std::nullopt;
}

} // namespace

std::vector<PublishedPoint> publishedOn(const PlotSeries& curve, const Plot& plot, const Topology& topology,
                                        const ScenarioLoader& scenarios) {
    std::vector<PublishedPoint> found;
    for (const Measurement& each : topology.catalog().measurements()) {
        const bool counts =
            each.quantity == MeasuredQuantity::Throughput || each.quantity == MeasuredQuantity::IdleLatency;
        if (!counts || each.machine != curve.base.machine || each.scenario.empty())
            continue;
        const Scenario& scenario = scenarios(each.scenario);
        const auto x = placeOf(each, curve, plot, topology, scenario);
        if (!x || (plot.most > 0 && (*x < plot.least || *x > plot.most)))
            continue;
        const auto machine = Topology::build(topology.sharedCatalog(), scenario.machine, scenario.configuration);
        const Answer answer = solvePlacement(*machine, scenario.workload);
        if (const auto height = heightOf(each, curve, answer))
            found.push_back({*x, *height, currentLanguage().text(Quantity{each.published, each.unit}),
                             beside(each, modelOf(each, answer))});
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.x < b.x; });
    return found;
}

} // namespace boardset
