// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the model by kind of measurement, so that exact page counts do not hide the errors in throughput.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <string>
#include <vector>

namespace boardset {

/// Returns the kind of a quantity: "placement", "latency", "peak" (capacity of parts), "throughput",
/// "utilisation" or "gain" (of one placement over another).
std::string kindOf(MeasuredQuantity quantity);

/// Errors of all figures of one source, role and kind.
/// Errors in percent and differences in percentage points are in separate summaries, because they can't be added.
struct EvidenceSummary {
    std::string source;
    EvidenceRole role = EvidenceRole::Predicted;
    std::string kind;
    bool inPoints = false;
    /// Number of figures. Each figure counts once, with the error of its worst scenario and the role of its first.
    int figures = 0;
    double meanError = 0; ///< Mean of the figures' absolute errors.
    double largestError = 0;
};

/// Returns the summaries, sorted by source, then by role, then by kind.
std::vector<EvidenceSummary> summariesOf(const std::vector<EvidenceRow>& rows);

} // namespace boardset
