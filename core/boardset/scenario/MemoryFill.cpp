// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/MemoryFill.h"

#include "boardset/topology/Capacity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace boardset {

MemoryFill::MemoryFill(const Workload& workload, const Topology& topology)
    : m_topology(topology), m_bytes(topology.blocks().size()), m_capacity(topology.blocks().size()),
      m_group(topology.blocks().size()) {
    for (const BlockId memory : topology.withRole(Role::Memory))
        m_capacity[memory] = capacityOf(topology, memory).value_or(std::numeric_limits<double>::infinity());
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            for (const auto& [path, pages] : region.pagesIn)
                if (const auto memory = topology.find(path))
                    add(memory, pages * static_cast<double>(region.pageBytes));
}

void MemoryFill::add(BlockId memory, double bytes) {
    m_bytes[memory] += bytes;
    m_group[groupOf(memory)] += bytes;
}

BlockId MemoryFill::groupOf(BlockId memory) const {
    const BlockId group = m_topology.localityGroupOf(memory);
    return group ? group : rootBlock;
}

/// Sorts memories by the bytes in them, then by the bytes on their board, so that boards alternate.
void MemoryFill::sort(std::vector<BlockId>& memories) const {
    std::map<BlockId, int> before; // number of earlier memories on the same board
    std::map<BlockId, std::tuple<double, double, int, BlockId>> keys;
    std::ranges::sort(memories);
    for (const BlockId each : memories) {
        const BlockId group = groupOf(each);
        keys[each] = {m_bytes[each], m_group[group], before[group]++, each};
    }
    std::ranges::sort(memories, {}, [&](BlockId each) { return keys[each]; });
}

int MemoryFill::freePages(BlockId memory, double pageBytes) const {
    const double space = std::floor((m_capacity[memory] - m_bytes[memory]) / pageBytes);
    return static_cast<int>(std::clamp(space, 0.0, double(std::numeric_limits<int>::max())));
}

int MemoryFill::fill(int pages, double pageBytes, const std::vector<BlockId>& memories,
                     std::map<std::string, int>& placed) {
    std::size_t count = 1; // number of memories, from the emptiest, that are filled to the same level
    double sum = m_bytes[memories.front()];
    const auto isReached = [&](BlockId next) {
        return m_bytes[next] * static_cast<double>(count) - sum < pages * pageBytes;
    };
    for (; count < memories.size() && isReached(memories[count]); ++count)
        sum += m_bytes[memories[count]];
    const double level = (sum + pages * pageBytes) / static_cast<double>(count);
    const auto put = [&](BlockId memory, int wanted) {
        const int some = std::min({wanted, pages, freePages(memory, pageBytes)});
        if (some > 0)
            placed[m_topology.block(memory).path] += some;
        add(memory, some * pageBytes);
        pages -= some;
    };
    for (std::size_t i = 0; i < count; ++i)
        put(memories[i], static_cast<int>((level - m_bytes[memories[i]]) / pageBytes + 1e-9));
    for (std::size_t i = 0; i < count; ++i)
        put(memories[i], 1);
    return pages;
}

int MemoryFill::fitting(int most, double pageBytes, const std::vector<BlockId>& memories) const {
    int pages = 0;
    for (const BlockId each : memories)
        pages += std::min(most - pages, freePages(each, pageBytes));
    return pages;
}

std::map<std::string, int> MemoryFill::spread(int pages, double pageBytes, std::vector<BlockId> memories) {
    std::map<std::string, int> placed;
    const BlockId first = memories.front();
    while (pages > 0 && !memories.empty()) {
        sort(memories);
        pages = fill(pages, pageBytes, memories, placed);
        std::erase_if(memories, [&](BlockId each) { return freePages(each, pageBytes) == 0; });
    }
    if (pages > 0) // no capacity is left; the caller reports it
        placed[m_topology.block(first).path] += pages;
    return placed;
}

} // namespace boardset
