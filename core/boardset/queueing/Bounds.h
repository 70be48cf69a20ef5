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

/// Returns the asymptotic bounds (Lazowska et al., chapter 5) of the throughput X of every class.
///
/// For a closed class, N is the population, Z the think time, D_k the demand at station k, and D the sum of its
/// demands. Station k has m_k servers, and open classes use the share U_open,k of its capacity. On the remaining
/// capacity, the demand is D'_k = D_k / (1 - U_open,k), with the sum D'. The bounds are
///   upper = min(N / (Z + D), min_k m_k (1 - U_open,k) / D_k),
///   lower = N / (Z + D' + (sum of all N - 1) max_k D'_k / m_k).
/// The lower bound assumes the worst case: all other customers wait at the slowest station.
///
/// The lower bound has three special cases:
/// - If service at the slowest station is more variable than exponential service, the remaining service that an arrival
///   finds is longer by the factor (1 + c_s^2) / 2, where c_s is the coefficient of variation of the service times.
/// - Unless all service is exponential, D'_k is the longest demand of any class at station k.
/// - A class with less than one customer never waits for its own customers.
///
/// Balanced job bounds are tighter (Zahorjan et al., 1982). They apply if the network has a single class with at least
/// one customer, and only single exponential servers. D_max is the largest of its demands, and D_mean their mean:
///   N / (D + Z + (N-1) D_max / (1 + Z / (N D))) <= X <= N / (D + Z + (N-1) D_mean / (1 + Z / D)).
///
/// The throughput of an open class is its arrival rate. If the class visits an overloaded station, the arrival rate is
/// only the upper bound.
///
/// For background classes, the capacity that the open foreground uses is subtracted first. Their lower bound is 0 if
/// the foreground has closed classes, because these may leave no capacity.
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
