// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepTable.h"

#include "boardset/catalog/Csv.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace boardset {

namespace {

/// In ten digits: an answer has no more, and a spreadsheet reads them; with a point, whatever language the window
/// speaks.
std::string number(double value) {
    constexpr std::size_t most = 32;
    std::array<char, most> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 10).ptr;
    return {text.data(), end};
}
/// By its name, if it has one.
std::string valueText(const SweepQuantity& of, double value) {
    return of.words.empty() ? number(value) : csvQuoted(of.textOf(value));
}

std::string remark(const std::string& sentence) {
    return sentence.empty() ? sentence : csvQuoted(sentence);
}

} // namespace

std::string csvOf(const SweepAsked& asked, const std::vector<SweepPoint>& points) {
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
            lines += (point.isEndless ? "," : number(point.rate.value) + ',' + number(point.latencyNs)) + ',' +
                     number(point.idleNs) + ',' + csvQuoted(point.busiest.title) + ',' +
                     number(point.busiest.utilisation) + ',' +
                     remark(point.isEndless ? "Waits without end." : point.without) + '\n';
    }
    return lines;
}

} // namespace boardset
