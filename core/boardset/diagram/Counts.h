// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of customers and pages on a block.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>

namespace boardset {

/// Numbers of customers and pages on a block.
struct Counts {
    std::map<std::string, int> customers; ///< Numbers of customers, keyed by their noun, such as "thread".
    int pages = 0;

    bool isEmpty() const { return customers.empty() && pages == 0; }
};

/// Returns counts as text: "4 threads, 256 pages"; omits counts of 0.
std::string toString(const Counts& counts);

/// Counts the customers and pages on a block and on all blocks below it.
Counts countsBelow(const Topology& topology, const Workload& workload, BlockId block);

/// Counts, for every block, the customers and pages on it and on all blocks below it, in a single pass.
IdVector<BlockId, Counts> countsOfAll(const Topology& topology, const Workload& workload);

/// Describes how the pages of a memory are interleaved if some of these pages are not on the memory's board.
/// The pages can be spread over several boards or, if this memory has failed, over the other memories.
/// Empty for other memories.
std::string spreadText(const Topology& topology, BlockId memory);

} // namespace boardset
