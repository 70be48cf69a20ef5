// SPDX-License-Identifier: GPL-3.0-or-later
// The number of customers on each block, counted once for many moves.
#pragma once

#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Id.h"

#include <vector>

namespace boardset {

class Topology;

/// Numbers of customers by block; `topology` must outlive it.
class Crowd {
public:
    Crowd(const Scenario& scenario, const Topology& topology);

    /// True if no customer is on the block.
    bool isFree(BlockId block) const { return m_customersIn[block] == 0; }
    /// Of some blocks, the one in service with the fewest customers; of several, the one on the board with the fewest;
    /// of those `preferred`, else the first.
    BlockId emptiest(const std::vector<BlockId>& stands, BlockId preferred = {}) const;
    /// Moves a counted customer to the emptiest of some blocks, without counting itself. If several are equal, it stays
    /// where it is. Returns the block.
    BlockId move(Customer& customer, const std::vector<BlockId>& stands);

private:
    void add(BlockId on, int count);

    const Topology& m_topology;
    IdVector<BlockId, int> m_customersIn; ///< Blocks, and groups of them.
};

} // namespace boardset
