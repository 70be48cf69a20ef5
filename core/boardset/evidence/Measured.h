// SPDX-License-Identifier: GPL-3.0-or-later
// What the maker measured of a placement that has just been answered, or of one over another.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"

namespace boardset {

/// A placement and its answer, as they stand in front of somebody.
struct Answered {
    const std::string& id; ///< Of the bundled scenario, if it is one.
    const Topology& topology;
    const Answer& answer;
};

/// The published throughputs of bundled scenarios that the model cannot tell from this placement (networkColour()), or
/// that it is; each printed figure once. Scenarios with a program count only where they are the one that is open.
std::vector<EvidenceRow> measuredOf(const Answered& of, const ScenarioLoader& scenarios);

/// The same of published gains of `after` over `before`.
std::vector<EvidenceRow> measuredBetween(const Answered& before, const Answered& after,
                                         const ScenarioLoader& scenarios);

} // namespace boardset
