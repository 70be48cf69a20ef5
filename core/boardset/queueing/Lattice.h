// SPDX-License-Identifier: GPL-3.0-or-later
// All populations from nobody to everybody, in an order in which each comes after its predecessors n - e_c.
#pragma once

#include "boardset/queueing/Network.h"

#include <cstddef>
#include <vector>

namespace boardset {

/// The populations (0..N_1) x (0..N_2) x ... of the closed classes that have customers. The last axis changes fastest;
/// the largest class is the first, so that a window over recent populations is short.
struct Lattice {
    explicit Lattice(const Network& network);

    std::vector<Eigen::Index> classes; ///< [axis] the class in the network.
    std::vector<std::size_t> limit;    ///< [axis] N_c.
    std::vector<std::size_t> stride;   ///< [axis] how far back n - e_c lies.
    double points = 1;                 ///< Product of N_c + 1: a double, because it may be far too large.
    std::size_t customers = 0;         ///< Sum of N_c.

    /// Advances `n` to the next population.
    void next(std::vector<std::size_t>& n) const;
    /// And back.
    void previous(std::vector<std::size_t>& n) const;
};

} // namespace boardset
