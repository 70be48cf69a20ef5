// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli plots: lists the plots of the catalog, or prints one as a table.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/sweep/DescribePlot.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct PlotArguments {
    std::string plot;
};

OrderedJson jsonOf(const Plot& plot, const PlotSeries& curve) {
    OrderedJson points = OrderedJson::array();
    for (const PlotPoint& each : curve.points) {
        points.push_back({{"x", each.x},
                          {"throughput", each.throughput},
                          {"mean_latency_ns", each.latencyNs},
                          {"bottleneck", each.bottleneck},
                          {"utilisation", each.utilisation},
                          {"scenario", textOrNull(each.scenario)}});
    }
    OrderedJson knee;
    if (curve.knee)
        knee = {{"x", curve.knee->x}, {"throughput", curve.knee->throughput}, {"station", curve.knee->station}};
    return {{"title", curve.title},
            {"scenario", textOrNull(curve.scenario)},
            {"knee", knee},
            {"points", points},
            {"published", tableJson(describePublished(plot, {curve}))}};
}

OrderedJson jsonOf(const Plot& plot, const std::vector<PlotSeries>& curves) {
    OrderedJson json{{"id", plot.id},
                     {"machine", plot.machine},
                     {"title", plot.title},
                     {"summary", plot.summary},
                     {"x_title", plot.xTitle},
                     {"vary", plot.vary},
                     {"unit", curves.empty() ? "MB/s" : curves.front().unit},
                     {"curves", OrderedJson::array()}};
    for (const PlotSeries& curve : curves)
        json["curves"].push_back(jsonOf(plot, curve));
    return json;
}

void printText(const Plot& plot, const std::vector<PlotSeries>& curves) {
    std::cout << plot.title << '\n' << plot.summary << "\n\n" << tableText(describePlot(plot, curves));
    if (const Table published = describePublished(plot, curves); !published.rows.empty())
        std::cout << '\n' << tableText(published);
}

void plots(Globals& globals, const PlotArguments& arguments) {
    const auto catalog = openCatalog(globals);
    if (arguments.plot.empty())
        return printTable(globals, describePlots(*catalog));
    const Plot& plot = catalog->plot(arguments.plot);
    const ScenarioLoader scenarios = bundledScenarios(catalog);
    std::vector<PlotSeries> curves;
    for (const std::string& title : curveTitles(plot))
        curves.push_back(plotSeries(catalog, plot, title, scenarios));
    printResult(globals,
                {[&] { return jsonOf(plot, curves); }, [&] { return std::vector<Table>{describeCurves(curves)}; },
                 [&] { printText(plot, curves); }});
}

} // namespace

void addPlotsCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<PlotArguments>();
    auto* command = app.add_subcommand("plots", "List the plots, or print one as a table");
    command->add_option("PLOT", arguments->plot, "Id of a plot; without it, all plots are listed");
    command->footer(
        "JSON: [{id, machine, title, summary, x_title, vary, curves [title]}]. For one plot: one object with these\n"
        "  fields, unit, and curves [{title, scenario, knee {x, throughput, station}, points [{x, throughput,\n"
        "  mean_latency_ns, bottleneck, utilisation, scenario}], published [{x, throughput, measurement, printed,\n"
        "  error_percent, role, note, scenario}]}].\n"
        "  A knee is the x at which the slowest part would be saturated without queueing. It is null if no part\n"
        "  saturates, or if vary is not \"outstanding\".");
    addFormat(*command, globals);
    command->callback([&globals, arguments] { plots(globals, *arguments); });
}

} // namespace boardset
