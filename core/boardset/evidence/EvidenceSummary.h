// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the model by kind of measurement, so that exact page counts do not hide the errors of throughputs.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <string>
#include <vector>

namespace boardset {

/// Returns the kind of a quantity: "placement", "latency", "peak" (capacity of parts), "throughput", "utilisation" or
/// "gain" (of one placement over another).
std::string kindOf(Quantity quantity);

/// Errors of all figures of one source, role and kind. Errors in percent and differences in percentage points are in
/// separate summaries, because they can't be added up.
struct EvidenceSummary {
    std::string source;
    EvidenceRole role = EvidenceRole::Predicted;
    std::string kind;
    bool inPoints = false;
    int figures = 0;      ///< Number of figures. Each counts once: error of its worst scenario, role of its first.
    double meanError = 0; ///< Mean of the absolute errors.
    double largestError = 0;
};

/// Returns the summaries by source, role and kind, in that order.
std::vector<EvidenceSummary> summariesOf(const std::vector<EvidenceRow>& rows);

} // namespace boardset
