// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Replay.h"

#include "boardset/policy/SolarisMpo.h"

#include <algorithm>

namespace boardset {

namespace {

World worldOf(const Program& program, const Topology& topology) {
    LgroupTable lgroups = lgroupsOf(topology, program.domain);
    PolicySettings settings = settingsFor(program, topology, lgroups);
    return {program, std::move(lgroups), std::move(settings)};
}

} // namespace

Replay::Replay(const Program& program, std::shared_ptr<const Topology> topology)
    : m_program(program), m_topology(std::move(topology)), m_world(worldOf(program, *m_topology)) {
    SolarisMpo(m_world, m_program, *m_topology).run();
    m_steps = m_world.takeSteps();
    m_changes = m_world.takeChanges();
}

std::shared_ptr<const Replay> Replay::of(const Program& program, std::shared_ptr<const Topology> topology) {
    return std::shared_ptr<const Replay>(new Replay(program, std::move(topology)));
}

std::pair<const Change*, const Change*> Replay::changesTo(int position) const {
    const auto step = static_cast<std::size_t>(position - 1);
    const std::size_t first = step == 0 ? 0 : m_steps[step - 1].changes;
    return {m_changes.data() + first, m_changes.data() + m_steps[step].changes};
}

void ReplayCursor::goTo(int position) {
    const int target = std::clamp(position, 0, m_replay->length());
    while (m_position < target) {
        const auto [first, last] = m_replay->changesTo(++m_position);
        std::for_each(first, last, [this](const Change& change) { m_state.apply(change); });
    }
    while (m_position > target) {
        const auto [first, last] = m_replay->changesTo(m_position--);
        for (const Change* change = last; change != first;) {
            m_state.revert(*--change);
        }
    }
}

} // namespace boardset
