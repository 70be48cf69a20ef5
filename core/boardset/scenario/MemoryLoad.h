// SPDX-License-Identifier: GPL-3.0-or-later
// How full memories are, for pages that come to where there is room.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The bytes of pages in each memory of a machine. Pages that lie elsewhere are left out.
class MemoryLoad {
public:
    MemoryLoad(const Workload& workload, const Topology& topology);

    /// Deals pages of so many bytes over some memories, to the emptiest first until they are as full as the next, on
    /// one board after the other; to none more than it holds while another has room. The number by path; they count
    /// from now on.
    std::map<std::string, int> deal(int pages, double pageBytes, std::vector<BlockId> memories);

private:
    /// Those that come so to a level, one page or more; how many are left.
    int fill(int pages, double pageBytes, const std::vector<BlockId>& memories, std::map<std::string, int>& placed);
    void add(BlockId memory, double bytes);
    BlockId groupOf(BlockId memory) const; ///< The machine, where every memory is equally near.
    void sort(std::vector<BlockId>& memories) const;
    /// How many more it holds.
    int roomOf(BlockId memory, double pageBytes) const;

    const Topology& m_topology;
    IdVector<BlockId, double> m_bytes;
    IdVector<BlockId, double> m_capacity; ///< Infinity where no source says it.
    IdVector<BlockId, double> m_group;    ///< Bytes by locality group.
};

} // namespace boardset
