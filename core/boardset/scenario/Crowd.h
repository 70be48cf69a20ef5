// SPDX-License-Identifier: GPL-3.0-or-later
// How many customers stand on each block. Counted once, however many customers move then.
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

    /// The one of some blocks that work with the fewest customers; of several the one on the board with the fewest; of
    /// those `preferred`, else the first.
    BlockId emptiest(const std::vector<BlockId>& stands, BlockId preferred = {}) const;
    /// Moves a customer that has been counted to the emptiest of some blocks, itself left out of the count. Of several
    /// alike it stays where it is. Returns that block.
    BlockId move(Customer& customer, const std::vector<BlockId>& stands);

private:
    void add(BlockId on, int count);

    const Topology& m_topology;
    IdVector<BlockId, int> m_customersIn; ///< Blocks, and groups of them.
};

} // namespace boardset
