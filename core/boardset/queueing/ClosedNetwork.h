// SPDX-License-Identifier: GPL-3.0-or-later
// The closed classes alone, as the approximate solvers see them: every station is one queueing server.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// The closed classes of a network. Delay stations have become think time. The capacity that open classes use is
/// subtracted, so that a demand becomes D / (1 - U_open). A station of m servers has become a server that is m times as
/// fast, followed by a delay. The demands of the two are D / m and D (m - 1) / m (Seidmann, Schweitzer and Shalev-Oren,
/// 1987). This is exact for one customer and for a saturated station. In between, the error is a few percent.
struct ClosedNetwork {
    Visits visits;                      ///< [row x column] Demands at the fast server.
    Vector delay;                       ///< [visit] Delay after the fast server. It is part of `think`.
    Vector population;                  ///< [row] N, above 0.
    Vector think;                       ///< [row] Think time Z, including all delays.
    Vector stretch;                     ///< [column] Fitted factor for an open customer's demand; 0 if not fitted.
    std::vector<Eigen::Index> classes;  ///< [row] The class in the network.
    std::vector<Eigen::Index> stations; ///< [column] The station in the network.
};

/// Returns the closed classes of a problem as the approximate solvers see them.
ClosedNetwork closedNetworkOf(const Problem& problem);

/// Fits the delay of each station of several servers. Seidmann's delay of (m - 1) D / m after the fast server is
/// correct at low and at high utilisation, but too long in between. With the fitted delay, the fast server has the same
/// throughput as the m servers would have in the network with all classes averaged into one.
/// In that network, one flow-equivalent station (Chandy, Herzog and Woo, 1975) represents all other stations. Exact
/// single-class MVA gives its rates. Both the fast server with its delay and the m servers are convolved with it.
/// If open classes also visit the station, the m servers' rate for each number of closed customers is the rate that the
/// open classes leave (by the product form). The factor of an open customer's demand follows from the same sums.
/// The cost is O(customers x stations) per station of several servers.
void fitServerDelays(const Problem& problem, ClosedNetwork& closed);

/// Enforces the utilisation law, U_k <= 1, which an approximation may slightly violate. Classes that visit an
/// overloaded station are slowed to its capacity. By Little's law, their residence time there becomes longer.
void holdWithinCapacity(const ClosedNetwork& closed, Vector& throughput, Vector& residence);

/// Converts an answer for the closed classes back to the network. `throughput` has one number per row, and `residence`
/// (at the fast server) one number per visit. `queue`, per column, is the queue that an open customer finds at the fast
/// server.
ClosedAnswer expand(const Problem& problem, const ClosedNetwork& closed, const Vector& throughput,
                    const Vector& residence, const Vector& queue);

} // namespace boardset
