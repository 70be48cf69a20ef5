// SPDX-License-Identifier: GPL-3.0-or-later
// Local search: from a placement to one that no single move makes better.
#pragma once

#include "boardset/best/Ideas.h"
#include "boardset/best/Trials.h"

#include <random>

namespace boardset::best {

class Climb {
public:
    /// All live longer.
    Climb(const Ground& ground, Trials& trials, unsigned seed)
        : m_ground(ground), m_trials(trials), m_random(seed), m_ideas(ideasOn(ground)) {}

    /// Takes each move that helps, in an order of chance, until none does: true. False if the trials end before.
    bool from(Scenario& now);

    /// Makes a few moves by chance, whatever they do.
    void shake(Scenario& now);

private:
    void shuffle();

    const Ground& m_ground;
    Trials& m_trials;
    std::mt19937 m_random;
    std::vector<Idea> m_ideas;
};

} // namespace boardset::best
