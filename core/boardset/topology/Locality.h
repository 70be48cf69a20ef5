// SPDX-License-Identifier: GPL-3.0-or-later
// How far a memory is from a processor: the row, or the two rows, of the published latency table.
#pragma once

#include "boardset/topology/Topology.h"

#include <vector>

namespace boardset {

/// A row of the table and the share of accesses that take it: a directory's hits, and its misses.
struct LocalityShare {
    const LatencyRow* row = nullptr;
    double share = 1;     ///< The shares for one requester and memory add up to 1.
    double latencyNs = 0; ///< Zero load.
};

/// The rows for the lowest common ancestor of a requester and a memory, as ordered in the machine's table: one, or a
/// directory's hits and then its misses. Throws TopologyError if there is none.
std::vector<const LatencyRow*> latencyRowsOf(const Topology& topology, int processor, int memory);

/// These rows, each with its share; those without one are left out. Throws TopologyError if none is left.
std::vector<LocalityShare> localitiesOf(const Topology& topology, int processor, int memory);

/// The mean zero-load latency in nanoseconds.
double zeroLoadLatencyNs(const Topology& topology, int processor, int memory);

} // namespace boardset
