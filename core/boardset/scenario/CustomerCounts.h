// SPDX-License-Identifier: GPL-3.0-or-later
// The number of customers on each block, counted once and then updated for each move.
#pragma once

#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Id.h"

#include <vector>

namespace boardset {

class Topology;

/// The number of customers on each block. `topology` must outlive this object.
class CustomerCounts {
public:
    CustomerCounts(const Scenario& scenario, const Topology& topology);

    /// True if there is no customer on the block.
    bool isFree(BlockId block) const { return m_customersIn[block] == 0; }
    /// Returns the working block with the fewest customers. If several blocks have equally few, prefers the board with
    /// the fewest customers, then `preferred`, then the first block.
    BlockId emptiest(const std::vector<BlockId>& targets, BlockId preferred = {}) const;
    /// Moves a customer to the block in `targets` that emptiest() selects when this customer is not counted. If the
    /// current block is equally good, the customer stays. Updates the counts, and returns the block.
    BlockId move(Customer& customer, const std::vector<BlockId>& targets);

private:
    void add(BlockId on, int count);

    const Topology& m_topology;
    IdVector<BlockId, int> m_customersIn; ///< Number of customers on each block, and in total in each locality group.
};

} // namespace boardset
