// SPDX-License-Identifier: GPL-3.0-or-later
// Exact mean value analysis, for stations of one server and delays.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// What an exact method would cost, before it is started.
struct Cost {
    double operations = 0; ///< Multiply-adds, roughly a nanosecond each.
    double bytes = 0;      ///< Of working memory.
};

/// Whether exactMva applies: whole populations, and one server at every queueing station that is used.
bool hasSingleServers(const Network& network);
Cost costOfMva(const Network& network);

/// Reiser and Lavenberg (1980): over all populations n, in order,
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   X_c(n) = n_c / (Z_c + sum_k R_ck(n)),   Q_k(n) = sum_c X_c(n) R_ck(n).
/// Open classes take their share of each station first: D_ck / (1 - U_open,k) (Lazowska et al., section 7.5).
/// Keeps only the populations that are still needed: a window of the largest class's stride.
ClosedAnswer exactMva(const Problem& problem);

} // namespace boardset
