// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Comparison.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double least = 1e-6; // relative; smaller changes are rounding

double relativeChange(const Cause& cause) {
    const double size = std::max(std::abs(cause.before), std::abs(cause.after));
    return size > 0 ? std::abs(cause.after - cause.before) / size : 0;
}

double linesOutstanding(const Answer& answer) {
    double lines = 0;
    for (const ClassAnswer& each : answer.classes) {
        lines += each.outstanding;
    }
    return lines;
}

double utilisationPercent(const Answer& answer, const std::string& title) {
    const auto found = std::find_if(answer.stations.begin(), answer.stations.end(),
                                    [&](const StationAnswer& each) { return each.title == title; });
    return found == answer.stations.end() ? 0 : 100 * found->utilisation;
}

/// The bottlenecks of both sides, once each, in an order that does not depend on the sides.
std::vector<std::string> bottlenecks(const Answer& a, const Answer& b) {
    std::vector<std::string> titles;
    for (const Answer* each : {&a, &b}) {
        if (const auto busiest = each->bottleneck()) {
            titles.push_back(busiest->title);
        }
    }
    std::sort(titles.begin(), titles.end());
    titles.erase(std::unique(titles.begin(), titles.end()), titles.end());
    return titles;
}

double ratio(double b, double a) {
    return a > 0 ? b / a : 1;
}

double waitingNs(const Answer& answer) {
    return answer.meanLatencyNs - answer.zeroLoadLatencyNs;
}

} // namespace

Comparison compare(const Answer& a, const Answer& b) {
    Comparison comparison;
    comparison.throughputRatio = ratio(b.bytesPerSecond, a.bytesPerSecond);
    comparison.latencyRatio = ratio(b.meanLatencyNs, a.meanLatencyNs);
    comparison.localityNs = b.zeroLoadLatencyNs - a.zeroLoadLatencyNs;
    comparison.contentionNs = waitingNs(b) - waitingNs(a);
    std::vector<Cause> causes{
        {"accesses that leave the board", 100 * (1 - a.localShare), 100 * (1 - b.localShare), "%"},
        {"latency of an idle machine", a.zeroLoadLatencyNs, b.zeroLoadLatencyNs, "ns"},
        {"waiting", waitingNs(a), waitingNs(b), "ns"},
        {"lines outstanding", linesOutstanding(a), linesOutstanding(b), "lines"}};
    for (const std::string& title : bottlenecks(a, b)) {
        causes.push_back({"use of the " + title, utilisationPercent(a, title), utilisationPercent(b, title), "%"});
    }
    std::erase_if(causes, [](const Cause& cause) { return relativeChange(cause) < least; });
    std::stable_sort(causes.begin(), causes.end(), [](const Cause& one, const Cause& other) {
        return relativeChange(one) > relativeChange(other) + least;
    });
    comparison.causes = std::move(causes);
    return comparison;
}

} // namespace boardset
