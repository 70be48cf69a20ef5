// SPDX-License-Identifier: GPL-3.0-or-later
// Exact mean value analysis for networks of single-server stations and delays.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Estimated cost of a method, known before it starts.
struct Cost {
    double operations = 0; ///< Number of multiply-adds, roughly a nanosecond each.
    double bytes = 0;      ///< Working memory in bytes.
};

/// True if exactMva() applies: all populations are whole, and every queueing station that is visited has one server.
bool hasSingleServers(const Network& network);
/// Returns the cost of exactMva() for a network.
Cost costOfMva(const Network& network);

/// Solves a network by exact mean value analysis (Reiser and Lavenberg, 1980), a recursion over all populations n:
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   X_c(n) = n_c / (Z_c + sum_k R_ck(n)),   Q_k(n) = sum_c X_c(n) R_ck(n).
/// The capacity that open classes use at each station is subtracted first: demands become D_ck / (1 - U_open,k)
/// (Lazowska et al., section 7.5). Stores only the populations that are still needed: a window of the largest class's
/// stride.
ClosedAnswer exactMva(const Problem& problem);

} // namespace boardset
