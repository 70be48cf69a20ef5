// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/PlotSeries.h"

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/evidence/Published.h"
#include "boardset/evidence/RunTimes.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

std::shared_ptr<const Topology> machineOf(const std::shared_ptr<const Catalog>& catalog, const Scenario& scenario) {
    return Topology::build(catalog, scenario.machine, scenario.configuration);
}

/// Returns the curve's point for a result of the model; empty if nothing runs or if a wait is unbounded.
std::optional<PlotPoint> pointOf(PlotSeries& curve, const Answer& answer, double x, const std::string& scenario) {
    if (answer.classes.empty() || answer.isOverloaded())
        return std::nullopt;
    const StationAnswer busiest = answer.bottleneck().value_or(StationAnswer{});
    const Rate rate = curve.ofLatency ? Rate{answer.meanLatencyNs / 1e3, "µs"} : rateOf(answer);
    curve.unit = rate.unit;
    return PlotPoint{x, rate.value, answer.meanLatencyNs, busiest.title, busiest.utilisation, scenario};
}

Answer answerAt(const Topology& topology, const Workload& workload, PlotVariable vary, int value) {
    return solvePlacement(topology, withQuantity(topology, workload, toString(vary), value));
}

/// Returns the point for one value; nothing if this value does not fit the machine. Later values may fit.
std::optional<PlotPoint> pointAt(PlotSeries& curve, const Topology& topology, int value) {
    try {
        return pointOf(curve, answerAt(topology, curve.base.workload, curve.vary, value), value, {});
    } catch (const TopologyError&) {
        return std::nullopt;
    }
}

/// Adds a point; returns false if the watcher stops the sweep.
bool add(PlotSeries& curve, std::optional<PlotPoint> point, const CurveWatcher& watcher) {
    if (point)
        curve.points.push_back(std::move(*point));
    return !watcher || watcher(curve);
}

PlotSeries ofScenarios(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, PlotSeries curve,
                       const ScenarioLoader& scenarios, const CurveWatcher& watcher) {
    std::shared_ptr<const Topology> topology;
    bool going = true;
    for (const PlotScenario& each : plot.scenarios) {
        if (!going || each.curve != curve.title)
            continue;
        const Scenario& scenario = scenarios(each.scenario);
        topology = machineOf(catalog, scenario);
        if (curve.points.empty())
            curve.base = scenario;
        going =
            add(curve, pointOf(curve, solvePlacement(*topology, scenario.workload), each.x, each.scenario), watcher);
    }
    std::ranges::sort(curve.points, [](const auto& a, const auto& b) { return a.x < b.x; });
    if (going && topology)
        curve.published = publishedOn(curve, plot, *topology, scenarios);
    return curve;
}

std::optional<PlotKnee> plotKnee(const MachineNetwork& model) {
    const auto knee = saturationKnee(model);
    if (!knee || knee->bytesPerSecond == 0)
        return std::nullopt;
    const StationLocation& place = model.locationOf(knee->station);
    return PlotKnee{knee->requests, knee->bytesPerSecond / 1e6, place.title, bool(place.link)};
}

/// Returns the values that a plot sweeps; empty if each point of the plot is a scenario of its own.
std::vector<int> sweptValues(const Plot& plot) {
    std::vector<int> values;
    if (plot.vary == PlotVariable::Scenario)
        return values;
    for (int value = std::max(1, plot.least); value <= plot.most; value = plot.doubling ? 2 * value : value + 1)
        values.push_back(value);
    return values;
}

PlotSeries swept(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, PlotSeries curve,
                 const ScenarioLoader& scenarios, const CurveWatcher& watcher) {
    const Workload& workload = curve.base.workload;
    const auto topology = machineOf(catalog, curve.base);
    if (plot.vary == PlotVariable::Seed)
        return runTimes(topology, std::move(curve), sweptValues(plot), watcher);
    if (plot.vary == PlotVariable::Outstanding)
        curve.knee = plotKnee(buildNetwork(*topology, workload));
    for (const int value : sweptValues(plot))
        if (!add(curve, pointAt(curve, *topology, value), watcher))
            return curve;
    if (scenarios)
        curve.published = publishedOn(curve, plot, *topology, scenarios);
    return curve;
}

} // namespace

std::string variedNumber(PlotVariable vary) {
    return vary == PlotVariable::PerConnection ? "per-connection" : "size";
}

const PublishedPoint& farthestOff(const std::vector<PublishedPoint>& points) {
    return *std::ranges::max_element(
        points, {}, [](const PublishedPoint& each) { return std::abs(each.row.errorPercent); });
}

std::vector<std::string> curveTitles(const Plot& plot) {
    std::vector<std::string> titles;
    for (const PlotScenario& each : plot.scenarios)
        if (std::ranges::find(titles, each.curve) == titles.end())
            titles.push_back(each.curve);
    return titles;
}

PlotSeries plotSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                      const ScenarioLoader& scenarios, const CurveWatcher& watcher) {
    PlotSeries curve{.title = title, .vary = plot.vary, .ofLatency = plot.ofLatency};
    if (plot.vary == PlotVariable::Scenario)
        return ofScenarios(catalog, plot, std::move(curve), scenarios, watcher);
    const auto start = std::ranges::find(plot.scenarios, title, &PlotScenario::curve);
    if (start == plot.scenarios.end())
        return curve;
    curve.scenario = start->scenario;
    curve.base = scenarios(start->scenario);
    return swept(catalog, plot, std::move(curve), scenarios, watcher);
}

PlotSeries sweptSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                       const Scenario& base, const ScenarioLoader& scenarios, const CurveWatcher& watcher) {
    PlotSeries curve{.title = title, .vary = plot.vary, .ofLatency = plot.ofLatency, .base = base};
    return swept(catalog, plot, std::move(curve), scenarios, watcher);
}

Scenario scenarioAt(const Catalog& catalog, const PlotSeries& curve, int x) {
    Scenario changed = curve.base;
    if (curve.vary == PlotVariable::Seed) {
        changed.program->seed = x;
        changed.title = Message{"{scenario}, run {run}", {{"scenario", changed.title}, {"run", std::to_string(x)}}};
        return changed;
    }
    changed.program.reset(); // uses the program's final placement, because a program does not have the varied setting
    const bool outstanding = curve.vary == PlotVariable::Outstanding;
    changed.workload = outstanding ? withAtOnce(catalog, changed.workload, x)
                                   : withNumber(catalog, changed.workload, variedNumber(curve.vary), x);
    const Message setting{outstanding ? "{n} outstanding request|{n} outstanding requests"
                          : curve.vary == PlotVariable::PerConnection
                              ? "{n} message per connection|{n} messages per connection"
                              : "{n} byte per request|{n} bytes per request",
                          {{"n", x}}};
    changed.title = changed.title.empty()
                        ? setting
                        : Message{"{scenario}, {setting}", {{"scenario", changed.title}, {"setting", setting}}};
    return changed;
}

std::optional<double> settingOf(const Topology& topology, const Workload& workload, PlotVariable vary) {
    std::optional<double> found;
    if (vary == PlotVariable::Seed)
        return found;
    for (const Process& process : workload.processes) {
        const Catalog& catalog = topology.catalog();
        const WorkOperation& part = catalog.work(process.work).operations.front();
        const bool counts = vary == PlotVariable::Outstanding ||
                            catalog.operation(part.operation).number(variedNumber(vary)) != nullptr;
        if (process.customers.empty() || !counts)
            continue;
        const auto set = process.numbers.find(variedNumber(vary));
        const double own = vary == PlotVariable::Outstanding    ? atOnceOf(process, topology)
                           : vary == PlotVariable::RequestBytes ? sizeOf(process, topology)
                           : set == process.numbers.end()       ? 0
                                                                : set->second;
        if (found && *found != own)
            return std::nullopt;
        found = own;
    }
    return found;
}

} // namespace boardset
