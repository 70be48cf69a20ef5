// SPDX-License-Identifier: GPL-3.0-or-later
// Solves placements for a goal, counts them, recognises placements that were solved before, and keeps the best.
#pragma once

#include "boardset/best/Score.h"

#include <chrono>
#include <unordered_map>

namespace boardset::best {

/// The effort that a whole search may use.
struct SearchBudget {
    double all = 0;  ///< Total effort. One unit is a visit of a class at a station in one iteration of the solver.
    double left = 0; ///< Remaining effort, in the unit of `all`.
    int tried = 0;   ///< Number of placements that have been solved.
    bool isStopped = false;
    BestProgress progress{}; ///< Function that receives the progress of the search; may be empty.
    using Clock = std::chrono::steady_clock;
    /// Deadline for a search that takes far longer than estimated.
    Clock::time_point deadline = Clock::time_point::max();
    bool isLate() const { return Clock::now() > deadline; }

    /// True if the search may continue; always false after the search was stopped or the deadline has passed.
    bool mayGoOn(const Answer& bestSoFar);
};

/// Solves placements for a goal.
/// Uses one method for all placements, because results of different methods can't be compared.
class PlacementTrials {
public:
    struct Found {
        Workload workload;
        Score score;
        Answer answer;
    };

    /// Prepares trials that end when only `reserve` of the effort remains. `first` is the scenario with its results.
    /// `topology` and `effort` must outlive this object.
    PlacementTrials(const Topology& topology, BestGoal goal, const SolveOptions& options, SearchBudget& effort,
                    double reserve, Found first);

    /// Returns the score of a scenario; nothing if the search was stopped or the effort is used up.
    /// A placement that exceeds the capacity of a part has the lowest score.
    std::optional<Score> scoreOf(const Scenario& scenario);
    /// Returns the score of a placement if it was already solved; otherwise nothing.
    std::optional<Score> known(const Workload& workload) const;
    const Found& best() const { return m_best; }
    /// Keeps a result that was computed outside this object with the same method, if it is better than the best result
    /// so far.
    void offer(Found found);
    void setReserve(double reserve) { m_reserve = reserve; }

private:
    const Topology& m_topology;
    BestGoal m_goal;
    SolveOptions m_options;
    SearchBudget& m_effort;
    double m_reserve;
    std::vector<UnitTotal> m_now; ///< Totals of the scenario's results, one for each unit.
    Found m_best;
    std::unordered_map<std::size_t, Score> m_known; ///< Scores, keyed by the hash of the placement.
};

} // namespace boardset::best
