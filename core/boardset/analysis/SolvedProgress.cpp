// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SolvedProgress.h"

#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>

namespace boardset {

bool hasEnds(const Program& program) {
    return std::ranges::any_of(
        program.events,
        [](const Event& event) {
            const auto* create = std::get_if<events::Create>(&event);
            return create != nullptr && create->amount > 0;
        });
}

ProgressEnd SolvedProgress::advance(const World& world, std::int64_t ns) {
    const auto& threads = world.plan().threads;
    for (std::size_t i = 0; i < threads.size() && !m_hasBegun; ++i)
        m_left.add(CustomerName(std::to_string(i + 1)), threads[i].amount);
    m_hasBegun = true;
    const Answer answer = solvePlacement(world.topology(), placementAt(world, world.state()));
    const double seconds = std::min(static_cast<double>(ns) / 1e9, m_left.secondsToEnd(answer));
    ProgressEnd end{std::llround(seconds * 1e9), {}};
    for (const Completion& each : m_left.pass(seconds))
        end.threads.push_back({wholeIn(each.customer.text).value() - 1, each.processorSeconds});
    return end;
}

std::vector<Completion> completionsOf(const Replay& replay) {
    std::vector<Completion> completions;
    for (const ThreadEnd& each : replay.ends())
        completions.push_back(
            {CustomerName(std::to_string(each.thread + 1)), replay.wallSecondsOf(each), each.processorSeconds});
    return completions;
}

double runSecondsOf(const Program& program, const std::shared_ptr<const Topology>& topology) {
    SolvedProgress progress;
    const auto replay = Replay::of(program, topology, &progress);
    double most = 0;
    for (const ThreadEnd& each : replay->ends())
        most = std::max(most, each.processorSeconds);
    return most;
}

} // namespace boardset
