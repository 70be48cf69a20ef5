// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a workload stands on a block.
#include "boardset/diagram/Counts.h"

#include <algorithm>

namespace boardset {

Counts countsBelow(const Topology& topology, const Workload& workload, int block) {
    const auto holds = [&](const std::string& path) {
        const auto at = topology.find(path);
        return at && topology.isBelow(*at, block);
    };
    Counts counts;
    for (const Process& process : workload.processes) {
        counts.threads += static_cast<int>(std::count_if(process.threads.begin(), process.threads.end(),
                                                         [&](const Thread& t) { return holds(t.processor); }));
        for (const Region& region : process.regions) {
            for (const auto& [memory, pages] : region.pagesIn) {
                counts.pages += holds(memory) ? pages : 0;
            }
        }
    }
    return counts;
}

} // namespace boardset
