// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/PlotTable.h"

#include "boardset/catalog/Csv.h"

#include <array>
#include <charconv>

namespace boardset {

namespace {

/// As short as it is read back exactly.
std::string number(double value) {
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

} // namespace

std::string csvOf(const std::vector<PlotCurve>& curves) {
    const bool isData = curves.empty() || curves.front().unit == "MB/s";
    const bool isShare = !curves.empty() && curves.front().unit == "%";
    const bool isTime = !curves.empty() && curves.front().ofLatency;
    std::string text = std::string("curve,x,") +
                       (isTime    ? "latency_us"
                        : isData  ? "throughput_mb_s"
                        : isShare ? "percent_of_limit"
                                  : "operations_s") +
                       ",mean_latency_ns,bottleneck,measurement,scenario,model_error_percent\n";
    for (const PlotCurve& curve : curves) {
        const std::string title = csvQuoted(curve.title) + ',';
        for (const PlotPoint& each : curve.points) {
            text += title + number(each.x) + ',' + number(each.throughput) + ',' + number(each.latencyNs) + ',' +
                    csvQuoted(each.bottleneck) + ",," + each.scenario + ",\n";
        }
        for (const PublishedPoint& each : curve.published) {
            text += title + number(each.x) + ',' + number(each.throughput) + ",,," + each.row.measurement.id + ',' +
                    each.row.measurement.scenario + ',' + number(each.row.errorPercent) + '\n';
        }
    }
    return text;
}

} // namespace boardset
