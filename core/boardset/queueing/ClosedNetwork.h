// SPDX-License-Identifier: GPL-3.0-or-later
// The closed classes alone, as the approximate solvers see them: every station one queueing server.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// Delay stations have become think time, and open classes have taken their share: D / (1 - U_open). A station of m
/// servers has become one server m times as fast, after a delay: D / m and D (m - 1) / m (Seidmann, Schweitzer and
/// Shalev-Oren, 1987: exact for one customer and for a saturated station, a few percent off between).
struct ClosedNetwork {
    Visits visits;                      ///< [row x column] demands at the one server.
    Vector delay;                       ///< [visit] the part of a residence time that is in `think`.
    Vector population;                  ///< [row] N, above 0.
    Vector think;                       ///< [row] Z, with all delays.
    Vector stretch;                     ///< [column] of an open customer's demand, where it was fitted; else 0.
    std::vector<Eigen::Index> classes;  ///< [row] the class in the network.
    std::vector<Eigen::Index> stations; ///< [column] the station in the network.
};

ClosedNetwork closedPartOf(const Problem& problem);

/// Seidmann's fast server is followed by a delay of (m - 1) D / m, right at low and at high utilisation but too long
/// between. This fits the delay of each such station so that, in the network with all classes averaged into one, the
/// stand-in passes as much as the m servers would. There the rest of the network is one flow-equivalent station
/// (Chandy, Herzog and Woo, 1975), whose rates come from exact single-class MVA, and both sides are convolved with it.
/// Where open classes come by as well, the m servers' rates are those that they leave to so many closed customers (by
/// the product form), and what an open customer's demand is multiplied by follows from the same sums.
/// O(customers x stations) per station of several servers.
void fitServerDelays(const Problem& problem, ClosedNetwork& closed);

/// An approximation may promise a station slightly more than it can do: utilisation law, U_k <= 1. The classes that
/// pass it are then slowed to what it can, and wait there so much longer (Little's law).
void holdWithinCapacity(const ClosedNetwork& closed, Vector& throughput, Vector& residence);

/// Puts an answer for the closed part back into the network: `throughput` per row, `residence` at the one servers per
/// visit, `queue` that one of an open class waits for at the one servers per column.
ClosedAnswer expand(const Problem& problem, const ClosedNetwork& closed, const Vector& throughput,
                    const Vector& residence, const Vector& queue);

} // namespace boardset
