// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements beside the model's answers, as every command writes them.
#pragma once

#include "LoadScenario.h"
#include "Print.h"
#include "boardset/evidence/EvidenceSummary.h"

#include <string>
#include <vector>

namespace boardset {

/// "+3.8 %", "-1.4 points".
std::string errorText(const EvidenceRow& row);

/// What `evidence` lists, and `solve`, `compare` and `replay` as `measured`.
OrderedJson jsonOf(const EvidenceRow& row);
OrderedJson jsonOf(const std::vector<EvidenceRow>& rows);

/// A line for each, and its note below; empty if there is none.
std::string measuredText(const std::vector<EvidenceRow>& rows);

/// The published throughputs of an answer, see measuredOf().
std::vector<EvidenceRow> measuredBeside(const Globals& globals, const std::string& id, const Topology& topology,
                                        const Answer& answer);

} // namespace boardset
