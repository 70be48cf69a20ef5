// SPDX-License-Identifier: GPL-3.0-or-later
// Solves one placement after the other for a goal: counts them, knows those that it has seen, and keeps the best.
#pragma once

#include "boardset/best/Score.h"

#include <chrono>
#include <unordered_map>

namespace boardset::best {

/// What a whole search has to spend, and has spent.
struct Effort {
    double all = 0;  ///< In visits of a class at a station, each time that the solver goes round.
    double left = 0; ///< Of them.
    int tried = 0;   ///< Placements that were solved.
    bool isStopped = false;
    BestProgress progress{}; ///< May be empty.
    using Clock = std::chrono::steady_clock;
    Clock::time_point deadline = Clock::time_point::max(); ///< For what takes far longer than is reckoned.
    bool isLate() const { return Clock::now() > deadline; }

    /// Asks whether to go on; false ever after it was told to stop, or is late.
    bool mayGoOn(const Answer& bestSoFar);
};

/// By one method of solving: what others say cannot be compared.
class Trials {
public:
    struct Found {
        Workload workload;
        Score score;
        Answer answer;
    };

    /// All live longer; it spends until `reserve` is left. `first` is the scenario, whose answer is known.
    Trials(const Topology& topology, BestGoal goal, const SolveOptions& options, Effort& effort, double reserve,
           Found first);

    /// Nothing when it was told to stop or has spent everything. A placement that does not fit is worth less than any.
    std::optional<Score> scoreOf(const Scenario& scenario);
    /// Of a placement that was solved; nothing of any other.
    std::optional<Score> known(const Workload& workload) const;
    const Found& best() const { return m_best; }
    /// What was found elsewhere by the same method, if it is better.
    void offer(Found found);
    void setReserve(double reserve) { m_reserve = reserve; }

private:
    const Topology& m_topology;
    BestGoal m_goal;
    SolveOptions m_options;
    Effort& m_effort;
    double m_reserve;
    std::vector<UnitTotal> m_now; ///< Of the first.
    Found m_best;
    std::unordered_map<std::size_t, Score> m_known; ///< By placement.
};

} // namespace boardset::best
