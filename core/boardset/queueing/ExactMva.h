// SPDX-License-Identifier: GPL-3.0-or-later
// Exact mean value analysis for networks of single-server stations and delays.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Estimated cost of a method, known before it starts.
struct Cost {
    double operations = 0; ///< Number of multiply-add operations; each takes roughly a nanosecond.
    double bytes = 0;      ///< Working memory in bytes.
};

/// True if exactMva() applies: all populations are whole numbers,
/// and every visited queueing station has a single server.
bool hasSingleServers(const Network& network);
/// Returns the cost of exactMva() for a network.
Cost costOfMva(const Network& network);

/// Solves a network by exact mean value analysis (Reiser and Lavenberg, 1980), a recursion over all populations n. For
/// class c at station k, D_ck is the demand and R_ck the residence time. Class c has n_c customers, the think time Z_c
/// and the throughput X_c; e_c is one of its customers. Q_k is the queue length of station k:
///   R_ck(n) = D_ck (1 + Q_k(n - e_c)),   X_c(n) = n_c / (Z_c + sum_k R_ck(n)),   Q_k(n) = sum_c X_c(n) R_ck(n).
/// First, the capacity that open classes use at each station is subtracted. If they use the share U_open,k, the demands
/// become D_ck / (1 - U_open,k) (Lazowska et al., section 7.5).
///
/// Stores only the results of the populations that are still needed. Their number is the stride of the largest class.
ClosedAnswer exactMva(const Problem& problem);

} // namespace boardset
