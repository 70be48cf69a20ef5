// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Score.h"

#include <algorithm>

namespace boardset {

std::string toString(BestGoal goal) {
    return goal == BestGoal::Throughput ? "throughput" : goal == BestGoal::Latency ? "latency" : "size";
}

namespace best {

namespace {

constexpr double close = 1e-5; // relative
constexpr double alike = 1e-3;
constexpr double alikeSecond = 1e-2;

int compared(double one, double other) {
    const double margin = close * std::max(one, other);
    return one > other + margin ? 1 : other > one + margin ? -1 : 0;
}

} // namespace

Score scoreOf(const Answer& answer, BestGoal goal) {
    Score score{answer.model.stopped.size() + answer.model.unknown.size()};
    if (answer.totals.empty() || answer.isEndless())
        return score;
    const double throughput = rateOf(answer).value;
    const double speed = answer.meanLatencyNs > 0 ? 1 / answer.meanLatencyNs : 0;
    score.value = goal == BestGoal::Latency ? speed : throughput;
    score.second = goal == BestGoal::Latency ? throughput : speed;
    return score;
}

bool isBetter(const Score& one, const Score& other) {
    if (one.left != other.left)
        return one.left < other.left;
    const int first = compared(one.value, other.value);
    return first > 0 || (first == 0 && compared(one.second, other.second) > 0);
}

bool isAsGood(const Score& one, const Score& best) {
    return one.left <= best.left && one.value >= (1 - alike) * best.value &&
           one.second >= (1 - alikeSecond) * best.second;
}

} // namespace best

} // namespace boardset
