// SPDX-License-Identifier: GPL-3.0-or-later
// A point of a sweep as edits of the swept scenario: clicking the point opens exactly the scenario that was solved.
#pragma once

#include "boardset/rules/Refusal.h"
#include "boardset/sweep/SweepQuantity.h"

namespace boardset {

/// A quantity and its value.
struct SweepSetting {
    SweepQuantity quantity;
    double value = 0;
};

/// A swept scenario and the edits that lead to it.
struct SweptScenario {
    Canonical scenario;
    std::vector<Edit> edits; ///< Edits from the original scenario; empty if nothing changed.
};

/// Returns the scenario with other values. With `isChecked` it is in canonical form, as after edits;
/// otherwise workloads are not checked, and the solution is the same. Customers and pages on removed boards are spread
/// over the remaining boards (Displaced::Moved). Throws EditError or TopologyError for an invalid value.
SweptScenario sweptScenario(RuleBook& rules, const Canonical& from, std::vector<SweepSetting> settings,
                            bool isChecked = true);

} // namespace boardset
