// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a workload stands on a block.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

struct Counts {
    std::map<std::string, int> customers; ///< By what people call one: "thread".
    int pages = 0;

    bool isEmpty() const { return customers.empty() && pages == 0; }
};

/// "4 threads, 256 pages"; what there is none of is left out.
std::string toString(const Counts& counts);

/// Customers and pages on a block or below it.
Counts countsBelow(const Topology& topology, const Workload& workload, BlockId block);

/// The same for every block at once.
IdVector<BlockId, Counts> countsOfAll(const Topology& topology, const Workload& workload);

/// How the pages of a memory lie where that it is theirs says little: over several boards, or over its neighbours, as
/// it has failed. Empty for others.
std::string spreadText(const Topology& topology, BlockId memory);

} // namespace boardset
