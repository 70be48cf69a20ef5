// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of the open program at the current step, and optionally the replay of a variant of the program.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/scenario/Scenario.h"

#include <memory>
#include <optional>

namespace boardset {

/// A replay of a program (A), and optionally a replay of a variant of the program (B).
/// Both replays are at the same position; a shorter replay stays at its end.
class ReplaySession {
public:
    /// Opens a program at its busiest step.
    /// If the program is a changed form of the open program, keeps the current position instead. Removes any variant.
    void open(std::shared_ptr<const Replay> replay);
    void close();
    void setVariant(std::shared_ptr<const Replay> variant); ///< Sets the variant and shows it.
    void dropVariant();
    void showVariant(bool shown) { m_showsVariant = shown && m_variant; }
    void goTo(int position);

    const ReplayCursor* original() const { return m_original ? &*m_original : nullptr; }
    const ReplayCursor* variant() const { return m_variant ? &*m_variant : nullptr; }
    const ReplayCursor* shown() const { return m_showsVariant ? variant() : original(); }
    bool showsVariant() const { return m_showsVariant; }
    int position() const { return shown() ? shown()->position() : 0; }
    int length() const { return shown() ? shown()->replay().length() : 0; }

    /// True if the shown position is an outcome of the program: its busiest step, or its end.
    bool isAtOutcome() const;
    /// True if both sessions have the same replays; the current steps may differ.
    bool sharesReplaysWith(const ReplaySession& other) const;
    /// Returns the scenario `base` with the machine and placement of the current step.
    Scenario scenario(const Scenario& base) const;

private:
    std::optional<ReplayCursor> m_original, m_variant;
    bool m_showsVariant = false;
};

} // namespace boardset
