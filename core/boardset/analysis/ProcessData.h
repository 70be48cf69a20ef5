// SPDX-License-Identifier: GPL-3.0-or-later
// Location of a process's data: the parts on which its regions are placed, resolved once for all customers.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/walk/Walk.h"
#include "boardset/workload/Workload.h"

#include <compare>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

/// A share of a customer's operations that goes to one part, and the layout of the data there.
struct DataShare {
    BlockId block;
    double share = 0;
    std::size_t layout = 0; ///< Index in CustomerData::layouts.
};

/// Layout of the data of one or more regions, as a walk needs it.
struct DataLayout {
    unsigned layouts = bitOf(RegionLayout::On); ///< Layouts of the region and of the regions below it, as bits.
    int copies = 1;
    int parts = 1;                                       ///< Number of parts of one copy.
    double pieceBytes = 0;                               ///< Bytes of a piece; 0 if the data is not split.
    auto operator<=>(const DataLayout&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer
};

/// Location of the data that a customer uses.
struct CustomerData {
    std::vector<DataShare> shares; ///< Shares by block, which add up to 1; empty if the customer uses no data.
    std::vector<DataLayout> layouts;
    double bytes = 0; ///< Bytes of the data in pages; the data on other parts counts as one page.
};

/// Sums of shares by layout and by block.
class DataShareSums {
public:
    explicit DataShareSums(std::size_t blocks) : m_blocks(blocks) {}

    void add(BlockId block, double share, std::size_t layout);
    /// Returns the sums divided by `all`, ordered by block and then by layout. Resets the sums to zero.
    std::vector<DataShare> take(double all = 1);

private:
    std::size_t m_blocks;
    std::vector<IdVector<BlockId, double>> m_sums; ///< Sums by layout.
    std::vector<DataShare> m_there;
};

/// Finds the homes of the data of one process's customers, which are the parts that have the data. The process must
/// outlive this object. A region counts by its weight, and all pages or parts in a region count equally. A page counts
/// in all memories over which the machine interleaves it. Each region, and each set of regions in use, is resolved only
/// once.
class ProcessData {
public:
    ProcessData(const Topology& topology, const Process& process);

    /// Returns the homes of a customer's data, valid as long as this object. Throws TopologyError if a part does not
    /// exist.
    const CustomerData& of(const Customer& customer);

private:
    /// The data of one region. Its shares by home add up to the region's weight; its layouts are in m_layouts.
    struct RegionData {
        bool isFound = false;
        std::vector<DataShare> shares;
        double weight = 0; ///< Weight of the region; 0 if there is no data.
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
    std::unordered_map<std::string_view, const Region*> m_regions; ///< Regions by name.
    std::vector<RegionData> m_data;                                ///< Data of each region, in the process's order.
    DataShareSums m_sums;
    std::map<const Region*, std::vector<DataShare>> m_whole; ///< Shares of regions below others; each sum is 1.
    std::vector<DataLayout> m_layouts;
    std::map<DataLayout, std::size_t> m_numbers;                            ///< Index of each layout in m_layouts.
    std::map<Shared<std::vector<RegionName>>, CustomerData> m_customerData; ///< Data by the set of regions in use.
    const Region* m_lookedUp = nullptr; ///< The last region with pages that was looked up.
    std::vector<BlockId> m_memories;    ///< The memories of `m_lookedUp`.
};

} // namespace boardset
