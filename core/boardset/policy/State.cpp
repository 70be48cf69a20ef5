// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/State.h"

namespace boardset {

void Recorder::write(StateCell cell, std::uint32_t index, std::int64_t value) {
    const std::int64_t before = m_state.at(cell, index);
    if (before == value)
        return;
    m_changes.push_back({cell, index, before, value});
    m_state.apply(m_changes.back());
}

int Recorder::random(int count) {
    const auto next = static_cast<std::uint64_t>(m_state.at(StateCell::Random)) + 0x9E37'79B9'7F4A'7C15U;
    set(StateCell::Random, 0, next);
    std::uint64_t mixed = next;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EBU;
    mixed ^= mixed >> 31U;
    return static_cast<int>((mixed >> 32U) % static_cast<std::uint64_t>(count));
}

} // namespace boardset
