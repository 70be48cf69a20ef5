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
    const int position = positionIn(*replay, m_original);
    dropVariant();
    m_original.emplace(std::move(replay));
    m_original->goTo(position);
}

void ReplaySession::close() {
    dropVariant();
    m_original.reset();
}

void ReplaySession::setVariant(std::shared_ptr<const Replay> variant) {
    const int position = this->position();
    m_variant.emplace(std::move(variant));
    m_variant->goTo(position);
    m_showsVariant = true;
}

void ReplaySession::dropVariant() {
    m_showsVariant = false;
    m_variant.reset();
}

void ReplaySession::goTo(int position) {
    for (auto* cursor : {&m_original, &m_variant})
        if (*cursor)
            (*cursor)->goTo(position);
}

bool ReplaySession::isAtOutcome() const {
    return shown() && (position() == length() || position() == shown()->replay().busiest());
}

bool ReplaySession::sharesReplaysWith(const ReplaySession& other) const {
    const auto same = [](const ReplayCursor* a, const ReplayCursor* b) {
        return a && b ? &a->replay() == &b->replay() : a == b;
    };
    return same(original(), other.original()) && same(variant(), other.variant());
}

Scenario ReplaySession::scenario(const Scenario& base) const {
    const ReplayCursor& at = *shown();
    Scenario now = base;
    now.configuration = configurationAt(at.replay(), at.state());
    now.workload = placementAt(at.replay(), at.state());
    return now;
}

} // namespace boardset
