// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of the open program at the current step.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/scenario/Scenario.h"

#include <memory>
#include <optional>

namespace boardset {

class ReplaySession {
public:
    /// Opens a program at its busiest step.
    /// If the program is a changed form of the open program, keeps the current position instead.
    void open(std::shared_ptr<const Replay> replay);
    void close() { m_cursor.reset(); }
    void goTo(int position); ///< Goes to a step; limited to the existing steps.

    const ReplayCursor* cursor() const { return m_cursor ? &*m_cursor : nullptr; } ///< Null without a program.
    int position() const { return m_cursor ? m_cursor->position() : 0; }
    int length() const { return m_cursor ? m_cursor->replay().length() : 0; }

    /// True if the position is an outcome of the program: its busiest step, or its end.
    bool isAtOutcome() const;
    /// True if both sessions have the same replay; the current steps may differ.
    bool sharesReplayWith(const ReplaySession& other) const;
    /// Returns the scenario `base` with the machine and placement of the current step.
    Scenario scenario(const Scenario& base) const;

private:
    std::optional<ReplayCursor> m_cursor;
};

} // namespace boardset
