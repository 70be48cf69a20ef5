// SPDX-License-Identifier: GPL-3.0-or-later
// The closed classes alone, as the approximate solvers see them: every station is a single queueing server.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// The closed classes of a network, converted as follows. D is a demand, and U_open the utilisation of its station by
/// open classes.
/// - Delay stations become think time.
/// - The capacity that open classes use is subtracted, so that a demand becomes D / (1 - U_open).
/// - A station of m servers becomes a single server that is m times as fast, followed by a delay. The demand at this
///   fast server is D / m, and the delay is D (m - 1) / m (Seidmann, Schweitzer and Shalev-Oren, 1987). This is exact
///   for one customer and for a saturated station. In between, the error is a few percent.
struct ClosedNetwork {
    Visits visits;                      ///< [row x column] Demands at the fast server of each station.
    Vector delay;                       ///< [visit] Delay after the fast server, which is also included in `think`.
    Vector population;                  ///< [row] Number of customers N, which is above 0.
    Vector think;                       ///< [row] Think time Z, including all delays.
    Vector stretch;                     ///< [column] Fitted factor of an open customer's demand; 0 if it is not fitted.
    std::vector<Eigen::Index> classes;  ///< [row] Index of the class in the network.
    std::vector<Eigen::Index> stations; ///< [column] Index of the station in the network.
};

/// Returns the closed classes of a problem as the approximate solvers see them.
ClosedNetwork closedNetworkOf(const Problem& problem);

/// Fits the delay of each station with several servers. Seidmann's delay of (m - 1) D / m after the fast server is
/// correct at low and at high utilisation, but too long in between. With the fitted delay, the fast server has the same
/// throughput as the m servers would have.
///
/// For the fit, all classes of the network are averaged into one. One flow-equivalent station (Chandy, Herzog and Woo,
/// 1975) represents all other stations. Its rates are computed by exact single-class MVA. Two networks are then solved
/// by convolution: the flow-equivalent station with the m servers, and the flow-equivalent station with the fast server
/// and its delay. The fitted delay makes their throughputs equal.
///
/// If open classes also visit the station, the rate of the m servers is the rate that these classes leave for each
/// number of closed customers (by the product form). The factor by which waiting lengthens an open customer's demand
/// follows from the same sums. The cost is O(customers x stations) per station with several servers.
void fitServerDelays(const Problem& problem, ClosedNetwork& closed);

/// Enforces the utilisation law, U_k <= 1, which an approximation may violate slightly. If a station is overloaded, the
/// classes that visit it are slowed to its capacity. By Little's law, their residence time at this station becomes
/// longer.
void holdWithinCapacity(const ClosedNetwork& closed, Vector& throughput, Vector& residence);

/// Converts results for the closed classes to results for the network. `throughput` has one number per row. `residence`
/// is the time at the fast server and has one number per visit. `queue` has one number per column: the queue length
/// that an open customer finds at the fast server.
ClosedAnswer expand(const Problem& problem, const ClosedNetwork& closed, const Vector& throughput,
                    const Vector& residence, const Vector& queue);

} // namespace boardset
