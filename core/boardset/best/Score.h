// SPDX-License-Identifier: GPL-3.0-or-later
// How good an answer is for a goal, so that two can be compared.
#pragma once

#include "boardset/best/Best.h"

namespace boardset::best {

struct Score {
    std::size_t left = 0;     ///< Customers without an answer: the fewest first.
    std::size_t fallen = 0;   ///< Then units that get less done than in the scenario.
    double value = 0;         ///< What is sought, the more the better: throughput, or 1 / latency.
    double second = 0;        ///< What decides between equals: the other of the two.
    int sharing = 0;          ///< Threads that share a processor. A latency leaves out their wait for a turn, so fewer
                              ///< of them count before a lower latency.
    bool isOfLatency = false; ///< True if `value` is 1 / latency; else `second` is.
};

/// Of several units in the foreground the geometric mean, so that a percent of one counts as a percent of another and
/// none stands first (proportional fairness, Kelly 1997). Where the first waits without end it is worth nothing.
/// \param now of the scenario by the same method; empty: nothing falls.
Score scoreOf(const Answer& answer, BestGoal goal, const std::vector<UnitTotal>& now);

/// By more than solvers err: a thousandth of a percent.
bool isBetter(const Score& one, const Score& other);

/// Whether it is within a thousandth of the best in what is sought, and a hundredth in the other: no model tells such
/// two apart.
bool isAsGood(const Score& one, const Score& best);

} // namespace boardset::best
