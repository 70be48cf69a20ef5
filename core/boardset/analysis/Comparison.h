// SPDX-License-Identifier: GPL-3.0-or-later
// Two placements side by side, and what makes the difference.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>
#include <vector>

namespace boardset {

/// One thing that changed between A and B.
struct Cause {
    std::string title; ///< "accesses that leave the board".
    double before = 0;
    double after = 0;
    std::string unit;
};

struct Comparison {
    double throughputRatio = 1; ///< B over A.
    double latencyRatio = 1;
    double localityNs = 0;     ///< Part of the latency's change that comes from distance (zero load).
    double contentionNs = 0;   ///< Part that comes from waiting.
    std::vector<Cause> causes; ///< Largest relative change first.
};

Comparison compare(const Answer& a, const Answer& b);

} // namespace boardset
