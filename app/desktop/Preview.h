// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of a scenario, and what edits would make of it.
#pragma once

#include "ReplayDesk.h"
#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Flows.h"
#include "boardset/scenario/Edit.h"

#include <QString>
#include <memory>
#include <vector>

namespace boardset {

/// What is seen of a scenario. Computed as a whole before anything changes, and shared as it is.
struct Sight {
    ReplayDesk replay;
    Scenario scenario; ///< With a program: with the machine and the placement of the step that is looked at.
    std::shared_ptr<const Topology> topology; ///< Of `scenario`: boards come and go in a replay.
    Answer answer;
    Flows flows; ///< Over each link.
};

/// What edits would give, not done: Document::perform() takes it over as it is.
struct Preview {
    std::vector<Edit> edits;
    std::shared_ptr<const Sight> before; ///< What was seen when it was asked for.
    QString refusal;                     ///< Why the edits cannot be done; empty if they can.
    Canonical base;                      ///< What they give, if they can be done...
    std::shared_ptr<const Sight> after;  ///< ...and what would be seen of it; null if that is not solved.
};

} // namespace boardset
