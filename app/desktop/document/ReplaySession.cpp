// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplaySession.h"

#include "boardset/policy/ReplayedPlacement.h"

namespace boardset {

namespace {

/// Returns the position after a change of the program.
/// The position stays the same, except that the busiest step and the end move to those of the changed program.
int positionIn(const Replay& replay, const std::optional<ReplayCursor>& before) {
    if (!before || before->position() == before->replay().busiest())
        return replay.busiest();
    return before->position() == before->replay().length() ? replay.length() : before->position();
}

} // namespace

void ReplaySession::open(std::shared_ptr<const Replay> replay) {
    const int position = positionIn(*replay, m_cursor);
    m_cursor.emplace(std::move(replay));
    m_cursor->goTo(position);
}

void ReplaySession::goTo(int position) {
    if (m_cursor)
        m_cursor->goTo(position);
}

bool ReplaySession::isAtOutcome() const {
    return m_cursor && (position() == length() || position() == m_cursor->replay().busiest());
}

bool ReplaySession::sharesReplayWith(const ReplaySession& other) const {
    return m_cursor && other.m_cursor ? &m_cursor->replay() == &other.m_cursor->replay()
                                      : m_cursor.has_value() == other.m_cursor.has_value();
}

Scenario ReplaySession::scenario(const Scenario& base) const {
    Scenario now = base;
    now.configuration = configurationAt(m_cursor->replay(), m_cursor->state());
    now.workload = placementAt(m_cursor->replay(), m_cursor->state());
    return now;
}

} // namespace boardset
