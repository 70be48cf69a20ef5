// SPDX-License-Identifier: GPL-3.0-or-later
#include "AnswerChange.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/LatencyUnit.h"

#include <cmath>
#include <map>

namespace boardset {

namespace {

/// Both do one thing alone, and not the same.
bool isOtherWork(const Answer& before, const Answer& now) {
    const std::set<std::string> was = verbsOf(before);
    const std::set<std::string> is = verbsOf(now);
    return was.size() == 1 && is.size() == 1 && was != is;
}

/// Of one kind of operation: its part of all that is done, and the sum of its latencies, each as often as it is done.
struct Kind {
    double share = 0, latencies = 0;
    double latency() const { return latencies / share; }
};

std::map<std::string, Kind> kindsOf(const Answer& answer) {
    std::map<std::string, Kind> kinds;
    double all = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& each = answer.classes[c];
        const double rate = answer.model.classes[c].bytes > 0 ? each.bytesPerSecond : each.operationsPerSecond;
        if (!answer.isFirst(c) || rate <= 0)
            continue;
        Kind& kind = kinds[answer.model.classes[c].operation().id];
        kind.share += rate;
        kind.latencies += rate * each.toldNs;
        all += rate;
    }
    for (auto& [id, kind] : kinds)
        kind = {kind.share / all, kind.latencies / all};
    return kinds;
}

} // namespace

std::set<std::string> verbsOf(const Answer& answer) {
    std::set<std::string> verbs;
    for (std::size_t c = 0; c < answer.classes.size(); ++c)
        if (answer.isFirst(c))
            verbs.insert(answer.model.classes[c].work->verb);
    return verbs;
}

std::optional<double> throughputRatio(const Answer& before, const Answer& now) {
    if (before.totals.empty() || before.isEndless() || now.isEndless() || isOtherWork(before, now))
        return std::nullopt;
    const bool isComparable =
        now.totals.empty() || (rateOf(now).unit == rateOf(before).unit && compare(before, now).isKnown());
    return isComparable ? std::optional(rateOf(now).value / rateOf(before).value) : std::nullopt;
}

int latencyTrend(const Answer& before, const Answer& now) {
    const TimeUnit unit = latencyUnitOf(now);
    const double least = unit.ns * std::pow(10, -unit.decimals) / 2; // what is told of less is 0
    return before.meanLatencyNs > 0 ? trendOf(now.meanLatencyNs - before.meanLatencyNs, least) : 0;
}

bool isOfMix(const Answer& before, const Answer& now) {
    const auto were = kindsOf(before);
    double own = 0;
    for (const auto& [id, is] : kindsOf(now))
        if (const auto was = were.find(id); was != were.end())
            own += (was->second.share + is.share) * (is.latency() - was->second.latency());
    return own * (now.meanLatencyNs - before.meanLatencyNs) < 0;
}

} // namespace boardset
