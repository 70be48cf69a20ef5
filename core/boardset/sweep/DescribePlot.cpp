// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/DescribePlot.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/describe/Figures.h"
#include "boardset/evidence/DescribeEvidence.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardset {

Table describePlots(const Catalog& catalog) {
    Table table{.key = "plots",
                .title = {"Plots"},
                .columns = {column("id", {"Id"}), column("machine", {"Machine"}), column("title", {"Title"}),
                            forPrograms("summary"), column("x_title", {"Over"}), forPrograms("vary"),
                            forPrograms("curves"), forPeople("count", {"Curves"})}};
    for (const Plot& each : catalog.plots()) {
        const std::vector<std::string> curves = curveTitles(each);
        table.add(each.id, each.machine, each.title, each.summary, each.xTitle, each.vary, curves, std::ssize(curves));
    }
    return table;
}

Message withPublished(Message point, const std::vector<PublishedPoint>& published, double x) {
    const auto found = std::ranges::find(published, x, &PublishedPoint::x);
    if (found == published.end())
        return point;
    return {"{point} · published {published} ({role})",
            {{"point", std::move(point)}, {"published", found->value}, {"role", describeRole(found->row)}}};
}

Message describePoint(const PlotSeries& curve, const PlotPoint& point) {
    if (curve.isOfRuns)
        return {"{curve}: {n} run of about {time} s|{curve}: {n} runs of about {time} s",
                {{"curve", curve.title},
                 {"n", static_cast<int>(point.throughput)},
                 {"time", Quantity{.value = point.x, .places = 1}}}};
    const Message words{"{curve} at {x}: {rate} · {latency} ns · {part} {utilisation}",
                        {{"curve", curve.title},
                         {"x", figureOf(point.x)},
                         {"rate", rateFigure({point.throughput, curve.unit})},
                         {"latency", wholeFigure(point.latencyNs)},
                         {"part", point.bottleneck},
                         {"utilisation", percentOf(point.utilisation)}}};
    return withPublished(words, curve.published, point.x);
}

Table describeCurves(const std::vector<PlotSeries>& curves) {
    const std::string unit = curves.empty() ? "MB/s" : curves.front().unit;
    const bool isTime = !curves.empty() && curves.front().ofLatency;
    Table table{.key = "curves",
                .title = {"Curves"},
                .columns = {column("curve", {"Curve"}), column("x", {"x"}),
                            column(isTime           ? "latency_us"
                                   : unit == "MB/s" ? "throughput_mb_s"
                                   : unit == "%"    ? "percent_of_limit"
                                                    : "operations_s",
                                   {isTime        ? "Latency"
                                    : unit == "%" ? "Share of the limit"
                                                  : "Throughput"}),
                            column("mean_latency_ns", {"Mean latency"}), column("bottleneck", {"Bottleneck"}),
                            column("measurement", {"Measurement"}), column("scenario", {"Scenario"}),
                            column("model_error_percent", {"Error of the model"})}};
    for (const PlotSeries& curve : curves) {
        for (const PlotPoint& each : curve.points)
            table.add(curve.title, Quantity{each.x}, Quantity{each.throughput, curve.unit},
                      Quantity{each.latencyNs, "ns"}, nameCell(each.bottleneck), Cell(), nameCell(each.scenario),
                      Cell());
        for (const PublishedPoint& each : curve.published)
            table.add(curve.title, Quantity{each.x}, Quantity{each.throughput, curve.unit}, Cell(), Cell(),
                      each.row.measurement.id, nameCell(each.row.measurement.scenario), errorOf(each.row));
    }
    return table;
}

Table describePlot(const Plot& plot, const std::vector<PlotSeries>& curves) {
    Table table{.key = plot.id, .title = asMessage(plot.title), .columns = {column("x", asMessage(plot.xTitle))}};
    std::map<double, std::vector<Cell>> rows;
    for (std::size_t c = 0; c < curves.size(); ++c) {
        table.columns.push_back(column(curves[c].title, asMessage(curves[c].title)));
        for (const PlotPoint& each : curves[c].points) {
            std::vector<Cell>& row = rows.try_emplace(each.x, curves.size() + 1).first->second;
            row[0] = {Quantity{each.x}};
            row[c + 1] = {Quantity{each.throughput, curves[c].unit}};
        }
        if (const auto& knee = curves[c].knee)
            table.notes.push_back({"{curve}: knee at {x}, {throughput}, where {station} saturates",
                                   {{"curve", curves[c].title},
                                    {"x", Quantity{knee->x}},
                                    {"throughput", Quantity{knee->throughput, curves[c].unit}},
                                    {"station", knee->station}}});
    }
    for (auto& [x, row] : rows)
        table.rows.push_back(std::move(row));
    return table;
}

Table describePublished(const Plot& plot, const std::vector<PlotSeries>& curves) {
    Table table{.key = "published",
                .title = {"Published measurements"},
                .columns = {forPeople("curve", {"Curve"}), column("x", asMessage(plot.xTitle)),
                            forPrograms("throughput"), column("measurement", {"Measurement"}),
                            column("printed", {"Published"}), column("error_percent", {"Error of the model"}),
                            column("role", {"Role"}), forPrograms("note"), forPrograms("scenario")}};
    for (const PlotSeries& curve : curves) {
        for (const PublishedPoint& each : curve.published) {
            const Measurement& m = each.row.measurement;
            table.add(curve.title, Quantity{each.x}, Quantity{each.throughput, curve.unit}, m.id, each.value,
                      errorOf(each.row), Message{toString(m.role)}, m.note, m.scenario);
            if (!m.note.empty())
                table.notes.push_back({"{measurement}: {note}", {{"measurement", m.id}, {"note", m.note}}});
        }
    }
    return table;
}

} // namespace boardset
