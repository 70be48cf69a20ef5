// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli plots: lists the plots of the catalog, or prints one as a table.
#include "EvidenceText.h"
#include "boardset/evidence/PlotTable.h"
#include "boardset/scenario/JsonFile.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct PlotArguments {
    std::string plot;
    bool csv = false;
};

void listPlots(const Globals& globals, const Catalog& catalog) {
    OrderedJson json = OrderedJson::array();
    TextTable table({"id", "machine", "title", "curves", "over"});
    for (const Plot& each : catalog.plots()) {
        const std::vector<std::string> curves = curveTitles(each);
        json.push_back({{"id", each.id},
                        {"machine", each.machine},
                        {"title", each.title},
                        {"summary", each.summary},
                        {"x_title", each.xTitle},
                        {"vary", toString(each.vary)},
                        {"curves", curves}});
        table.add({each.id, each.machine, each.title, std::to_string(curves.size()), each.xTitle});
    }
    globals.json ? printJson(json) : void(std::cout << table.text());
}

OrderedJson jsonOf(const PlotSeries& curve) {
    OrderedJson points = OrderedJson::array();
    for (const PlotPoint& each : curve.points) {
        points.push_back({{"x", each.x},
                          {"throughput", each.throughput},
                          {"mean_latency_ns", each.latencyNs},
                          {"bottleneck", each.bottleneck},
                          {"utilisation", each.utilisation},
                          {"scenario", textOrNull(each.scenario)}});
    }
    OrderedJson published = OrderedJson::array();
    for (const PublishedPoint& each : curve.published) {
        published.push_back({{"x", each.x},
                             {"throughput", each.throughput},
                             {"measurement", each.row.measurement.id},
                             {"printed", each.value},
                             {"error_percent", each.row.errorPercent},
                             {"role", toString(each.row.measurement.role)},
                             {"note", each.row.measurement.note},
                             {"scenario", each.row.measurement.scenario}});
    }
    OrderedJson json{{"title", curve.title}, {"scenario", textOrNull(curve.scenario)}};
    json["knee"] = nullptr;
    if (curve.knee)
        json["knee"] = {{"x", curve.knee->x}, {"throughput", curve.knee->throughput}, {"station", curve.knee->station}};
    json["points"] = std::move(points);
    json["published"] = std::move(published);
    return json;
}

OrderedJson jsonOf(const Plot& plot, const std::vector<PlotSeries>& curves) {
    OrderedJson json{{"id", plot.id},
                     {"machine", plot.machine},
                     {"title", plot.title},
                     {"summary", plot.summary},
                     {"x_title", plot.xTitle},
                     {"vary", toString(plot.vary)},
                     {"unit", curves.empty() ? "MB/s" : curves.front().unit},
                     {"curves", OrderedJson::array()}};
    for (const PlotSeries& curve : curves)
        json["curves"].push_back(jsonOf(curve));
    return json;
}

/// Prints a row per x and a column per curve.
void printPlot(const Plot& plot, const std::vector<PlotSeries>& curves) {
    const std::string unit = curves.empty() ? "MB/s" : curves.front().unit;
    std::vector<std::string> headings{plot.xTitle};
    std::map<double, std::vector<std::string>> rows;
    TextTable knees({"curve", "knee at", unit, "saturates"});
    std::string notes; // on published figures
    TextTable published({"curve", plot.xTitle, "published", "model", "", "measurement"});
    for (std::size_t c = 0; c < curves.size(); ++c) {
        headings.push_back(curves[c].title + ", " + unit);
        for (const PlotPoint& each : curves[c].points) {
            auto& row = rows[each.x];
            row.resize(curves.size());
            row[c] = printed(each.throughput);
        }
        if (curves[c].knee) {
            const PlotKnee& knee = *curves[c].knee;
            knees.add({curves[c].title, printed(knee.x), printed(knee.throughput), knee.station});
        }
        for (const PublishedPoint& each : curves[c].published) {
            const Measurement& measurement = each.row.measurement;
            published.add({curves[c].title, printed(each.x), each.value, errorText(each.row),
                           toString(measurement.role), measurement.id});
            notes += measurement.note.empty() ? "" : '\n' + measurement.id + ": " + measurement.note + '\n';
        }
    }
    TextTable table(headings);
    for (auto& [x, cells] : rows) {
        cells.insert(cells.begin(), printed(x));
        table.add(cells);
    }
    std::cout << plot.title << "\n" << plot.summary << "\n\n" << table.text();
    std::cout << (knees.isEmpty() ? "" : "\n" + knees.text());
    std::cout << (published.isEmpty() ? "" : "\n" + published.text()) << notes;
}

void plots(Globals& globals, const PlotArguments& arguments) {
    const auto catalog = openCatalog(globals);
    if (arguments.plot.empty())
        return listPlots(globals, *catalog);
    const Plot& plot = catalog->plot(arguments.plot);
    const ScenarioLoader scenarios = bundledScenarios(catalog);
    std::vector<PlotSeries> curves;
    for (const std::string& title : curveTitles(plot))
        curves.push_back(plotSeries(catalog, plot, title, scenarios));
    if (arguments.csv && !globals.json) {
        std::cout << csvOf(curves);
        return;
    }
    globals.json ? printJson(jsonOf(plot, curves)) : printPlot(plot, curves);
}

} // namespace

void addPlotsCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<PlotArguments>();
    auto* command = app.add_subcommand("plots", "List the plots, or print one as a table");
    command->add_option("PLOT", arguments->plot, "Id of a plot; without it, all plots are listed");
    command->add_flag("--csv", arguments->csv, "Print comma-separated values, a line per point");
    command->footer(
        "JSON: [{id, machine, title, summary, x_title, vary, curves [title]}]; for one plot the same with unit and\n"
        "  curves [{title, scenario, knee {x, throughput, station}, points [{x, throughput, mean_latency_ns,\n"
        "  bottleneck, utilisation, scenario}], published [{x, throughput, measurement, printed,\n"
        "  error_percent, role, note, scenario}]}].\n"
        "  A knee is the x at which the slowest part would be saturated without queueing; null if x saturates no "
        "part.");
    command->callback([&globals, arguments] { plots(globals, *arguments); });
}

} // namespace boardset
