// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes: their load is known before anything is solved, and alone they have a closed form.
#pragma once

#include "boardset/queueing/Solution.h"

namespace boardset {

/// What the open classes bring to each station.
struct OpenLoad {
    Vector work;        ///< [station] sum of lambda D: servers kept busy, on average.
    Vector utilisation; ///< [station] work / servers; 0 at delay stations, which nothing can saturate.
};

OpenLoad openLoad(const Network& network);

/// The queueing station that the open classes saturate most, if any reaches utilisation 1.
std::optional<Unstable> saturated(const OpenLoad& load);

/// The probability that an arrival finds all of `servers` busy when `work` of them are busy on average: Erlang's C
/// formula, from the stable recursion B(m) = a B(m-1) / (m + a B(m-1)), C = B / (1 - a/m (1 - B)). Needs work <
/// servers.
double erlangC(int servers, double work);

/// Open classes alone: R_ck = D_ck (1 + C / (m (1 - U))), which is D / (1 - U) for one server.
/// Lazowska et al., chapter 6; the M/M/m queue for several servers. Needs a stable load.
ClosedAnswer solveOpen(const Network& network, const OpenLoad& load);

} // namespace boardset
