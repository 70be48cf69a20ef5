// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Homes.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>

namespace boardset {

namespace {

bool isCut(Lies lies) {
    return lies == Lies::Striped || lies == Lies::Interleaved;
}

/// How data lies that lies so on what lies so: copies multiply, parts are those of one copy, and of pieces in pieces
/// the smallest counts.
Lying on(const Lying& above, const Lying& below) {
    const auto [less, more] = std::minmax(above.pieceBytes, below.pieceBytes);
    return {above.ways | below.ways, above.copies * below.copies, above.parts * below.parts, less > 0 ? less : more};
}

/// The way of a region by itself.
Lying lyingOf(const Region& region) {
    const int parts = std::max(1, static_cast<int>(region.parts.size()));
    Lying lying{bitOf(region.lies)};
    lying.copies = region.lies == Lies::Mirrored ? parts : 1;
    lying.parts = isCut(region.lies) ? parts : 1;
    lying.pieceBytes = isCut(region.lies) ? static_cast<double>(region.pieceBytes) : 0;
    return lying;
}

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
        const std::vector<double>& turns = interleaved.sharesOf(each.block);
        for (std::size_t i = 0; i < memories.size(); ++i)
            spread.push_back({memories[i], each.share * turns[i], each.lying});
    }
    homes = std::move(spread);
    mergeAlike(homes);
}

using RegionsByName = std::map<std::string_view, const Region*>;

/// Those that a customer uses; what it names is looked up, not looked for: everybody may name many.
std::vector<const Region*> usedOf(const Process& process, const Customer& customer, const RegionsByName& regions) {
    if (customer.regions.empty())
        return usedBy(process, customer);
    std::vector<const Region*> used;
    for (const RegionName& name : customer.regions)
        if (const auto region = regions.find(name.text); region != regions.end())
            used.push_back(region->second);
    std::ranges::sort(used);
    return used;
}

/// Sums of shares, by how the data lies and by block.
class Sums {
public:
    explicit Sums(const Topology& topology) : m_blocks(topology.blocks().size()) {}

    void add(const Home& home) {
        auto [at, isNew] = m_numbers.try_emplace(home.lying, m_shares.size());
        if (isNew)
            m_shares.emplace_back(m_blocks, 0.0);
        m_shares[at->second][home.block] += home.share;
    }

    /// Those, as parts of `all`, and how they lie, of what the numbers were given for.
    Homes homes(double all, const std::vector<Lying>& lying) const {
        Homes homes;
        homes.lying.resize(m_shares.size());
        for (const auto& [given, number] : m_numbers)
            homes.lying[number] = lying[given];
        for (std::size_t number = 0; number < m_shares.size(); ++number)
            for (std::size_t block = 0; block < m_blocks; ++block)
                if (const double share = m_shares[number][BlockId(block)]; share > 0)
                    homes.shares.push_back({BlockId(block), share / all, number});
        return homes;
    }

private:
    std::size_t m_blocks;
    std::map<std::size_t, std::size_t> m_numbers; ///< Of how data lies, given to own.
    std::vector<IdVector<BlockId, double>> m_shares;
};

} // namespace

ProcessHomes::ProcessHomes(const Topology& topology, const Process& process)
    : m_topology(topology), m_process(process) {
    for (const Region& region : process.regions)
        m_regions.emplace(region.name.text, &region);
}

const Homes& ProcessHomes::of(const Customer& customer) {
    const auto known = m_homes.find(customer.regions);
    return known != m_homes.end() ? known->second : m_homes.emplace(customer.regions, found(customer)).first->second;
}

Homes ProcessHomes::found(const Customer& customer) {
    Sums sums(m_topology);
    double weights = 0;
    double bytes = 0;
    for (const Region* const region : usedOf(m_process, customer, m_regions)) {
        const Data& data = dataOf(*region);
        weights += data.weight;
        bytes += data.bytes;
        for (const Home& home : data.homes)
            sums.add(home);
    }
    Homes homes = sums.homes(weights, m_lying);
    homes.bytes = bytes;
    interleave(m_topology, homes.shares);
    return homes;
}

const ProcessHomes::Data& ProcessHomes::dataOf(const Region& region) {
    const auto [at, isNew] = m_data.try_emplace(&region);
    Data& data = at->second;
    const int pages = isNew ? region.pages() : 0;
    if (!isNew || (pages == 0 && region.parts.empty()))
        return data;
    data.weight = region.weight > 0 ? region.weight : std::max(1, pages);
    data.bytes = std::max(1, pages) * static_cast<double>(region.pageBytes); // on parts lies one page
    data.homes = laid(region, data.weight);
    return data;
}

const std::vector<Home>& ProcessHomes::wholeOf(const Region& region) {
    const auto known = m_whole.find(&region);
    return known != m_whole.end() ? known->second : m_whole.emplace(&region, laid(region, 1)).first->second;
}

std::vector<Home> ProcessHomes::laid(const Region& region, double share) {
    const Lying own = lyingOf(region);
    const std::size_t number = numberOf(own);
    const double each = share / static_cast<double>(std::max<std::size_t>(1, region.parts.size()));
    std::vector<Home> homes;
    for (const std::string& part : region.parts) {
        const auto below = m_regions.find(part);
        if (below == m_regions.end() || below->second >= &region) { // it can lie on those before it
            homes.push_back({m_topology.at(part), each, number});
            continue;
        }
        for (const Home& home : wholeOf(*below->second))
            homes.push_back({home.block, each * home.share, numberOf(on(own, m_lying[home.lying]))});
    }
    const int pages = region.parts.empty() ? region.pages() : 0;
    for (const auto& [memory, count] : region.pagesIn)
        if (pages > 0)
            homes.push_back({m_topology.at(memory), share * count / pages, number});
    mergeAlike(homes);
    return homes;
}

std::size_t ProcessHomes::numberOf(const Lying& lying) {
    const auto [at, isNew] = m_numbers.try_emplace(lying, m_lying.size());
    if (isNew)
        m_lying.push_back(lying);
    return at->second;
}

} // namespace boardset
