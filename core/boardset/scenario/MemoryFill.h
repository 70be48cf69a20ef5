// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes in each memory, for spreading pages over the free capacity.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The bytes of pages in each memory of a machine. Data on other parts is not counted.
class MemoryFill {
public:
    MemoryFill(const Workload& workload, const Topology& topology);

    /// Spreads pages over memories and adds them to the bytes in these memories.
    /// Returns the number of pages by path of the memory.
    /// Fills the memories with the fewest bytes first until all have the same number, alternating between boards.
    /// No memory exceeds its capacity while another memory has free capacity.
    std::map<std::string, int> spread(int pages, double pageBytes, std::vector<BlockId> memories);

private:
    /// Fills the emptiest memories up to a common level, with at least one page. Returns the number of remaining pages.
    int fill(int pages, double pageBytes, const std::vector<BlockId>& memories, std::map<std::string, int>& placed);
    void add(BlockId memory, double bytes);
    BlockId groupOf(BlockId memory) const; ///< Returns the locality group of a memory; the machine if there is none.
    void sort(std::vector<BlockId>& memories) const;
    /// Returns the number of further pages that fit in a memory.
    int freeBytes(BlockId memory, double pageBytes) const;

    const Topology& m_topology;
    IdVector<BlockId, double> m_bytes;
    IdVector<BlockId, double> m_capacity; ///< Capacity of each memory in bytes; infinite if unknown.
    IdVector<BlockId, double> m_group;    ///< Bytes by locality group.
};

} // namespace boardset
