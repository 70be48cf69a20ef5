// SPDX-License-Identifier: GPL-3.0-or-later
// All populations from empty to full, in an order in which each population follows its predecessors n - e_c.
#pragma once

#include "boardset/queueing/Network.h"

#include <cstddef>
#include <vector>

namespace boardset {

/// The populations (0..N_1) x (0..N_2) x ... of the closed classes that have customers. The last axis changes fastest.
/// The first axis is the largest class, so that a window over recent populations is short.
struct Lattice {
    explicit Lattice(const Network& network);

    std::vector<Eigen::Index> classes; ///< [axis] Index of the class in the network.
    std::vector<std::size_t> limit;    ///< [axis] Population N_c of the class.
    std::vector<std::size_t> stride;   ///< [axis] Distance from n back to n - e_c, in points of the lattice.
    double points = 1;                 ///< Number of points, the product of N_c + 1; a double, because it can be too
                                       ///< large for an integer.
    std::size_t customers = 0;         ///< Total population, the sum of N_c.

    /// Advances `n` to the next population.
    void next(std::vector<std::size_t>& n) const;
    /// Moves `n` back to the previous population.
    void previous(std::vector<std::size_t>& n) const;
};

} // namespace boardset
