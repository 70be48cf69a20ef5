// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/PagePlacement.h"

#include "boardset/scenario/ScenarioLimits.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::map<std::string, int> spread(int pages, const Topology& topology, const std::vector<BlockId>& memories) {
    std::map<std::string, int> placed;
    const int count = static_cast<int>(memories.size());
    for (int i = 0; i < count; ++i) {
        const int share = pages / count + (i < pages % count ? 1 : 0);
        if (share > 0)
            placed[topology.block(memories[static_cast<std::size_t>(i)]).path] = share;
    }
    return placed;
}

void addPages(Region& region, const std::map<std::string, int>& pages) {
    if (pages.empty())
        return;
    region.pagesIn.change([&](auto& pagesIn) {
        for (const auto& [path, count] : pages)
            pagesIn[path] += count;
    });
}

int takePages(Region& region, const std::function<bool(const std::string&)>& isTaken) {
    int taken = 0;
    std::map<std::string, int> left;
    for (const auto& [path, count] : region.pagesIn)
        if (isTaken(path))
            taken += count;
        else
            left.emplace_hint(left.end(), path, count);
    if (taken > 0)
        region.pagesIn = std::move(left);
    return taken;
}

std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology) {
    std::map<std::string, double> space; // bytes in use in each memory, keyed by path
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
                double& used = space[path];
                used += static_cast<double>(pages) * static_cast<double>(region.pageBytes);
                if (used > *known->second)
                    return Overflow{path, used, *known->second, p, r};
            }
        }
    }
    return std::nullopt;
}

int mostPages(const Scenario& scenario, const Topology& topology, const Process& process, const Region& region) {
    const auto bytesOfOthersIn = [&](const std::string& path) {
        double bytes = 0;
        for (const Process& each : scenario.workload.processes)
            for (const Region& other : each.regions) {
                const auto at = other.pagesIn.find(path);
                const bool isOther = each.name != process.name || other.name != region.name;
                bytes += isOther && at != other.pagesIn.end() ? at->second * static_cast<double>(other.pageBytes) : 0;
            }
        return bytes;
    };
    const int now = region.pages();
    double most = static_cast<double>(ScenarioLimits::pages - scenario.workload.pageCount() + now);
    for (const auto& [path, pages] : region.pagesIn) {
        const auto memory = topology.find(path);
        const auto capacity = memory ? capacityOf(topology, memory) : std::nullopt;
        if (capacity) {
            const double space =
                std::floor((*capacity - bytesOfOthersIn(path)) / static_cast<double>(region.pageBytes));
            most = std::min(most, std::floor(space / pages * now));
        }
    }
    return std::max(now, static_cast<int>(most));
}

std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below) {
    std::vector<std::string> paths;
    for (const BlockId block : topology.withRole(role, below))
        paths.push_back(topology.block(block).path);
    return paths;
}

} // namespace boardset
