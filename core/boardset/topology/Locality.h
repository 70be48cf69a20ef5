// SPDX-License-Identifier: GPL-3.0-or-later
// How far a memory is from a processor or device: the row, or the two rows, of the published latency table, and what
// the links on the way add.
#pragma once

#include "boardset/topology/Topology.h"

#include <vector>

namespace boardset {

/// A row of the table and the share of accesses that take it: a directory's hits, and its misses.
struct LocalityShare {
    const LatencyRow* row = nullptr;
    double share = 1;     ///< The shares for one requester and memory add up to 1.
    double latencyNs = 0; ///< Zero load, with what links on the way add.
};

/// The rows for the lowest common ancestor of a requester (a device: its bridge) and a memory that the options let
/// count, as ordered in the machine's table: one, or a directory's hits and then its misses. Throws TopologyError if
/// there is none.
std::vector<const LatencyRow*> latencyRowsOf(const Topology& topology, int requester, int memory);

/// These rows, each with its share; those without one are left out. Throws TopologyError if none is left.
std::vector<LocalityShare> localitiesOf(const Topology& topology, int requester, int memory);

/// The links on the way that take longer than the table says, from the memory on.
std::vector<int> slowLinksOf(const Topology& topology, int requester, int memory);

/// The mean zero-load latency in nanoseconds.
double zeroLoadLatencyNs(const Topology& topology, int requester, int memory);

} // namespace boardset
