// SPDX-License-Identifier: GPL-3.0-or-later
// Represents a point of a sweep as edits of the swept scenario.
// Clicking the point opens exactly the scenario that was solved.
#pragma once

#include "boardset/rules/Refusal.h"
#include "boardset/sweep/SweepQuantity.h"

namespace boardset {

/// A quantity and its value.
struct SweepSetting {
    SweepQuantity quantity;
    double value = 0;
};

/// A swept scenario, and the edits that produce it from the original scenario.
struct SweptScenario {
    Canonical scenario;
    std::vector<Edit> edits; ///< Edits of the original scenario; empty if nothing changed.
};

/// Returns the scenario with the given values of the quantities.
/// If `isChecked` is true, the result is in canonical form, as after edits.
/// Otherwise, workloads are not checked, but the solution is the same.
/// Throws EditError or TopologyError for an invalid value.
SweptScenario sweptScenario(RuleBook& rules, const Canonical& from, std::vector<SweepSetting> settings,
                            bool isChecked = true);

} // namespace boardset
