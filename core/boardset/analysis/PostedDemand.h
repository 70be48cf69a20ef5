// SPDX-License-Identifier: GPL-3.0-or-later
// Solves networks with posted work, which loads parts but for which no customer waits.
#pragma once

#include "boardset/queueing/Solver.h"

namespace boardset {

/// The posted work of the classes of a network.
struct PostedDemand {
    /// Demands of the posted work, in the form that Network::demands uses. Empty if there is no posted work.
    Visits demands{};
    /// [visit] Position on the route, as in Network::order; empty if all positions are equal.
    std::vector<int> order{};
    Vector window{};  ///< [class] Amount of posted work in flight at which the customer waits; 0 if there is no limit.
    int waitsAt = -1; ///< Index of the delay station at which a customer waits while its window of posted work is full.

    bool isEmpty() const { return demands.size() == 0; }
    bool hasWindow(Eigen::Index c) const { return window.size() > c && window[c] > 0; }
};

/// State in which each class's posted work is completed as fast as the class posts it.
struct PostedBalance {
    Vector rates; ///< [class] Rate of the posted work if no window limits the work.
    /// [class] Seconds added between two customers: a positive number delays the poster; a negative number delays the
    /// posted work.
    Vector held;
};

/// Returns the network with the demands of both awaited and posted work.
Network withAllDemands(Network network, const PostedDemand& posted);

/// Solves a network together with its posted work. The posted work of each class is represented by an additional class
/// with the same rate. For an open class, this rate is known. For a closed class, the rate is a fixed point: the
/// throughput X that results if the posted work has the rate X.
///
/// If a window limits the posted work, the additional class is closed, with as many customers as the window allows. If
/// the window is never full, these customers pause between two cycles. If the window is full, the customers of the
/// original class wait for them. The length of the pause or of the wait is chosen so that both classes have the same
/// rate.
///
/// `balance` is the initial value of the iteration, which may be empty, and receives the resulting balance. Starting
/// from the balance of a similar network saves time. Throws NetworkError.
Outcome solveWithPosted(const Network& network, const PostedDemand& posted, const SolveOptions& options,
                        PostedBalance& balance);

} // namespace boardset
