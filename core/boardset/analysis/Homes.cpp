// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Homes.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>

namespace boardset {

namespace {

bool isCut(Lies lies) {
    return lies == Lies::Striped || lies == Lies::Interleaved;
}

/// Adds a region's parts, each with its share of `share`.
class RegionHomes {
public:
    RegionHomes(const Topology& topology, const Process& process, Homes& homes)
        : m_topology(topology), m_process(process), m_homes(homes) {}

    /// Of regions on regions copies multiply, and parts are those of one copy; of pieces in pieces the smallest counts.
    void add(const Region& region, double share, Lying lying = {0}) {
        lying.ways |= bitOf(region.lies);
        const int parts = std::max(1, static_cast<int>(region.parts.size()));
        if (region.lies == Lies::Mirrored) {
            lying.copies *= parts;
        } else if (isCut(region.lies)) {
            const auto piece = static_cast<double>(region.pieceBytes);
            lying.parts *= parts;
            lying.pieceBytes = lying.pieceBytes > 0 ? std::min(lying.pieceBytes, piece) : piece;
        }
        for (const std::string& part : region.parts) {
            const Region* const below = regionBelow(m_process, region, part);
            below != nullptr ? add(*below, share / parts, lying) : put(part, share / parts, lying);
        }
        const int pages = region.parts.empty() ? region.pages() : 0;
        for (const auto& [memory, count] : region.pagesIn)
            if (pages > 0)
                put(memory, share * count / pages, lying);
    }

private:
    void put(const std::string& path, double share, const Lying& lying) {
        auto known = std::ranges::find(m_homes.lying, lying);
        if (known == m_homes.lying.end())
            known = m_homes.lying.insert(known, lying);
        m_homes.shares.push_back({m_topology.at(path), share, static_cast<std::size_t>(known - m_homes.lying.begin())});
    }

    const Topology& m_topology;
    const Process& m_process;
    Homes& m_homes;
};

void mergeAlike(std::vector<Home>& homes) {
    std::ranges::stable_sort(
        homes, [](const Home& a, const Home& b) { return std::pair(a.block, a.lying) < std::pair(b.block, b.lying); });
    std::vector<Home> merged;
    for (const Home& each : homes)
        if (!merged.empty() && merged.back().block == each.block && merged.back().lying == each.lying)
            merged.back().share += each.share;
        else
            merged.push_back(each);
    homes = std::move(merged);
}

/// Pages of one memory lie in all with which it is interleaved.
void interleave(const Topology& topology, std::vector<Home>& homes) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    std::vector<Home> spread;
    for (const Home& each : homes) {
        const std::vector<BlockId>& memories = interleaved.of(each.block);
        if (memories.empty())
            spread.push_back(each);
        for (const BlockId memory : memories)
            spread.push_back({memory, each.share / static_cast<double>(memories.size()), each.lying});
    }
    homes = std::move(spread);
    mergeAlike(homes);
}

} // namespace

Homes homesOf(const Topology& topology, const Process& process, const Customer& customer) {
    Homes homes;
    double weights = 0;
    RegionHomes add(topology, process, homes);
    for (const Region& region : process.regions) {
        if (!customer.uses(process, region))
            continue;
        const int pages = region.pages();
        if (pages == 0 && region.parts.empty())
            continue;
        const double weight = region.weight > 0 ? region.weight : std::max(1, pages);
        weights += weight;
        add.add(region, weight);
        homes.bytes += std::max(1, pages) * static_cast<double>(region.pageBytes); // on parts lies one page
    }
    for (Home& each : homes.shares)
        each.share /= weights;
    mergeAlike(homes.shares);
    interleave(topology, homes.shares);
    return homes;
}

} // namespace boardset
