// SPDX-License-Identifier: GPL-3.0-or-later
// Solves networks with posted work: parts are loaded by it, but no customer waits for it.
#pragma once

#include "boardset/queueing/Solver.h"

namespace boardset {

/// Posted work of a network's classes.
struct PostedDemand {
    Visits demands{};         ///< Demands, in the same form as the network's. Empty if there are none.
    std::vector<int> order{}; ///< [visit] Position on the route, as in Network::order; empty if all are equal.
    Vector window{};  ///< [class] Limit of posted work in flight, at which a customer waits; 0 if there is no limit.
    int waitsAt = -1; ///< Index of the delay station at which a customer waits while its window is full.

    bool isEmpty() const { return demands.size() == 0; }
    bool hasWindow(Eigen::Index c) const { return window.size() > c && window[c] > 0; }
};

/// State in which each class posts work at the same rate at which its posted work is done.
struct PostedBalance {
    Vector rates; ///< [class] Rate of the posted work, if no window limits it.
    Vector held;  ///< [class] Seconds added between two customers: to the poster if above 0, else to the posted work.
};

/// Returns the network with all demands, awaited or posted.
Network withAllDemands(Network network, const PostedDemand& posted);

/// Solves a network together with its posted work. The posted work of a class is a class of its own with the same rate.
/// For an open class this rate is known. For a closed class it is a fixed point. It is the throughput X that results if
/// the posted work has the rate X. If a window limits the posted work, the class of this work
/// is closed. It has as many customers as the window. If the window is never full, these customers pause between two
/// cycles. If it is full, the poster waits for them. The pause or the wait makes both rates equal. `balance` is the
/// start of the iteration and may be empty; afterwards it is the result. The balance of a similar network is a start
/// that saves time. Throws NetworkError.
Outcome solveWithPosted(const Network& network, const PostedDemand& posted, const SolveOptions& options,
                        PostedBalance& balance);

} // namespace boardset
