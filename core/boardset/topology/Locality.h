// SPDX-License-Identifier: GPL-3.0-or-later
// How far a memory is from a processor: the row of the published latency table.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// The latency row for one requester and one memory.
/// Throws TopologyError if the machine's table has no row for their lowest common ancestor.
const LatencyRow& localityOf(const Topology& topology, int processor, int memory);

/// Its zero-load latency in nanoseconds.
double zeroLoadLatencyNs(const Topology& topology, int processor, int memory);

} // namespace boardset
