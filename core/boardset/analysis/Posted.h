// SPDX-License-Identifier: GPL-3.0-or-later
// Solving a network in which some work is posted: it loads the parts, and nobody waits for it.
#pragma once

#include "boardset/queueing/Solver.h"

namespace boardset {

/// Work of a network's classes that nobody waits for.
struct PostedWork {
    Visits demands{};         ///< As those of the network. Empty: there is none.
    std::vector<int> order{}; ///< [visit] As in the network. Empty: all are equal.
    Vector window{}; ///< [class] How much of it can be under way; a customer waits while that is full. 0: any amount.
    int heldAt = -1; ///< The delay station where it then is.

    bool isEmpty() const { return demands.size() == 0; }
    bool hasWindow(Eigen::Index c) const { return window.size() > c && window[c] > 0; }
};

/// Where who posts and what is posted keep pace, of each class.
struct PostedBalance {
    Vector rates; ///< How fast what is posted comes, where no window limits it.
    Vector held;  ///< Seconds between two customers of a window's class: above 0 the poster waits, below 0 the window.
};

/// The network with all that is asked of its parts, waited for or not.
Network withAllAsked(Network network, const PostedWork& posted);

/// Solves a network with what is posted beside it. What a class posts arrives as a class of its own at the same rate:
/// of an open class that is known, of a closed one it is a fixed point, X = throughput with the posted work of X. With
/// a window that class is closed: so many customers, that pause between two goes (the window is never full), or for
/// which the poster waits (it is), whichever makes both rates the same. `balance` is where to start, empty where
/// nothing is known, and then what was found: that of a network that is nearly alike is soon put right. Throws
/// NetworkError.
Outcome solveWithPosted(const Network& network, const PostedWork& posted, const SolveOptions& options,
                        PostedBalance& balance);

} // namespace boardset
