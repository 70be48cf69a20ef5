// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/HillClimb.h"

#include <utility>

namespace boardset::best {

void HillClimb::shuffle() { // does not use std::shuffle, whose results differ between libraries
    for (std::size_t left = m_candidates.size(); left > 1; --left)
        std::swap(m_candidates[left - 1], m_candidates[m_random() % left]);
}

bool HillClimb::from(Scenario& now) {
    std::optional<Score> score = m_trials.scoreOf(now);
    if (!score)
        return false;
    shuffle();
    std::size_t idea = 0;
    for (std::size_t inVain = 0; inVain < m_candidates.size(); ++inVain, ++idea) {
        PlacementMove move = moveOf(m_candidates[idea % m_candidates.size()], m_context, now.workload);
        if (move.isEmpty())
            continue;
        exchange(now.workload, move);
        const std::optional<Score> next = m_trials.scoreOf(now);
        if (next && isBetter(*next, *score)) {
            score = next;
            inVain = 0;
            continue;
        }
        exchange(now.workload, move);
        if (!next)
            return false;
    }
    return true;
}

void HillClimb::perturb(Scenario& now) {
    constexpr int moves = 4;
    for (int i = 0; i < moves && !m_candidates.empty(); ++i) {
        PlacementMove move = moveOf(m_candidates[m_random() % m_candidates.size()], m_context, now.workload);
        exchange(now.workload, move);
    }
}

} // namespace boardset::best
