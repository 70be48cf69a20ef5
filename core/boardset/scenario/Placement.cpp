// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/Placement.h"

namespace boardset {

std::map<std::string, int> dealt(int pages, const Topology& topology, const std::vector<BlockId>& memories) {
    std::map<std::string, int> placed;
    const int count = static_cast<int>(memories.size());
    for (int i = 0; i < count; ++i) {
        const int share = pages / count + (i < pages % count ? 1 : 0);
        if (share > 0)
            placed[topology.block(memories[static_cast<std::size_t>(i)]).path] = share;
    }
    return placed;
}

std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology) {
    std::map<std::string, double> room; // what a memory still holds, by block type first
    std::map<std::string, std::optional<double>> capacities;
    const auto& processes = scenario.workload.processes;
    for (std::size_t p = 0; p < processes.size(); ++p) {
        for (std::size_t r = 0; r < processes[p].regions.size(); ++r) {
            const Region& region = processes[p].regions[r];
            for (const auto& [path, pages] : region.pagesIn) {
                const auto memory = topology.find(path);
                if (!memory)
                    continue;
                const auto [known, isNew] = capacities.try_emplace(topology.block(memory).type);
                if (isNew)
                    known->second = capacityOf(topology, memory);
                if (!known->second)
                    continue;
                double& used = room[path];
                used += static_cast<double>(pages) * static_cast<double>(region.pageBytes);
                if (used > *known->second)
                    return Overflow{path, used, *known->second, p, r};
            }
        }
    }
    return std::nullopt;
}

std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below) {
    std::vector<std::string> paths;
    for (const BlockId block : topology.withRole(role, below))
        paths.push_back(topology.block(block).path);
    return paths;
}

} // namespace boardset
