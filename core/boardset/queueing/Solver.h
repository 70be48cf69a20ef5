// SPDX-License-Identifier: GPL-3.0-or-later
// One call that solves any network, by the method asked for or the best that is quick enough.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

struct SolveOptions {
    Method method = Method::Auto;
    double tolerance = 1e-10;               ///< Of fixed points; see FixedPoint::solve.
    double autoOperations = 4e7;            ///< Auto is exact up to here: about 50 ms.
    double autoLinearizerOperations = 2e9;  ///< Auto is Linearizer up to here, Schweitzer-Bard beyond.
    int deepIterations = 1000;              ///< Linearizer's third level is left out if it wants more; 0: always.
    double mostOperations = 5e8;            ///< Exact and Linearizer are refused beyond: about a second.
    double mostBytes = 192.0 * 1024 * 1024; ///< The same.
};

/// Solves `network`: the foreground as if it were alone, the background on what that leaves. Unstable if open classes
/// saturate a station. Throws NetworkError if the network is malformed, or if an exact answer is asked for and a
/// population is not whole or there are too many of them.
Outcome solve(const Network& network, const SolveOptions& options = {});

} // namespace boardset
