// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ProcessData.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

/// Returns the layout of a region that is placed on another region.
/// Multiplies the numbers of copies of both regions, and the numbers of parts per copy. Uses the smaller piece size.
DataLayout on(const DataLayout& above, const DataLayout& below) {
    const auto [less, more] = std::minmax(above.pieceBytes, below.pieceBytes);
    return {above.layouts | below.layouts, above.copies * below.copies, above.parts * below.parts,
            less > 0 ? less : more};
}

/// Returns the layout of a region on `count` parts, ignoring the layouts of the regions on which it is placed.
DataLayout lyingOf(const Region& region, std::size_t count) {
    const int parts = std::max(1, static_cast<int>(count));
    DataLayout layout{bitOf(region.lies)};
    layout.copies = region.lies == RegionLayout::Mirrored ? parts : 1;
    layout.parts = isCut(region.lies) ? parts : 1;
    layout.pieceBytes = isCut(region.lies) ? static_cast<double>(region.pieceBytes) : 0;
    return layout;
}

bool byBlock(const DataShare& a, const DataShare& b) {
    return std::pair(a.block, a.layout) < std::pair(b.block, b.layout);
}

void mergeIdentical(std::vector<DataShare>& shares) {
    if (!std::ranges::is_sorted(shares, byBlock))
        std::ranges::stable_sort(shares, byBlock);
    std::size_t count = 0;
    for (const DataShare& each : shares)
        if (count > 0 && shares[count - 1].block == each.block && shares[count - 1].layout == each.layout)
            shares[count - 1].share += each.share;
        else
            shares[count++] = each;
    shares.resize(count);
}

using RegionsByName = std::unordered_map<std::string_view, const Region*>;

/// Returns the regions that a customer uses.
/// The map `regions` finds each region by its name, because a customer may name many regions.
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

void DataShareSums::add(BlockId block, double share, std::size_t layout) {
    while (layout >= m_sums.size())
        m_sums.emplace_back(m_blocks);
    double& sum = m_sums[layout][block];
    if (sum == 0 && share > 0)
        m_there.push_back({block, 0, layout});
    sum += share;
}

std::vector<DataShare> DataShareSums::take(double all) {
    std::ranges::sort(m_there, byBlock);
    for (DataShare& each : m_there)
        each.share = std::exchange(m_sums[each.layout][each.block], 0) / all;
    return std::exchange(m_there, {});
}

ProcessData::ProcessData(const Topology& topology, const Process& process)
    : m_topology(topology), m_process(process), m_data(process.regions.size()), m_sums(topology.blocks().size()) {
    for (const Region& region : process.regions)
        m_regions.emplace(region.name.text, &region);
}

const CustomerData& ProcessData::of(const Customer& customer) {
    const auto known = m_customerData.find(customer.regions);
    return known != m_customerData.end() ? known->second
                                         : m_customerData.emplace(customer.regions, found(customer)).first->second;
}

CustomerData ProcessData::found(const Customer& customer) {
    CustomerData shares;
    std::vector<int> numbers; // index of each layout in the layouts of this customer; negative if unused
    double weights = 0;
    std::vector<const RegionData*> used; // all regions are resolved before their data is added up
    for (const Region* const region : usedOf(m_process, customer, m_regions))
        used.push_back(&dataOf(*region));
    numbers.resize(m_layouts.size(), -1);
    for (const RegionData* const data : used) {
        weights += data->weight;
        shares.bytes += data->bytes;
        for (const DataShare& home : data->shares) {
            int& number = numbers[home.layout];
            if (number < 0) {
                number = static_cast<int>(shares.layouts.size());
                shares.layouts.push_back(m_layouts[home.layout]);
            }
            m_sums.add(home.block, home.share, static_cast<std::size_t>(number));
        }
    }
    shares.shares = m_sums.take(weights);
    return shares;
}

const ProcessData::RegionData& ProcessData::dataOf(const Region& region) {
    RegionData& data = m_data[static_cast<std::size_t>(&region - m_process.regions.data())];
    const int pages = data.isFound ? 0 : region.pages();
    if (std::exchange(data.isFound, true) || (pages == 0 && region.parts.empty()))
        return data;
    data.weight = weightInAccesses(region, pages);
    // data on parts other than memories counts as one page
    data.bytes = std::max(1, pages) * static_cast<double>(region.pageBytes);
    data.shares = interleaved(laidOut(region, data.weight));
    return data;
}

/// Spreads pages of each memory over all memories with which that memory is interleaved.
std::vector<DataShare> ProcessData::interleaved(const std::vector<DataShare>& shares) {
    const auto& interleaved = m_topology.kept<InterleavedMemories>();
    for (const DataShare& each : shares) {
        const std::vector<BlockId>& memories = interleaved.of(each.block);
        if (memories.empty())
            m_sums.add(each.block, each.share, each.layout);
        const std::vector<double>& turns = interleaved.sharesOf(each.block);
        for (std::size_t i = 0; i < memories.size(); ++i)
            m_sums.add(memories[i], each.share * turns[i], each.layout);
    }
    return m_sums.take();
}

const std::vector<DataShare>& ProcessData::wholeOf(const Region& region) {
    const auto known = m_whole.find(&region);
    return known != m_whole.end() ? known->second : m_whole.emplace(&region, laidOut(region, 1)).first->second;
}

/// Returns the location of one part of a region: the block at that path, or the location of the earlier region with
/// that name.
std::vector<DataShare> ProcessData::sharesOf(const Region& region, const std::string& part) {
    const auto below = m_regions.find(part);
    return below == m_regions.end() || below->second >= &region
               ? std::vector<DataShare>{{m_topology.at(part), 1, numberOf(DataLayout{0})}}
               // the share has the region's own layout
               : wholeOf(*below->second);
}

std::vector<DataShare> ProcessData::laidOut(const Region& region, double share) {
    std::vector<std::vector<DataShare>> parts;
    for (const std::string& part : region.parts)
        parts.push_back(sharesOf(region, part));
    const auto isLost = [&](const std::vector<DataShare>& part) {
        return std::ranges::any_of(part, [&](const DataShare& home) { return m_topology.block(home.block).lost; });
    };
    if (region.lies == RegionLayout::Mirrored && !std::ranges::all_of(parts, isLost))
        std::erase_if(parts, isLost); // a mirror continues to work with the remaining copies
    const DataLayout own = lyingOf(region, parts.size());
    const double each = share / static_cast<double>(std::max<std::size_t>(1, parts.size()));
    std::vector<DataShare> shares;
    for (const std::vector<DataShare>& part : parts)
        for (const DataShare& home : part)
            shares.push_back({home.block, each * home.share, numberOf(on(own, m_layouts[home.layout]))});
    const int pages = region.parts.empty() ? region.pages() : 0;
    if (pages > 0) {
        const std::size_t number = numberOf(own);
        const std::vector<BlockId>& memories = memoriesOf(region);
        auto memory = memories.begin();
        for (const auto& [path, count] : region.pagesIn)
            shares.push_back({*memory++, share * count / pages, number});
    }
    mergeIdentical(shares);
    return shares;
}

/// Returns the memories of a region's pages. Reuses the previous result if the pages are equal.
const std::vector<BlockId>& ProcessData::memoriesOf(const Region& region) {
    const auto isIn = [](const auto& a, const auto& b) { return a.first == b.first; };
    const auto isIdentical = [&](const PagesIn& a, const PagesIn& b) {
        return a == b || std::ranges::equal(a, b, isIn);
    };
    if (m_lookedUp == nullptr || !isIdentical(m_lookedUp->pagesIn, region.pagesIn)) {
        m_memories.clear();
        for (const auto& [path, count] : region.pagesIn)
            m_memories.push_back(m_topology.at(path));
        m_lookedUp = &region;
    }
    return m_memories;
}

std::size_t ProcessData::numberOf(const DataLayout& layout) {
    const auto [at, isNew] = m_numbers.try_emplace(layout, m_layouts.size());
    if (isNew)
        m_layouts.push_back(layout);
    return at->second;
}

} // namespace boardset
