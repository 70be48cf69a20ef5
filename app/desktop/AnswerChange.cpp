// SPDX-License-Identifier: GPL-3.0-or-later
#include "AnswerChange.h"

#include "boardset/analysis/Comparison.h"

namespace boardset {

std::optional<double> throughputRatio(const Answer& before, const Answer& now) {
    if (before.totals.empty() || before.isEndless() || now.isEndless())
        return std::nullopt;
    const bool isComparable =
        now.totals.empty() || (rateOf(now).unit == rateOf(before).unit && compare(before, now).isKnown());
    return isComparable ? std::optional(rateOf(now).value / rateOf(before).value) : std::nullopt;
}

int latencyTrend(const Answer& before, const Answer& now) {
    constexpr double leastNs = 0.05;
    return before.meanLatencyNs > 0 ? trendOf(now.meanLatencyNs - before.meanLatencyNs, leastNs) : 0;
}

} // namespace boardset
