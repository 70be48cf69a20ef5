// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepTable.h"

#include "boardset/catalog/Csv.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// As short as it is read back exactly; whole numbers without a point where they are values of a quantity.
std::string number(double value) {
    return nlohmann::json(value).dump();
}
std::string valueText(double value) {
    return value == std::round(value) ? std::to_string(std::llround(value)) : number(value);
}

} // namespace

std::string csvOf(const SweepAsked& asked, const std::vector<SweepPoint>& points) {
    const auto first = std::ranges::find_if(points, &SweepPoint::isSolved);
    const bool isData = first == points.end() || first->rate.unit == "MB/s";
    std::string lines = (asked.curves ? asked.curves->quantity.id + ',' : "") + asked.over.quantity.id +
                        (isData ? ",throughput_mb_s" : ",operations_s") +
                        ",mean_latency_ns,zero_load_latency_ns,bottleneck,utilisation\n";
    for (const SweepPoint& point : points) {
        if (asked.curves)
            lines += valueText(asked.curves->values[point.curve]) + ',';
        lines += valueText(point.x) + ',';
        if (!point.isSolved)
            lines += ",,,,\n";
        else
            lines += (point.isEndless ? "," : number(point.rate.value) + ',' + number(point.latencyNs)) + ',' +
                     number(point.idleNs) + ',' + csvQuoted(point.busiest.title) + ',' +
                     number(point.busiest.utilisation) + '\n';
    }
    return lines;
}

} // namespace boardset
