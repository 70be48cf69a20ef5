// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Homes.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>

namespace boardset {

namespace {

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

bool byBlock(const Home& a, const Home& b) {
    return std::pair(a.block, a.lying) < std::pair(b.block, b.lying);
}

void mergeAlike(std::vector<Home>& homes) {
    if (!std::ranges::is_sorted(homes, byBlock))
        std::ranges::stable_sort(homes, byBlock);
    std::size_t count = 0;
    for (const Home& each : homes)
        if (count > 0 && homes[count - 1].block == each.block && homes[count - 1].lying == each.lying)
            homes[count - 1].share += each.share;
        else
            homes[count++] = each;
    homes.resize(count);
}

/// Pages of one memory lie in all with which it is interleaved.
void interleave(const Topology& topology, std::vector<Home>& homes) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    std::map<std::size_t, IdVector<BlockId, double>> sums; // by lying
    for (const Home& each : homes) {
        auto& sum = sums[each.lying];
        sum.resize(topology.blocks().size());
        const std::vector<BlockId>& memories = interleaved.of(each.block);
        if (memories.empty())
            sum[each.block] += each.share;
        const std::vector<double>& turns = interleaved.sharesOf(each.block);
        for (std::size_t i = 0; i < memories.size(); ++i)
            sum[memories[i]] += each.share * turns[i];
    }
    homes.clear();
    for (std::size_t block = 0; block < topology.blocks().size(); ++block)
        for (const auto& [lying, sum] : sums)
            if (const double share = sum[BlockId(block)]; share > 0)
                homes.push_back({BlockId(block), share, lying});
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
    explicit Sums(std::size_t blocks) : m_blocks(blocks) {}

    void add(const Home& home) {
        const std::size_t number = m_numbers.try_emplace(home.lying, m_numbers.size()).first->second;
        if (number == m_sums.size())
            m_sums.emplace_back().resize(m_blocks);
        m_sums[number][home.block] += home.share;
    }

    /// Those, as parts of `all`, and how they lie, of what the numbers were given for.
    Homes homes(double all, const std::vector<Lying>& lying) const {
        Homes homes;
        homes.lying.resize(m_numbers.size());
        for (const auto& [given, number] : m_numbers)
            homes.lying[number] = lying[given];
        for (std::size_t number = 0; number < m_sums.size(); ++number)
            for (std::size_t block = 0; block < m_blocks; ++block)
                if (const double share = m_sums[number][BlockId(block)]; share > 0)
                    homes.shares.push_back({BlockId(block), share / all, number});
        return homes;
    }

private:
    std::size_t m_blocks;
    std::map<std::size_t, std::size_t> m_numbers;  ///< Of how data lies, given to own.
    std::vector<IdVector<BlockId, double>> m_sums; ///< By own numbers.
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
    Sums sums(m_topology.blocks().size());
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
    if (pages > 0) {
        const std::vector<BlockId>& memories = memoriesOf(region);
        auto memory = memories.begin();
        for (const auto& [path, count] : region.pagesIn)
            homes.push_back({*memory++, share * count / pages, number});
    }
    mergeAlike(homes);
    return homes;
}

/// The memories of its pages. Those of many regions are the same; they are looked up once.
const std::vector<BlockId>& ProcessHomes::memoriesOf(const Region& region) {
    const auto isSame = [](const auto& a, const auto& b) { return a.first == b.first; };
    if (m_lookedUp == nullptr || !std::ranges::equal(m_lookedUp->pagesIn, region.pagesIn, isSame)) {
        m_memories.clear();
        for (const auto& [path, count] : region.pagesIn)
            m_memories.push_back(m_topology.at(path));
        m_lookedUp = &region;
    }
    return m_memories;
}

std::size_t ProcessHomes::numberOf(const Lying& lying) {
    const auto [at, isNew] = m_numbers.try_emplace(lying, m_lying.size());
    if (isNew)
        m_lying.push_back(lying);
    return at->second;
}

} // namespace boardset
