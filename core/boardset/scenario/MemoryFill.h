// SPDX-License-Identifier: GPL-3.0-or-later
// The number of bytes in use in each memory, for spreading pages over the free capacity.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The number of bytes that pages occupy in each memory of a machine. Data on other parts is not counted.
class MemoryFill {
public:
    MemoryFill(const Workload& workload, const Topology& topology);

    /// Spreads pages over memories and adds their size to the bytes in use.
    /// Returns the number of pages in each memory, keyed by the memory's path.
    /// First fills the memories with the fewest bytes in use until all have equally many, alternating between boards.
    /// No memory exceeds its capacity while another memory has free capacity.
    std::map<std::string, int> spread(int pages, double pageBytes, std::vector<BlockId> memories);
    /// Returns the number of additional pages, at most `most`, that fit in the given memories.
    int fitting(int most, double pageBytes, const std::vector<BlockId>& memories) const;

private:
    /// Fills the emptiest memories to a common level, placing at least one page. Returns the number of unplaced pages.
    int fill(int pages, double pageBytes, const std::vector<BlockId>& memories, std::map<std::string, int>& placed);
    void add(BlockId memory, double bytes);
    BlockId groupOf(BlockId memory) const; ///< Returns the locality group of a memory; the machine if there is none.
    void sort(std::vector<BlockId>& memories) const;
    /// Returns the number of additional pages that fit in a memory.
    int freePages(BlockId memory, double pageBytes) const;

    const Topology& m_topology;
    IdVector<BlockId, double> m_bytes;
    IdVector<BlockId, double> m_capacity; ///< Capacity of each memory in bytes; infinite if unknown.
    IdVector<BlockId, double> m_group;    ///< Bytes in use, keyed by locality group.
};

} // namespace boardset
