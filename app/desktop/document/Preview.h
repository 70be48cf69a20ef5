// SPDX-License-Identifier: GPL-3.0-or-later
// The shown state of a scenario, and the effect of edits on this state.
#pragma once

#include "ReplaySession.h"
#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Flows.h"
#include "boardset/scenario/Edit.h"

#include <QString>
#include <memory>
#include <vector>

namespace boardset {

/// The state of a scenario that the window shows. A snapshot is computed as a whole, and never changes afterwards.
struct ScenarioSnapshot {
    ReplaySession replay;
    Scenario scenario; ///< Shown scenario; for a program, the scenario at the current step.
    /// Topology of the shown scenario; the steps of a replay add and remove boards.
    std::shared_ptr<const Topology> topology;
    Answer answer;
    Flows flows; ///< Traffic over each link.
};

/// The effect of edits that have not been performed. Document::perform() can perform them without solving again.
struct Preview {
    std::vector<Edit> edits;
    std::shared_ptr<const ScenarioSnapshot> before; ///< Shown state when the preview was requested.
    QString moved;                                  ///< Sentence about work that the edits also move; empty if none.
    QString refusal;                                ///< Why the edits cannot be performed; empty if they can.
    Canonical base;                                 ///< Saved scenario after the edits, if they can be performed.
    std::shared_ptr<const ScenarioSnapshot> after;  ///< Shown state after the edits; null if it has not been solved.
};

} // namespace boardset
