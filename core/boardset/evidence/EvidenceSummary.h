// SPDX-License-Identifier: GPL-3.0-or-later
// How far the model is off, by kind of measurement: counts of pages do not hide throughputs.
#pragma once

#include "boardset/evidence/Evidence.h"

#include <string>
#include <vector>

namespace boardset {

/// "placement", "latency", "peak" (what parts could do at the most), "throughput", or "gain" (of one over another).
std::string kindOf(Quantity quantity);

/// The figures of one source, role and kind. Errors in percent and differences in points stand apart: they do not add
/// up.
struct EvidenceSummary {
    std::string source;
    EvidenceRole role = EvidenceRole::Predicted;
    std::string kind;
    bool inPoints = false;
    int figures =
        0; ///< Each counts once, however many scenarios answer it: by the worst of them, in the first one's role.
    double meanError = 0; ///< Of their sizes.
    double largestError = 0;
};

/// By source, role and kind, in that order.
std::vector<EvidenceSummary> summariesOf(const std::vector<EvidenceRow>& rows);

} // namespace boardset
