// SPDX-License-Identifier: GPL-3.0-or-later
// A measure of how well a result meets a goal, for comparing results.
#pragma once

#include "boardset/best/Best.h"

namespace boardset::best {

/// A measure of how well a result meets a goal. isBetter() compares `left`, `fallen`, `value` and `second` in this
/// order.
struct Score {
    std::size_t left = 0; ///< Number of customers without a result; fewer is better.
    /// Number of kinds of operations that have less throughput than in the scenario; fewer is better.
    std::size_t fallen = 0;
    double value = 0;  ///< Value that the goal maximises: throughput, or 1 / latency.
    double second = 0; ///< Tie-breaker: 1 / latency if `value` is throughput; otherwise throughput.
    /// Number of threads that share a processor; fewer is better.
    /// No latency includes the time for which such threads wait for the processor. isBetter() therefore compares this
    /// number before a latency: before `value` if `isOfLatency` is true, otherwise before `second`.
    int sharing = 0;
    bool isOfLatency = false; ///< True if `value` is 1 / latency; false if `second` is 1 / latency.
};

/// Returns the score of a result. For several kinds of operations in the foreground, the value is the geometric mean of
/// all kinds. A change of one percent therefore counts the same for each kind, and no kind has priority (proportional
/// fairness, Kelly 1997). An overloaded result has the value 0. `now` contains the totals of the scenario, computed
/// with the same method. If `now` is empty, no kind of operation counts as having lost throughput.
Score scoreOf(const Answer& answer, BestGoal goal, const std::vector<UnitTotal>& now);

/// True if `one` is better than `other` by more than a thousandth of a percent, which is the error of the solvers.
bool isBetter(const Score& one, const Score& other);

/// True if the `value` of a score is within a thousandth of that of `best`, and `second` is within a hundredth.
/// The model can't distinguish such results reliably.
bool isAsGood(const Score& one, const Score& best);

} // namespace boardset::best
