// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Score.h"

#include "boardset/analysis/Comparison.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::string toString(BestGoal goal) {
    return goal == BestGoal::Throughput ? "throughput" : goal == BestGoal::Latency ? "latency" : "size";
}

namespace best {

namespace {

constexpr double close = 1e-5; // relative difference up to which numbers count as equal
constexpr double identical = 1e-3;
constexpr double sameSecond = 1e-2;

int compared(double one, double other) {
    const double margin = close * std::max(one, other);
    return one > other + margin ? 1 : other > one + margin ? -1 : 0;
}

bool isForeground(const UnitTotal& total) {
    return !total.background;
}

/// Returns the geometric mean of an amount over all kinds of operations in the foreground.
template <class Amount> double geometricMean(const std::vector<UnitTotal>& totals, const Amount& amountOf) {
    double logarithms = 0;
    for (const UnitTotal& each : totals)
        logarithms += each.background ? 0 : std::log(amountOf(each));
    return std::exp(logarithms / double(std::ranges::count_if(totals, isForeground)));
}

std::size_t fallenOf(const Answer& answer, const std::vector<UnitTotal>& now) {
    return std::size_t(std::ranges::count_if(
        now,
        [&](const UnitTotal& was) {
            return isForeground(was) && std::ranges::none_of(
                                            answer.totals,
                                            [&](const UnitTotal& is) {
                                                return is.unit == was.unit && !is.background &&
                                                       is.perSecond >= (1 - identical) * was.perSecond;
                                            });
        }));
}

} // namespace

Score scoreOf(const Answer& answer, BestGoal goal, const std::vector<UnitTotal>& now) {
    Score score{answer.model.stopped.size() + answer.model.unknown.size()};
    if (answer.totals.empty() || answer.isOverloaded())
        return score;
    score.fallen = fallenOf(answer, now);
    const bool isOneUnit = std::ranges::count_if(answer.totals, isForeground) < 2;
    const double throughput = isOneUnit ? rateOf(answer).value
                                        : geometricMean(
                                              answer.totals, [](const UnitTotal& each) { return rateOf(each).value; });
    const double latency = isOneUnit
                               ? answer.meanLatencyNs
                               : geometricMean(answer.totals, [](const UnitTotal& each) { return each.latencyNs; });
    const double speed = latency > 0 ? 1 / latency : 0;
    score.isOfLatency = goal == BestGoal::Latency;
    score.value = score.isOfLatency ? speed : throughput;
    score.second = score.isOfLatency ? throughput : speed;
    score.sharing = timeSharingIn(answer).threads;
    return score;
}

bool isBetter(const Score& one, const Score& other) {
    if (one.left != other.left)
        return one.left < other.left;
    if (one.fallen != other.fallen)
        return one.fallen < other.fallen;
    if (one.isOfLatency && one.sharing != other.sharing)
        return one.sharing < other.sharing;
    if (const int first = compared(one.value, other.value); first != 0)
        return first > 0;
    if (one.sharing != other.sharing)
        return one.sharing < other.sharing;
    return compared(one.second, other.second) > 0;
}

bool isAsGood(const Score& one, const Score& best) {
    return one.left <= best.left && one.fallen <= best.fallen && (!one.isOfLatency || one.sharing <= best.sharing) &&
           one.value >= (1 - identical) * best.value && one.second >= (1 - sameSecond) * best.second;
}

} // namespace best

} // namespace boardset
