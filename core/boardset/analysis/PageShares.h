// SPDX-License-Identifier: GPL-3.0-or-later
// Shares of a customer's accesses that go to the pages of the regions that it uses.
#pragma once

#include "boardset/workload/Workload.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

/// Share of a customer's accesses that goes to one page of a region.
struct PageShare {
    std::size_t region; ///< Index of the region in its process.
    double share;
};

/// The page shares of a process's customers, computed once for each set of regions.
/// The process must outlive this object.
class PageShares {
public:
    explicit PageShares(const Process& process);

    /// Returns the shares of a customer; one entry for each region with pages. Over all pages, the shares add up to 1.
    const std::vector<PageShare>& of(const Customer& customer);

private:
    /// The share of a region in the accesses of its users, before it is divided by the sum over their regions.
    struct WeightedRegion {
        std::size_t index = 0;
        double weight = 0;
        int pages = 0;
    };
    std::vector<PageShare> found(const Customer& customer) const;

    const Process& m_process;
    std::unordered_map<std::string_view, WeightedRegion> m_regions;
    std::unordered_map<const std::vector<RegionName>*, std::vector<PageShare>> m_shares; ///< By the shared list.
};

} // namespace boardset
