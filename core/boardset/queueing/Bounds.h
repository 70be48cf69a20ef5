// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput bounds that need no queueing computation; students should look at these first.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Bounds of the throughput of one class, which lies between `lower` and `upper`; customers per time unit.
struct ClassBounds {
    double lower = 0;
    double upper = 0;
    int station = -1; ///< Index of the station that sets `upper`; -1 if the population and its cycle time set it.
};

/// Asymptotic bounds (Lazowska et al., chapter 5) for every class. With D the sum of a closed class's demands,
///   upper = min(N / (Z + D), min_k m_k (1 - U_open,k) / D_k),
///   lower = N / (Z + D' + (sum of all N - 1) max_k D'_k / m_k),
/// D' = D / (1 - U_open). The lower bound assumes the worst case: every other customer is at the slowest station. If
/// service there varies more than exponentially, the remaining service that an arrival finds is (1 + c_s^2) / 2 times
/// as long. Unless all service is exponential, D'_k is the longest demand of any class there. A class with less than
/// one customer never meets itself. A single class of at least one customer over single exponential servers also has
/// balanced job bounds (Zahorjan et al., 1982), which are tighter:
///   N / (D + Z + (N-1) Dmax / (1 + Z / (N D))) <= X <= N / (D + Z + (N-1) Davg / (1 + Z / D)).
/// An open class's throughput is its arrival rate; if it visits an overloaded station, the arrival rate is only the
/// upper bound. For background classes, the open foreground's share is subtracted first. Their lower bound is 0 if the
/// foreground has closed classes, because these may leave no capacity.
std::vector<ClassBounds> bounds(const Network& network);

/// Upper bound of the sum of weight x throughput if no class exceeds `most` (throughput by class) and no station
/// exceeds its capacity. The bound is the least of the bounds that the stations set. `network` must include the open
/// classes; their throughput counts in the sum.
double mostTogether(const Network& network, const Vector& most, const Vector& weight);

/// Returns the bounds as a solution, for classes of equal priority that overload no station. Residence times include no
/// queueing time. Each throughput is `upper`: what the class can have alone, not what all classes can have together.
/// Utilisations follow from rates that all classes can have together; MaxMin divides a saturated station in proportion
/// to the bounds.
Solution solveBounds(const Problem& problem);

} // namespace boardset
