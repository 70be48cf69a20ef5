// SPDX-License-Identifier: GPL-3.0-or-later
// Location of a process's data: the parts that contain the process's regions, determined once for all customers.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/walk/Walk.h"
#include "boardset/workload/Workload.h"

#include <algorithm>
#include <compare>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

/// The share of a customer's operations that goes to one part, and the layout of the data on that part.
struct DataShare {
    BlockId block;
    double share = 0;
    std::size_t layout = 0; ///< Index of the layout in CustomerData::layouts.
};

/// The layout of the data of one or more regions, in the form that a walk needs.
struct DataLayout {
    /// Layouts of the region and of the regions on which it is placed, as a bit set.
    unsigned layouts = bitOf(RegionLayout::On);
    int copies = 1;
    int parts = 1;                                       ///< Number of parts that contain one copy.
    double pieceBytes = 0;                               ///< Size of a piece in bytes; 0 if the data is not split.
    auto operator<=>(const DataLayout&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer
};

/// The location of the data that one customer uses.
struct CustomerData {
    /// Shares of the data on each block, which add up to 1; empty if the customer uses no data.
    std::vector<DataShare> shares;
    std::vector<DataLayout> layouts;
    /// Size of the customer's pages in bytes; the data on parts other than memories counts as one page.
    double bytes = 0;
};

/// Returns the weight of a region in the accesses of its customers: its own weight or, if it has none, `pages`, its
/// number of pages.
inline double weightInAccesses(const Region& region, int pages) {
    return region.weight > 0 ? region.weight : std::max(1, pages);
}

/// Adds up shares of data, separately for each layout and block.
class DataShareSums {
public:
    explicit DataShareSums(std::size_t blocks) : m_blocks(blocks) {}

    void add(BlockId block, double share, std::size_t layout);
    /// Returns the sums divided by `all`, sorted by block and then by layout. Resets the sums to zero.
    std::vector<DataShare> take(double all = 1);

private:
    std::size_t m_blocks;
    std::vector<IdVector<BlockId, double>> m_sums; ///< Sums for each layout, indexed by block.
    std::vector<DataShare> m_there;
};

/// Finds the homes of the data of one process's customers. A home is a part that contains data.
/// The process must outlive this object.
/// Accesses are divided over regions by the regions' weights, and over the pages or parts in a region equally.
/// If the machine interleaves a page over several memories, each of them gets its share of the accesses.
/// Each region, and each set of regions in use, is resolved only once.
class ProcessData {
public:
    ProcessData(const Topology& topology, const Process& process);

    /// Returns the homes of a customer's data, valid for the lifetime of this object.
    /// Throws TopologyError if a part does not exist.
    const CustomerData& of(const Customer& customer);

private:
    /// The data of one region.
    /// Its shares, one for each home, add up to the region's weight; its layouts are in m_layouts.
    struct RegionData {
        bool isFound = false;
        std::vector<DataShare> shares;
        double weight = 0; ///< Weight of the region; 0 if the region has no data.
        double bytes = 0;
    };

    CustomerData found(const Customer& customer);
    const RegionData& dataOf(const Region& region);
    const std::vector<DataShare>& wholeOf(const Region& region);
    std::vector<DataShare> sharesOf(const Region& region, const std::string& part);
    std::vector<DataShare> laidOut(const Region& region, double share);
    std::vector<DataShare> interleaved(const std::vector<DataShare>& shares);
    const std::vector<BlockId>& memoriesOf(const Region& region);
    std::size_t numberOf(const DataLayout& layout);

    const Topology& m_topology;
    const Process& m_process;
    std::unordered_map<std::string_view, const Region*> m_regions; ///< Regions, keyed by name.
    std::vector<RegionData> m_data; ///< Data of each region, in the order of the process's regions.
    DataShareSums m_sums;
    /// Shares of the regions on which other regions are placed; the shares of each region add up to 1.
    std::map<const Region*, std::vector<DataShare>> m_whole;
    std::vector<DataLayout> m_layouts;
    std::map<DataLayout, std::size_t> m_numbers; ///< Index in m_layouts, keyed by layout.
    /// Data of customers, keyed by the set of regions in use.
    std::map<Shared<std::vector<RegionName>>, CustomerData> m_customerData;
    const Region* m_lookedUp = nullptr; ///< The last region whose pages were looked up.
    std::vector<BlockId> m_memories;    ///< The memories that contain the pages of `m_lookedUp`.
};

} // namespace boardset
