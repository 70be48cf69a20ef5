// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Climb.h"

#include <utility>

namespace boardset::best {

void Climb::shuffle() { // std::shuffle differs between libraries
    for (std::size_t left = m_ideas.size(); left > 1; --left)
        std::swap(m_ideas[left - 1], m_ideas[m_random() % left]);
}

bool Climb::from(Scenario& now) {
    std::optional<Score> score = m_trials.scoreOf(now);
    if (!score)
        return false;
    shuffle();
    std::size_t idea = 0;
    for (std::size_t inVain = 0; inVain < m_ideas.size(); ++inVain, ++idea) {
        Move move = moveOf(m_ideas[idea % m_ideas.size()], m_ground, now.workload);
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

void Climb::shake(Scenario& now) {
    constexpr int moves = 4;
    for (int i = 0; i < moves && !m_ideas.empty(); ++i) {
        Move move = moveOf(m_ideas[m_random() % m_ideas.size()], m_ground, now.workload);
        exchange(now.workload, move);
    }
}

} // namespace boardset::best
