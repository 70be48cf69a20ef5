// SPDX-License-Identifier: GPL-3.0-or-later
// Local search: from a placement to one that no single move improves.
#pragma once

#include "boardset/best/Ideas.h"
#include "boardset/best/Trials.h"

#include <random>

namespace boardset::best {

/// Hill climbing on placements.
class Climb {
public:
    /// All arguments must outlive it.
    Climb(const Ground& ground, Trials& trials, unsigned seed)
        : m_ground(ground), m_trials(trials), m_random(seed), m_ideas(ideasOn(ground)) {}

    /// Applies moves that improve the placement, in random order.
    /// Returns true when no move improves it any more, false if the effort is spent first.
    bool from(Scenario& now);

    /// Applies a few random moves, whatever their effect.
    void shake(Scenario& now);

private:
    void shuffle();

    const Ground& m_ground;
    Trials& m_trials;
    std::mt19937 m_random;
    std::vector<Idea> m_ideas;
};

} // namespace boardset::best
