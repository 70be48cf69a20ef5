// SPDX-License-Identifier: GPL-3.0-or-later
// One call that solves any network, by the requested method or the most accurate one that is fast enough.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// Options of solve().
struct SolveOptions {
    Method method = Method::Auto;
    double tolerance = 1e-10;               ///< Tolerance of fixed points; see FixedPoint::solve().
    double autoOperations = 4e7;            ///< Auto uses an exact method up to this cost: about 50 ms.
    double autoLinearizerOperations = 2e9;  ///< Auto uses Linearizer up to this cost, Schweitzer-Bard above it.
    int deepIterations = 1000;              ///< Iteration limit of Linearizer's third level; 0 disables this level.
    double mostOperations = 5e8;            ///< Exact and Linearizer are refused above this cost: about a second.
    double mostBytes = 192.0 * 1024 * 1024; ///< Exact and Linearizer are refused if they need more memory than this.
};

/// Solves `network`: the foreground as if it were alone, then the background on the remaining capacity. The outcome is
/// Unstable if open classes saturate a station. Throws NetworkError if the network is malformed. Also throws it if an
/// exact solution is requested, but a population is not a whole number or there are too many populations.
Outcome solve(const Network& network, const SolveOptions& options = {});

} // namespace boardset
