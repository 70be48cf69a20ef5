// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Homes.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

/// Returns the layout of a region that is placed on another. The copies multiply, the parts are those of one copy, and
/// of nested pieces the smallest counts.
Lying on(const Lying& above, const Lying& below) {
    const auto [less, more] = std::minmax(above.pieceBytes, below.pieceBytes);
    return {above.ways | below.ways, above.copies * below.copies, above.parts * below.parts, less > 0 ? less : more};
}

/// Returns the layout of a region on `count` parts, without the layouts of regions below it.
Lying lyingOf(const Region& region, std::size_t count) {
    const int parts = std::max(1, static_cast<int>(count));
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

using RegionsByName = std::unordered_map<std::string_view, const Region*>;

/// Returns the regions that a customer uses. A map finds their names, because every customer may name many.
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

} // namespace

void HomeSums::add(BlockId block, double share, std::size_t lying) {
    while (lying >= m_sums.size())
        m_sums.emplace_back(m_blocks);
    double& sum = m_sums[lying][block];
    if (sum == 0 && share > 0)
        m_there.push_back({block, 0, lying});
    sum += share;
}

std::vector<Home> HomeSums::take(double all) {
    std::ranges::sort(m_there, byBlock);
    for (Home& each : m_there)
        each.share = std::exchange(m_sums[each.lying][each.block], 0) / all;
    return std::exchange(m_there, {});
}

ProcessHomes::ProcessHomes(const Topology& topology, const Process& process)
    : m_topology(topology), m_process(process), m_data(process.regions.size()), m_sums(topology.blocks().size()) {
    for (const Region& region : process.regions)
        m_regions.emplace(region.name.text, &region);
}

const Homes& ProcessHomes::of(const Customer& customer) {
    const auto known = m_homes.find(customer.regions);
    return known != m_homes.end() ? known->second : m_homes.emplace(customer.regions, found(customer)).first->second;
}

Homes ProcessHomes::found(const Customer& customer) {
    Homes homes;
    std::vector<int> numbers; // index of each layout among these homes; below 0 if unused
    double weights = 0;
    std::vector<const Data*> used; // all regions are resolved before the first is added up
    for (const Region* const region : usedOf(m_process, customer, m_regions))
        used.push_back(&dataOf(*region));
    numbers.resize(m_lying.size(), -1);
    for (const Data* const data : used) {
        weights += data->weight;
        homes.bytes += data->bytes;
        for (const Home& home : data->homes) {
            int& number = numbers[home.lying];
            if (number < 0) {
                number = static_cast<int>(homes.lying.size());
                homes.lying.push_back(m_lying[home.lying]);
            }
            m_sums.add(home.block, home.share, static_cast<std::size_t>(number));
        }
    }
    homes.shares = m_sums.take(weights);
    return homes;
}

const ProcessHomes::Data& ProcessHomes::dataOf(const Region& region) {
    Data& data = m_data[static_cast<std::size_t>(&region - m_process.regions.data())];
    const int pages = data.isFound ? 0 : region.pages();
    if (std::exchange(data.isFound, true) || (pages == 0 && region.parts.empty()))
        return data;
    data.weight = region.weight > 0 ? region.weight : std::max(1, pages);
    data.bytes = std::max(1, pages) * static_cast<double>(region.pageBytes); // data on parts counts as one page
    data.homes = interleaved(laid(region, data.weight));
    return data;
}

/// Spreads pages of one memory over all memories with which it is interleaved.
std::vector<Home> ProcessHomes::interleaved(const std::vector<Home>& homes) {
    const auto& interleaved = m_topology.kept<InterleavedMemories>();
    for (const Home& each : homes) {
        const std::vector<BlockId>& memories = interleaved.of(each.block);
        if (memories.empty())
            m_sums.add(each.block, each.share, each.lying);
        const std::vector<double>& turns = interleaved.sharesOf(each.block);
        for (std::size_t i = 0; i < memories.size(); ++i)
            m_sums.add(memories[i], each.share * turns[i], each.lying);
    }
    return m_sums.take();
}

const std::vector<Home>& ProcessHomes::wholeOf(const Region& region) {
    const auto known = m_whole.find(&region);
    return known != m_whole.end() ? known->second : m_whole.emplace(&region, laid(region, 1)).first->second;
}

/// Returns the location of one part of a region: a block, or the location of an earlier region with that name.
std::vector<Home> ProcessHomes::homesOf(const Region& region, const std::string& part) {
    const auto below = m_regions.find(part);
    return below == m_regions.end() || below->second >= &region
               ? std::vector<Home>{{m_topology.at(part), 1, numberOf(Lying{0})}} // it has the region's own layout
               : wholeOf(*below->second);
}

std::vector<Home> ProcessHomes::laid(const Region& region, double share) {
    std::vector<std::vector<Home>> parts;
    for (const std::string& part : region.parts)
        parts.push_back(homesOf(region, part));
    const auto isLost = [&](const std::vector<Home>& part) {
        return std::ranges::any_of(part, [&](const Home& home) { return m_topology.block(home.block).lost; });
    };
    if (region.lies == Lies::Mirrored && !std::ranges::all_of(parts, isLost))
        std::erase_if(parts, isLost); // the mirror continues with the remaining copies
    const Lying own = lyingOf(region, parts.size());
    const double each = share / static_cast<double>(std::max<std::size_t>(1, parts.size()));
    std::vector<Home> homes;
    for (const std::vector<Home>& part : parts)
        for (const Home& home : part)
            homes.push_back({home.block, each * home.share, numberOf(on(own, m_lying[home.lying]))});
    const int pages = region.parts.empty() ? region.pages() : 0;
    if (pages > 0) {
        const std::size_t number = numberOf(own);
        const std::vector<BlockId>& memories = memoriesOf(region);
        auto memory = memories.begin();
        for (const auto& [path, count] : region.pagesIn)
            homes.push_back({*memory++, share * count / pages, number});
    }
    mergeAlike(homes);
    return homes;
}

/// Returns the memories of a region's pages. Many regions have the same memories, so they are looked up once.
const std::vector<BlockId>& ProcessHomes::memoriesOf(const Region& region) {
    const auto isIn = [](const auto& a, const auto& b) { return a.first == b.first; };
    const auto isAlike = [&](const PagesIn& a, const PagesIn& b) { return a == b || std::ranges::equal(a, b, isIn); };
    if (m_lookedUp == nullptr || !isAlike(m_lookedUp->pagesIn, region.pagesIn)) {
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
