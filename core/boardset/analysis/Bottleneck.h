// SPDX-License-Identifier: GPL-3.0-or-later
// Which station is the bottleneck, who fills it, and what it would help to make a station faster.
#pragma once

#include "boardset/analysis/Solution.h"

namespace boardset {

/// The station of highest utilisation, and what part of that utilisation each class makes.
struct Bottleneck {
    int station = -1; ///< -1 if the network has no queueing station.
    double utilisation = 0;
    Vector share; ///< [class] X_c D_ck / sum of the same; they add up to 1, or are all 0 at an idle station.
};

Bottleneck bottleneckOf(const Network& network, const Solution& solution);

} // namespace boardset
