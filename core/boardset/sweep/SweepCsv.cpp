// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepCsv.h"

#include "boardset/catalog/Csv.h"

#include <algorithm>

namespace boardset {

namespace {

const std::string endless = "The queueing time is unbounded.";

/// Returns the name of a value if it has one, otherwise the number.
std::string valueText(const SweepQuantity& of, double value) {
    return of.words.empty() ? csvNumber(value) : csvQuoted(of.textOf(value));
}

std::string remark(const std::string& sentence) {
    return sentence.empty() ? sentence : csvQuoted(sentence);
}

/// Returns remarks on a solved point, in sentences.
std::string remarksOn(const SweepPoint& point) {
    const std::string& first = point.isOverloaded ? endless : point.without;
    return first + (first.empty() || point.overridden.empty() ? "" : " ") + point.overridden;
}

} // namespace

std::string csvOf(const SweepRequest& asked, const std::vector<SweepPoint>& points) {
    const auto first = std::ranges::find_if(points, &SweepPoint::isSolved);
    const bool isData = first == points.end() || first->rate.unit == "MB/s";
    std::string lines = (asked.curves ? asked.curves->quantity.id + ',' : "") + asked.over.quantity.id +
                        (isData ? ",throughput_mb_s" : ",operations_s") +
                        ",mean_latency_ns,zero_load_latency_ns,bottleneck,utilisation,remark\n";
    for (const SweepPoint& point : points) {
        if (asked.curves)
            lines += valueText(asked.curves->quantity, asked.curves->values[point.curve]) + ',';
        lines += valueText(asked.over.quantity, point.x) + ',';
        if (!point.isSolved)
            lines += ",,,,," + remark(point.reason) + '\n';
        else
            lines += (point.isOverloaded ? "," : csvNumber(point.rate.value) + ',' + csvNumber(point.latencyNs)) + ',' +
                     csvNumber(point.idleNs) + ',' + csvQuoted(point.busiest.title) + ',' +
                     csvNumber(point.busiest.utilisation) + ',' + remark(remarksOn(point)) + '\n';
    }
    return lines;
}

} // namespace boardset
