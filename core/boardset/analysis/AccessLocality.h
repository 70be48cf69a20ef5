// SPDX-License-Identifier: GPL-3.0-or-later
// Local and remote accesses: of each customer, and to the pages of each region.
#pragma once

#include "boardset/analysis/Answer.h"

#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace boardset {

/// Accesses of one customer to some pages of a region, per second.
/// An access is local if the page is in the customer's locality group; on a Sun Fire, this is the customer's board.
struct PageAccesses {
    int customer = 0; ///< Index of the customer in the process.
    double local = 0;
    double remote = 0;
};

/// The local and remote accesses of a placement.
/// The workload and the answer must outlive this object.
class AccessLocality {
public:
    AccessLocality(const Topology& topology, const Workload& workload, const Answer& answer);

    /// Returns the share, from 0 to 1, of a customer's accesses that are local.
    /// Empty if the machine has only one locality group, or if the customer makes no accesses to memory.
    std::optional<double> localShareOf(const CustomerName& customer) const;
    /// Returns the accesses to some pages of a region, for each customer that uses the region.
    /// `pages` has the number of pages for each memory. Customers that make no accesses are omitted.
    std::vector<PageAccesses> accessesTo(const Region& region, const std::vector<std::pair<BlockId, int>>& pages) const;

private:
    /// Sums over the classes of a customer.
    struct CustomerSums {
        double rate = 0;   ///< Accesses per second.
        double memory = 0; ///< Accesses per second to memory.
        double local = 0;  ///< Accesses per second to memory in the customer's locality group.
    };
    /// A customer that uses a region.
    struct RegionUser {
        int customer;
        BlockId group;
        double perPage; ///< Accesses per second to one page of the region.
    };

    void addUsers(const Process& process);

    const Topology& m_topology;
    bool m_hasGroups; ///< True if the machine has several locality groups.
    std::unordered_map<std::string_view, CustomerSums> m_customers;
    std::map<const Region*, std::vector<RegionUser>> m_users;
};

} // namespace boardset
