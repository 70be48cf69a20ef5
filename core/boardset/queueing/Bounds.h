// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput bounds that require no queueing computation. Students should look at these bounds first.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Lower and upper bounds of a class's throughput, in customers per time unit.
struct ClassBounds {
    double lower = 0;
    double upper = 0;
    int station = -1; ///< Index of the station that sets `upper`; -1 if the population and its cycle time set it.
};

/// Returns the asymptotic bounds (Lazowska et al., chapter 5) of every class. For a closed class, let D be the sum of
/// its demands. The bounds are then
///   upper = min(N / (Z + D), min_k m_k (1 - U_open,k) / D_k),
///   lower = N / (Z + D' + (sum of all N - 1) max_k D'_k / m_k),
/// where D' = D / (1 - U_open). The lower bound assumes the worst case: all other customers wait at the slowest
/// station. If service at this station is more variable than exponential service, the remaining service that an arrival
/// finds is longer by the factor (1 + c_s^2) / 2. Unless all service is exponential, D'_k is the longest demand of any
/// class at station k. A class with less than one customer never waits for its own customers. If the network has a
/// single class with at least one customer, and only single exponential servers, balanced job bounds also apply. They
/// are tighter (Zahorjan et al., 1982):
///   N / (D + Z + (N-1) Dmax / (1 + Z / (N D))) <= X <= N / (D + Z + (N-1) Davg / (1 + Z / D)).
/// The throughput of an open class is its arrival rate. If the class visits an overloaded station, the arrival rate is
/// only the upper bound. For background classes, the capacity that the open foreground uses is subtracted first. Their
/// lower bound is 0 if the foreground has closed classes, because these may leave no capacity.
std::vector<ClassBounds> bounds(const Network& network);

/// Returns the upper bound of the sum of weight x throughput over all classes. The bound assumes that no class exceeds
/// its throughput in `most`, and that no station exceeds its capacity. The result is the lowest of the bounds that the
/// stations set. `network` must include the open classes; the sum includes their throughput.
double mostTogether(const Network& network, const Vector& most, const Vector& weight);

/// Returns the bounds as a solution, for classes of equal priority that overload no station. Residence times include no
/// queueing time. Each throughput is the upper bound, which the class can reach when it runs alone. All classes
/// together may not be able to reach these throughputs. Therefore, the utilisations follow from throughputs that are
/// possible together. For these, maxMin() divides the capacity of a saturated station in proportion to the bounds.
Solution solveBounds(const Problem& problem);

} // namespace boardset
