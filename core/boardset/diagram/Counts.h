// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a workload stands on a block.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

struct Counts {
    int threads = 0;
    int pages = 0;
    int streams = 0;
};

/// Threads, pages and streams on a block or below it.
Counts countsBelow(const Topology& topology, const Workload& workload, int block);

/// The same for every block at once.
std::vector<Counts> countsOfAll(const Topology& topology, const Workload& workload);

} // namespace boardset
