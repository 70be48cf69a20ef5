// SPDX-License-Identifier: GPL-3.0-or-later
// A point of a sweep as edits of the scenario that is swept: what is solved is what a click opens.
#pragma once

#include "boardset/rules/Refusal.h"
#include "boardset/sweep/SweepQuantity.h"

namespace boardset {

/// A quantity at a value.
struct SweepSetting {
    SweepQuantity quantity;
    double value = 0;
};

/// A swept scenario and the edits that lead to it.
struct SweptScenario {
    Canonical scenario;
    std::vector<Edit> edits; ///< None, where all is as it was.
};

/// The scenario with other values. With `isChecked`, as edits would leave it, in canonical form; else workloads are
/// taken as they are, which solves the same. What stood on boards that go is dealt over those that are left
/// (Displaced::Moved). Throws EditError or TopologyError where a value does not fit.
SweptScenario sweptScenario(RuleBook& rules, const Canonical& from, std::vector<SweepSetting> settings,
                            bool isChecked = true);

} // namespace boardset
