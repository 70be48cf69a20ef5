// SPDX-License-Identifier: GPL-3.0-or-later
// The number of customers and pages on a block.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Customers and pages on a block.
struct Counts {
    std::map<std::string, int> customers; ///< Number of customers by their noun: "thread".
    int pages = 0;

    bool isEmpty() const { return customers.empty() && pages == 0; }
};

/// Returns counts as text: "4 threads, 256 pages"; omits counts of 0.
std::string toString(const Counts& counts);

/// Counts the customers and pages on a block and below the block.
Counts countsBelow(const Topology& topology, const Workload& workload, BlockId block);

/// Counts the customers and pages on and below every block, in a single pass.
IdVector<BlockId, Counts> countsOfAll(const Topology& topology, const Workload& workload);

/// Describes how the pages of a memory are interleaved, if some of these pages are not on the memory's board.
/// They can be spread over several boards, or over the other memories if this memory has failed.
/// Empty for other memories.
std::string spreadText(const Topology& topology, BlockId memory);

} // namespace boardset
