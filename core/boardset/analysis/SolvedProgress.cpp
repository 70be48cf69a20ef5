// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SolvedProgress.h"

#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/policy/ReplayedPlacement.h"

#include <algorithm>
#include <cmath>

namespace boardset {

bool hasEnds(const Program& program) {
    return std::any_of(program.events.begin(), program.events.end(), [](const Event& event) {
        const auto* create = std::get_if<events::Create>(&event);
        return create != nullptr && create->amount > 0;
    });
}

WorkEnd SolvedProgress::advance(const World& world, std::int64_t ns) {
    const auto& threads = world.plan().threads;
    for (std::size_t i = m_left.size(); i < threads.size(); ++i) {
        m_left.push_back({threads[i].amount});
    }
    const Answer answer = solvePlacement(world.topology(), placementAt(world, world.state()));
    double seconds = static_cast<double>(ns) / 1e9;
    for (std::size_t i = 0; i < threads.size(); ++i) {
        Left& each = m_left[i];
        each.perSecond = customerAnswerOf(answer, std::to_string(i + 1)).operationsPerSecond;
        if (each.operations > 0 && each.perSecond > 0 && !each.isDone) {
            seconds = std::min(seconds, each.operations / each.perSecond);
        }
    }
    m_seconds += seconds;
    WorkEnd end{std::llround(seconds * 1e9), {}};
    const auto occupancy = world.occupancy();
    for (std::size_t i = 0; i < threads.size(); ++i) {
        Left& each = m_left[i];
        const int processor = world.processor(static_cast<int>(i));
        if (!(each.operations > 0) || each.isDone || each.perSecond <= 0 || processor < 0) {
            continue;
        }
        each.operations -= each.perSecond * seconds;
        each.processorSeconds += seconds / occupancy[static_cast<std::size_t>(processor)];
        if (each.operations <= 1e-12 * threads[i].amount) {
            each.isDone = true;
            end.threads.push_back(static_cast<int>(i));
            m_completions.push_back({std::to_string(i + 1), m_seconds, each.processorSeconds});
        }
    }
    return end;
}

} // namespace boardset
