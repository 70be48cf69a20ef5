// SPDX-License-Identifier: GPL-3.0-or-later
// The way of one line between a memory and a processor, and of the address that asks for it.
#pragma once

#include "boardset/topology/Topology.h"

#include <vector>

namespace boardset {

/// The parts that one transfer uses, in the order in which they are met.
struct Route {
    std::vector<int>
        addressBlocks; ///< From the processor up to the coherency root (and on to the memory's, if another).
    std::vector<int> addressLinks;
    std::vector<int> dataBlocks; ///< From the memory to the processor, both included.
    std::vector<int> dataLinks;
};

/// The shortest path over links; of equal ones the first by block number.
/// Throws TopologyError if the two are not connected.
Route routeBetween(const Topology& topology, int processor, int memory);

} // namespace boardset
