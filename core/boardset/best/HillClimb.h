// SPDX-License-Identifier: GPL-3.0-or-later
// Local search, which starts at a placement and ends at a placement that no single move improves.
#pragma once

#include "boardset/best/CandidateMoves.h"
#include "boardset/best/PlacementTrials.h"

#include <random>

namespace boardset::best {

/// Improves placements by hill climbing.
class HillClimb {
public:
    /// Prepares a search. All arguments must outlive this object.
    HillClimb(const SearchContext& context, PlacementTrials& trials, unsigned seed)
        : m_context(context), m_trials(trials), m_random(seed), m_candidates(candidateMoves(context)) {}

    /// Applies moves that improve the placement, in random order.
    /// Returns true when no move improves the placement any further, and false if the effort is used up first.
    bool from(Scenario& now);

    /// Applies a few random moves, even if they make the placement worse.
    void perturb(Scenario& now);

private:
    void shuffle();

    const SearchContext& m_context;
    PlacementTrials& m_trials;
    std::mt19937 m_random;
    std::vector<CandidateMove> m_candidates;
};

} // namespace boardset::best
