// SPDX-License-Identifier: GPL-3.0-or-later
// Solves placements for a goal: counts them, recognises those that it has solved before, and keeps the best.
#pragma once

#include "boardset/best/Score.h"

#include <chrono>
#include <unordered_map>

namespace boardset::best {

/// The effort of a whole search.
struct SearchBudget {
    double all = 0;  ///< Total effort, in visits of a class at a station per iteration of the solver.
    double left = 0; ///< Remaining effort, in the same unit.
    int tried = 0;   ///< Number of placements that were solved.
    bool isStopped = false;
    BestProgress progress{}; ///< May be empty.
    using Clock = std::chrono::steady_clock;
    Clock::time_point deadline = Clock::time_point::max(); ///< Limits searches that take far longer than estimated.
    bool isLate() const { return Clock::now() > deadline; }

    /// Returns whether to continue; always false once the search was stopped or the deadline passed.
    bool mayGoOn(const Answer& bestSoFar);
};

/// Solves placements, all with one method, because results of different methods cannot be compared.
class PlacementTrials {
public:
    struct Found {
        Workload workload;
        Score score;
        Answer answer;
    };

    /// All arguments must outlive it. It stops when only `reserve` of the effort is left.
    /// `first` is the scenario with its result.
    PlacementTrials(const Topology& topology, BestGoal goal, const SolveOptions& options, SearchBudget& effort,
                    double reserve, Found first);

    /// Returns the score of a scenario; nothing if the search was stopped or the effort is spent.
    /// A placement that does not fit has the lowest score.
    std::optional<Score> scoreOf(const Scenario& scenario);
    /// Returns the score of a placement that was solved; nothing for other placements.
    std::optional<Score> known(const Workload& workload) const;
    const Found& best() const { return m_best; }
    /// Keeps a result of the same method from elsewhere, if it is better.
    void offer(Found found);
    void setReserve(double reserve) { m_reserve = reserve; }

private:
    const Topology& m_topology;
    BestGoal m_goal;
    SolveOptions m_options;
    SearchBudget& m_effort;
    double m_reserve;
    std::vector<UnitTotal> m_now; ///< Totals of the scenario's result.
    Found m_best;
    std::unordered_map<std::size_t, Score> m_known; ///< By placement.
};

} // namespace boardset::best
