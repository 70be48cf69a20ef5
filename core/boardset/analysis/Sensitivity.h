// SPDX-License-Identifier: GPL-3.0-or-later
// "This port twice as fast: +38 %; the next bottleneck is then ...".
#pragma once

#include "boardset/analysis/Solution.h"

namespace boardset {

/// What happens if one station becomes faster and everything else stays.
struct Sensitivity {
    int station = 0;
    double change = 0;       ///< Of the weighted total throughput, relative: 0.38 is 38 % more.
    int nextBottleneck = -1; ///< The bottleneck then.
};

/// Divides the demands at each queueing station in turn by `factor` and solves again by Schweitzer-Bard, from a warm
/// start; both sides of the comparison are approximated alike. `weights` (one per class, e.g. bytes per request) make
/// the total; empty for all 1. Sorted by change, largest first. Throws NetworkError; needs stable open classes.
std::vector<Sensitivity> sensitivities(const Network& network, const Vector& weights = {}, double factor = 2);

} // namespace boardset
