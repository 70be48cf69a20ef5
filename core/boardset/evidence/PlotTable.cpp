// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/PlotTable.h"

#include "boardset/catalog/Csv.h"

namespace boardset {

std::string csvOf(const std::vector<PlotSeries>& curves) {
    const bool isData = curves.empty() || curves.front().unit == "MB/s";
    const bool isShare = !curves.empty() && curves.front().unit == "%";
    const bool isTime = !curves.empty() && curves.front().ofLatency;
    std::string text = std::string("curve,x,") +
                       (isTime    ? "latency_us"
                        : isData  ? "throughput_mb_s"
                        : isShare ? "percent_of_limit"
                                  : "operations_s") +
                       ",mean_latency_ns,bottleneck,measurement,scenario,model_error_percent\n";
    for (const PlotSeries& curve : curves) {
        const std::string title = csvQuoted(curve.title) + ',';
        for (const PlotPoint& each : curve.points) {
            text += title + csvNumber(each.x) + ',' + csvNumber(each.throughput) + ',' + csvNumber(each.latencyNs) +
                    ',' + csvQuoted(each.bottleneck) + ",," + each.scenario + ",\n";
        }
        for (const PublishedPoint& each : curve.published) {
            text += title + csvNumber(each.x) + ',' + csvNumber(each.throughput) + ",,," + each.row.measurement.id +
                    ',' + each.row.measurement.scenario + ',' + csvNumber(each.row.errorPercent) + '\n';
        }
    }
    return text;
}

} // namespace boardset
