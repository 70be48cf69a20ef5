// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/CatalogPlot.h"

#include "boardset/analysis/SaturationKnee.h"
#include "boardset/evidence/Measured.h"
#include "boardset/sweep/DescribeSweep.h"
#include "boardset/sweep/RunTimes.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace boardset {

namespace {

Canonical opened(const std::shared_ptr<const Catalog>& catalog, const Scenario& scenario) {
    return {scenario, Topology::build(catalog, scenario.machine, scenario.configuration)};
}

std::vector<double> valuesOf(const Plot& plot) {
    std::vector<double> values;
    for (int value = std::max(1, plot.least); value <= plot.most; value = plot.doubling ? 2 * value : value + 1)
        values.push_back(value);
    return values;
}

/// Adds the measurements of a placement to a curve. On a curve of data rate over a quantity, a latency with one packet
/// at a time counts as a data rate: bytes / latency.
void addPublished(PlotSeries& curve, double x, const Answered& of, BundledColours& bundled) {
    const auto measured = [&](MeasuredQuantity quantity) {
        std::vector<EvidenceRow> rows = measuredOf(of, bundled, quantity);
        std::erase_if(rows, [&](const EvidenceRow& each) { // a point that is a scenario has only its own measurements
            return !of.id.empty() && each.measurement.scenario != of.id;
        });
        return rows;
    };
    if (!curve.ofLatency)
        for (const EvidenceRow& row : measured(MeasuredQuantity::Throughput))
            curve.published.push_back(publishedAt(x, row));
    const MachineNetwork& model = of.answer.model;
    const bool isSingle = model.classes.size() == 1 && model.network.classes.front().population == 1;
    if (!curve.ofLatency && !(curve.swept && isSingle))
        return;
    for (const EvidenceRow& row : measured(MeasuredQuantity::IdleLatency)) {
        PublishedPoint& point = curve.published.emplace_back(publishedAt(x, row));
        const double seconds = row.measurement.published * row.measurement.factor;
        point.throughput = curve.ofLatency ? seconds * 1e6 : model.classes.front().bytes / seconds / 1e6;
    }
}

/// Adds a solved point to a curve, with the measurements of its placement.
void addPoint(PlotSeries& curve, const SweepPoint& point, const Answered& of, BundledColours& bundled) {
    if (!isShown(point, SweepHeight::Throughput))
        return;
    const Rate rate = curve.ofLatency ? Rate{point.latencyNs / 1e3, "µs"} : point.rate;
    curve.unit = rate.unit;
    curve.points.push_back(pointOf(point, rate.value));
    curve.points.back().scenario = of.id;
    curve.knee = curve.knee ? curve.knee : point.knee;
    addPublished(curve, point.x, of, bundled);
}

PlotSeries ofScenarios(const std::shared_ptr<const Catalog>& catalog, std::vector<PlotScenario> points,
                       PlotSeries curve, const ScenarioLoader& scenarios, const CurveWatcher& watcher,
                       const std::stop_token& stop) {
    BundledColours bundled(catalog, scenarios);
    std::ranges::stable_sort(points, {}, &PlotScenario::x);
    for (const PlotScenario& each : points) {
        if (stop.stop_requested())
            break;
        const Canonical at = opened(catalog, scenarios(each.scenario));
        const Answer answer = solvePlacement(*at.topology, at.scenario.workload);
        SweepPoint point;
        point.x = each.x;
        setResult(point, answer);
        addPoint(curve, point, {each.scenario, *at.topology, answer}, bundled);
        watcher(curve);
    }
    return curve;
}

PlotSeries sweptOver(const std::vector<double>& values, PlotSeries curve, const ScenarioLoader& scenarios,
                     const CurveWatcher& watcher, const std::stop_token& stop) {
    BundledColours bundled(curve.base.topology->sharedCatalog(), scenarios);
    runSweep(
        curve.base, {{curve.swept.value(), values}},
        [&](const SweepPoint& point, const Canonical* at, const Answer* answer) {
            if (answer)
                addPoint(curve, point, {"", *at->topology, *answer}, bundled);
            watcher(curve);
        },
        stop);
    return curve;
}

} // namespace

std::vector<std::string> curveTitles(const Plot& plot) {
    std::vector<std::string> titles;
    for (const PlotScenario& each : plot.scenarios)
        if (std::ranges::find(titles, each.curve) == titles.end())
            titles.push_back(each.curve);
    return titles;
}

PlotSeries plotSeries(const std::shared_ptr<const Catalog>& catalog, const Plot& plot, const std::string& title,
                      const ScenarioLoader& scenarios, const CurveWatcher& watcher, const std::stop_token& stop) {
    std::vector<PlotScenario> own;
    std::ranges::copy_if(plot.scenarios, std::back_inserter(own),
                         [&](const PlotScenario& each) { return each.curve == title; });
    PlotSeries curve{.title = title, .isOfRuns = plot.isOfRuns(), .ofLatency = plot.ofLatency};
    if (own.empty() || plot.isOfScenarios())
        return ofScenarios(catalog, std::move(own), std::move(curve), scenarios, watcher, stop);
    curve.scenario = own.front().scenario;
    curve.base = opened(catalog, scenarios(curve.scenario));
    if (plot.isOfRuns())
        return runTimes(std::move(curve), valuesOf(plot), watcher, stop);
    curve.swept = sweepQuantity(curve.base, plot.vary);
    return sweptOver(valuesOf(plot), std::move(curve), scenarios, watcher, stop);
}

PlotSeries sweptSeries(const Plot& plot, const std::string& title, const Canonical& base,
                       const ScenarioLoader& scenarios, const CurveWatcher& watcher, const std::stop_token& stop) {
    return sweptOver(
        valuesOf(plot),
        {.title = title, .ofLatency = plot.ofLatency, .base = base, .swept = sweepQuantity(base, plot.vary)}, scenarios,
        watcher, stop);
}

Scenario scenarioAt(const PlotSeries& curve, const PlotPoint& point) {
    if (curve.isOfRuns) {
        Scenario run = curve.base.scenario;
        run.program->seed = point.seed;
        run.title = Message{"{scenario}, run {run}", {{"scenario", run.title}, {"run", std::to_string(point.seed)}}};
        return run;
    }
    RuleBook rules(curve.base.topology->sharedCatalog());
    Scenario at = sweptScenario(rules, curve.base, {{*curve.swept, point.x}}, false).scenario.scenario;
    const Message setting = describeSetting({*curve.swept, point.x});
    at.title =
        at.title.empty() ? setting : Message{"{scenario} · {setting}", {{"scenario", at.title}, {"setting", setting}}};
    return at;
}

Plot outstandingPlot(const SweepQuantity& outstanding, const MachineNetwork& model) {
    constexpr double fewest = 16;   // minimum upper end of the range of values
    constexpr int manyPoints = 128; // beyond this number, each value is twice the previous one
    const auto knee = saturationKnee(model);
    const double wanted = std::max({2 * outstanding.now.value_or(1), 2.5 * (knee ? knee->requests : 1), fewest});
    Plot plot;
    plot.id = "own";
    plot.title = Message{"This scenario"};
    plot.summary = Message{"{subject}.", {{"subject", subjectOf({{outstanding, {}}}, SweepHeight::Throughput)}}};
    plot.xTitle = outstanding.title;
    plot.vary = outstanding.id;
    plot.least = 1;
    plot.most = static_cast<int>(std::min(outstanding.most, std::ceil(wanted / 8) * 8));
    plot.doubling = plot.most > manyPoints;
    return plot;
}

} // namespace boardset
