// SPDX-License-Identifier: GPL-3.0-or-later
// Approximate mean value analysis for large networks and for every change while something is dragged.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Schweitzer (1979) and Bard: the queue that an arriving customer of class c finds is guessed from the queues of the
/// whole population, each class c customer missing equally: Q_k(N - e_c) = Q_k - Q_ck / N_c. A class of less than one
/// customer never meets itself: Q_k - Q_ck. Fractional populations are allowed. Lazowska et al., section 6.4.2.
/// `tolerance`: of the fixed point, see FixedPoint::solve; a residual says that it was not reached.
ClosedAnswer schweitzer(const Problem& problem, double tolerance);

} // namespace boardset
