// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said before any queueing is computed: the first thing to look at.
#pragma once

#include "boardset/queueing/Problem.h"

namespace boardset {

/// A class's throughput lies between `lower` and `upper`.
struct ClassBounds {
    double lower = 0;
    double upper = 0;
    int station = -1; ///< The station that sets `upper`; -1 if the population does, without any waiting.
};

/// Asymptotic bounds (Lazowska et al., chapter 5) for every class. With D the sum of a closed class's demands,
///   upper = min(N / (Z + D), min_k m_k (1 - U_open,k) / D_k),   lower = N / (Z + D' + (sum of all N - 1) max_k D'_k /
///   m_k),
/// D' = D / (1 - U_open): at worst, every other customer is found at the slowest station; where its service varies more
/// than exponentially, what is met of it takes (1 + c_s^2) / 2 as long, and unless all service is exponential, what is
/// found there is the longest that any class asks. A class of less than one customer never meets itself. A single class
/// of at least one customer over single exponential servers also has balanced job bounds (Zahorjan et al., 1982), which
/// are tighter:
///   N / (D + Z + (N-1) Dmax / (1 + Z / (N D))) <= X <= N / (D + Z + (N-1) Davg / (1 + Z / D)).
/// An open class's throughput is its arrival rate; at most that, if it passes a station that is asked too much. Of
/// background classes the open foreground has taken its share, and the closed one may leave nothing.
std::vector<ClassBounds> bounds(const Network& network);

/// The most that the sum of weight x throughput can be where no class has more than `most` (a vector by class) and no
/// station is asked for more than it can do: the least over the stations of what each of them lets pass. Open classes
/// are to be among the classes: what they bring of the sum is theirs.
double mostTogether(const Network& network, const Vector& most, const Vector& weight);

/// The bounds as a solution, for classes that wait for each other alike and are not asked too much: residence times
/// without waiting, and throughput `upper`: what each class could have at most, not all of them at once. Utilisations
/// are those of shares that are possible at once, where a full station is shared in proportion to the bounds (MaxMin).
Solution solveBounds(const Problem& problem);

} // namespace boardset
