// SPDX-License-Identifier: GPL-3.0-or-later
// The names and captions of the scenarios A and B of a comparison.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <optional>
#include <string>

namespace boardset {

/// A scenario that is compared with another scenario.
struct ComparedScenario {
    const Scenario& scenario;
    const Topology& topology;
    std::string edit = {};        ///< Title of the edit that led to the scenario; empty if there was no edit.
    std::optional<int> step = {}; ///< Shown step of the scenario's program; empty at the end of the program.
};

/// Returns the name of a side: "Four threads: Move thread 4 to SB3, step 12". If both sides have the same
/// title and there is an edit, the edit replaces the title. `other` is null if there is no other side.
std::string nameOf(const ComparedScenario& side, const ComparedScenario* other);

/// Texts of A and B.
struct ComparedNames {
    std::string a, b;
};

/// Returns the captions: the title and the configuration in force, as in "Transactions, Processors 6, three books; L3
/// mode private". If both captions are the same, returns the names.
ComparedNames captionsOf(const ComparedScenario& a, const ComparedScenario& b);

} // namespace boardset
