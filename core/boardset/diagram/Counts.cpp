// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the customers and pages on each block.
#include "boardset/diagram/Counts.h"

#include "boardset/text/EnglishText.h"
#include "boardset/topology/InterleavedMemories.h"

namespace boardset {

IdVector<BlockId, Counts> countsOfAll(const Topology& topology, const Workload& workload) {
    IdVector<BlockId, Counts> counts(topology.blocks().size());
    const auto at = [&](const std::string& path) -> Counts* {
        const auto block = topology.find(path);
        return block ? &counts[block] : nullptr;
    };
    for (const Process& process : workload.processes) {
        const std::string& noun = topology.catalog().work(process.work).customer;
        for (const Customer& customer : process.customers)
            if (Counts* here = at(customer.on))
                here->customers[noun] += customer.count;
        for (const Region& region : process.regions) {
            for (const auto& [memory, pages] : region.pagesIn)
                if (Counts* here = at(memory))
                    here->pages += pages;
        }
    }
    for (std::size_t i = counts.size(); i-- > 1;) { // parents come before their children
        const BlockId block(i);
        Counts& parent = counts[topology.block(block).parent];
        parent.pages += counts[block].pages;
        for (const auto& [noun, count] : counts[block].customers)
            parent.customers[noun] += count;
    }
    return counts;
}

std::string toString(const Counts& counts) {
    std::map<std::string, int> customers = counts.customers;
    std::erase_if(customers, [](const auto& each) { return each.second == 0; });
    std::vector<std::string> words = countedNouns(customers);
    if (counts.pages > 0)
        words.push_back(counted(counts.pages, "page"));
    return commaList(words);
}

Counts countsBelow(const Topology& topology, const Workload& workload, BlockId block) {
    return countsOfAll(topology, workload)[block];
}

std::string spreadText(const Topology& topology, BlockId memory) {
    const bool saysLittle =
        topology.block(memory).lost || topology.kept<InterleavedMemories>().isAcross(topology, memory);
    return saysLittle ? lyingText(topology, memory) : std::string();
}

} // namespace boardset
