// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a result for a goal, for comparisons.
#pragma once

#include "boardset/best/Best.h"

namespace boardset::best {

/// The value of a result for a goal. isBetter() compares `left`, `fallen`, `value` and `second` in this order.
struct Score {
    std::size_t left = 0;   ///< Customers without a result; fewer is better.
    std::size_t fallen = 0; ///< Kinds of operations with less throughput than in the scenario.
    double value = 0;       ///< Value for the goal: throughput, or 1 / latency; more is better.
    double second = 0;      ///< Tie-breaker: 1 / latency if `value` is throughput; otherwise throughput.
    /// Number of threads that share a processor; fewer is better. The latency does not include the time for which such
    /// threads wait for the processor, so isBetter() compares this number before it compares a latency:
    /// before `value` if `isOfLatency` is true, otherwise before `second`.
    int sharing = 0;
    bool isOfLatency = false; ///< True if `value` is 1 / latency; false if `second` is 1 / latency.
};

/// Returns the score of a result. For several kinds of operations in the foreground, the value is their geometric mean.
/// A change of one percent counts the same for each kind, and no kind has priority (proportional fairness, Kelly 1997).
/// An overloaded result has the value 0. `now` contains the totals of the scenario, computed by the same method.
/// If `now` is empty, no kind of operation counts as having lost throughput.
Score scoreOf(const Answer& answer, BestGoal goal, const std::vector<UnitTotal>& now);

/// True if `one` is better than `other` by more than the error of the solvers, a thousandth of a percent.
bool isBetter(const Score& one, const Score& other);

/// True if a score is within a thousandth of `best` in `value`, and within a hundredth in `second`.
/// No model distinguishes such results.
bool isAsGood(const Score& one, const Score& best);

} // namespace boardset::best
