// SPDX-License-Identifier: GPL-3.0-or-later
// Search for the best placement of threads and pages on one machine.
#pragma once

#include "boardset/best/HillClimb.h"

namespace boardset::best {

/// Searches for the best placement, starting from known placements.
/// Solves placements first with a quick method, and then with the scenario's own method; see findBest().
class PlacementSearch {
public:
    /// Prepares a search whose effort is limited to `effort.left`. All arguments must outlive this object.
    PlacementSearch(const Canonical& from, const BestRequest& asked, SearchBudget& effort);

    bool canMoveAnything() const { return !m_context.threads().empty() || !m_context.pages().empty(); }
    const Answer& before() const { return m_start.answer; } ///< Returns the results of the unchanged scenario.
    Best run();

private:
    PlacementTrials::Found found(const Workload& workload, const SolveOptions& options,
                                 const std::vector<UnitTotal>& now = {}) const;
    PlacementTrials::Found found(const Workload& workload) const;
    Scenario with(const Workload& workload) const;
    std::vector<Workload> tops(bool& isSettled);
    bool climbBy(PlacementTrials& own, const std::vector<Workload>& tops);
    bool willDo(const Score& score, const PlacementTrials& own) const;
    Workload symmetricBetter(PlacementTrials& own, const Workload& top) const;
    Workload withoutNeedless(PlacementTrials& own, const Workload& top) const;
    PlacementTrials::Found nearest(PlacementTrials& own, std::vector<Workload> tops) const;
    std::vector<BestStep> stepsTo(const Workload& best) const;
    std::optional<double> gainOf(const Score& before, const Score& after) const;

    const Canonical& m_from;
    const BestRequest& m_asked;
    SearchBudget& m_effort;
    SearchContext m_context;
    PlacementTrials::Found m_start; ///< The scenario, solved with its own method.
    std::vector<Workload> m_bySystems;
};

} // namespace boardset::best
