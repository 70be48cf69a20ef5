// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a result for a goal, for comparisons.
#pragma once

#include "boardset/best/Best.h"

namespace boardset::best {

/// The value of a result for a goal. isBetter() compares `left`, `fallen`, `value` and `second` in this order.
struct Score {
    std::size_t left = 0;   ///< Customers without a result; fewer is better.
    std::size_t fallen = 0; ///< Kinds of operations with less throughput than in the scenario.
    double value = 0;       ///< The goal: throughput, or 1 / latency; more is better.
    double second = 0;      ///< Tie-breaker: the other one of throughput and 1 / latency.
    /// Threads that share a processor; fewer is better. The latency omits their wait for it,
    /// so they are compared before a latency: before `value` if `isOfLatency`, otherwise before `second`.
    int sharing = 0;
    bool isOfLatency = false; ///< True if `value` is 1 / latency; false if `second` is.
};

/// Returns the score of a result. For several kinds of operations in the foreground it is the geometric mean. A percent
/// of one counts as much as a percent of another, and no kind has priority (proportional fairness, Kelly 1997).
/// An overloaded result has the value 0. `now` has the totals of the scenario by the same method; empty: no kind falls.
Score scoreOf(const Answer& answer, BestGoal goal, const std::vector<UnitTotal>& now);

/// True if `one` is better than `other` by more than the error of the solvers, a thousandth of a percent.
bool isBetter(const Score& one, const Score& other);

/// True if a score is within a thousandth of the best in the goal, and within a hundredth in the other measure:
/// no model distinguishes such results.
bool isAsGood(const Score& one, const Score& best);

} // namespace boardset::best
