// SPDX-License-Identifier: GPL-3.0-or-later
// The best placement of threads and pages on one machine.
#pragma once

#include "boardset/best/Climb.h"

namespace boardset::best {

/// Searches from known placements, first with a quick method and then with the scenario's own; see findBest().
class PlacementSearch {
public:
    /// All arguments must outlive it. Spends at most `effort.left`.
    PlacementSearch(const Canonical& from, const BestAsked& asked, Effort& effort);

    bool canMoveAnything() const { return !m_ground.threads().empty() || !m_ground.pages().empty(); }
    const Answer& before() const { return m_start.answer; } ///< Result of the scenario itself.
    Best run();

private:
    Trials::Found found(const Workload& workload, const SolveOptions& options,
                        const std::vector<UnitTotal>& now = {}) const;
    Trials::Found found(const Workload& workload) const;
    Scenario with(const Workload& workload) const;
    std::vector<Workload> tops(bool& isSettled);
    bool climbBy(Trials& own, const std::vector<Workload>& tops);
    bool willDo(const Score& score, const Trials& own) const;
    Workload turned(Trials& own, const Workload& top) const;
    Workload withoutNeedless(Trials& own, const Workload& top) const;
    Trials::Found nearest(Trials& own, std::vector<Workload> tops) const;
    std::vector<BestStep> stepsTo(const Workload& best) const;
    std::optional<double> gainOf(const Score& before, const Score& after) const;

    const Canonical& m_from;
    const BestAsked& m_asked;
    Effort& m_effort;
    Ground m_ground;
    Trials::Found m_start; ///< The scenario, solved by its own method.
    std::vector<Workload> m_bySystems;
};

} // namespace boardset::best
