// SPDX-License-Identifier: GPL-3.0-or-later
// A single function that solves any network, by the requested method or the most accurate one that is fast enough.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// Options of solve().
struct SolveOptions {
    Method method = Method::Auto;
    double tolerance = 1e-10;               ///< Tolerance of fixed points; see FixedPoint::solve().
    double autoOperations = 4e7;            ///< Highest cost for which Auto uses an exact method: about 50 ms.
    double autoLinearizerOperations = 2e9;  ///< Highest cost for which Auto uses Linearizer, not Schweitzer-Bard.
    double mostOperations = 5e8;            ///< Cost above which Exact and Linearizer are refused: about 1 s.
    double mostBytes = 192.0 * 1024 * 1024; ///< Memory in bytes above which Exact and Linearizer are refused.
};

/// Solves the foreground of `network` as if it were alone, then the background on the remaining capacity. The outcome
/// is Unstable if open classes saturate a station. Throws NetworkError if the network is malformed. Also throws
/// NetworkError if an exact solution is requested, but some population is not a whole number or there are too many
/// populations.
Outcome solve(const Network& network, const SolveOptions& options = {});

} // namespace boardset
