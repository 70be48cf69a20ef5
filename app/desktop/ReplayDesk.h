// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of the open program, the step that is looked at, and perhaps a variant of the program beside it.
#pragma once

#include "boardset/policy/Replay.h"
#include "boardset/scenario/Scenario.h"

#include <memory>
#include <optional>

namespace boardset {

/// A is the program as it is, B the variant. Both stand at the same position, as far as they reach.
class ReplayDesk {
public:
    /// Opens a program where it is busiest, or, if it is a changed form of the one that is open, at the step where that
    /// stands. Nothing is left of a variant.
    void open(std::shared_ptr<const Replay> replay);
    void close();
    void setVariant(std::shared_ptr<const Replay> variant); ///< Shown from now on.
    void dropVariant();
    void showVariant(bool shown) { m_showsVariant = shown && m_variant; }
    void goTo(int position);

    const ReplayCursor* original() const { return m_original ? &*m_original : nullptr; }
    const ReplayCursor* variant() const { return m_variant ? &*m_variant : nullptr; }
    const ReplayCursor* shown() const { return m_showsVariant ? variant() : original(); }
    bool showsVariant() const { return m_showsVariant; }
    int position() const { return shown() ? shown()->position() : 0; }
    int length() const { return shown() ? shown()->replay().length() : 0; }

    /// Whether what is shown stands where a program tells what it leads to: at its busiest step, or its end.
    bool isAtOutcome() const;
    /// Whether the same replays are open, at whatever step.
    bool sharesReplaysWith(const ReplayDesk& other) const;
    /// `base` with the machine and the placement of the step that is looked at.
    Scenario scenario(const Scenario& base) const;

private:
    std::optional<ReplayCursor> m_original, m_variant;
    bool m_showsVariant = false;
};

} // namespace boardset
