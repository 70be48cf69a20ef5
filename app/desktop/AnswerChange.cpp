// SPDX-License-Identifier: GPL-3.0-or-later
#include "AnswerChange.h"
#include "Format.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"

#include <cmath>

namespace boardset {

namespace {

/// True if each of two answers has a single kind of work, and the kinds differ.
bool isOtherWork(const Answer& before, const Answer& now) {
    const std::set<std::string> was = verbsOf(before);
    const std::set<std::string> is = verbsOf(now);
    return was.size() == 1 && is.size() == 1 && was != is;
}

} // namespace

std::map<CustomerName, std::pair<std::string, int>> stoppedIn(const Answer& answer) {
    std::map<CustomerName, std::pair<std::string, int>> all;
    for (const StoppedCustomer& stopped : answer.model.stopped)
        all[stopped.thread] = {stopped.noun, stopped.count};
    return all;
}

std::set<std::string> verbsOf(const Answer& answer) {
    std::set<std::string> verbs;
    for (std::size_t c = 0; c < answer.classes.size(); ++c)
        if (answer.isFirst(c))
            verbs.insert(answer.model.classes[c].work->verb);
    return verbs;
}

std::optional<double> throughputRatio(const Answer& before, const Answer& now) {
    if (before.totals.empty() || before.isOverloaded() || now.isOverloaded() || isOtherWork(before, now))
        return std::nullopt;
    const bool isComparable =
        now.totals.empty() || (rateOf(now).unit == rateOf(before).unit && compare(before, now).isKnown());
    return isComparable ? std::optional(rateOf(now).value / rateOf(before).value) : std::nullopt;
}

bool isAsAsked(const Answer& before, const Answer& now) {
    const auto does = [](const Answer& answer) { return isAllOpen(answer) && answer.overloaded.empty(); };
    return does(before) && does(now);
}

int latencyTrend(const Answer& before, const Answer& now) {
    if (!compare(before, now).isLatencyKnown())
        return 0;
    const TimeUnit unit = latencyUnitOf(now);
    const double least = unit.ns * std::pow(10, -unit.decimals) / 2; // a smaller change is displayed as 0
    return before.meanLatencyNs > 0 ? trendOf(now.meanLatencyNs - before.meanLatencyNs, least) : 0;
}

QString whyNoGain(const Answer& before, const Answer& now) {
    if (stoppedIn(before) != stoppedIn(now))
        return format::tr("for the work that runs");
    const Comparison there = compare(before, now);
    if (!there.isLatencyKnown())
        return {};
    const double own = there.localityNs + there.contentionNs;
    return own * (own + there.mixNs) < 0 ? format::tr("from a different mix") : QString();
}

} // namespace boardset
