// SPDX-License-Identifier: GPL-3.0-or-later
// Approximate mean value analysis for large networks and for previews during a drag.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Solves a network by the method of Schweitzer (1979) and Bard (source: Lazowska et al., section 6.4.2).
///
/// An arriving customer of class c finds the queue lengths of the population without itself. They are estimated from
/// the queue lengths with the whole population, as if each customer of the class were equally likely to be the missing
/// one. Q_k is the queue length of station k, Q_ck the part of class c, and N_c the population of class c. The customer
/// finds Q_k - Q_ck / N_c. For a class with less than one customer, which never waits for its own customers, the
/// estimate is Q_k - Q_ck. Fractional populations are allowed.
///
/// `tolerance` is the tolerance of the fixed point (see FixedPoint::solve()). A residual in the result means that the
/// fixed point was not reached.
ClosedAnswer schweitzer(const Problem& problem, double tolerance);

} // namespace boardset
