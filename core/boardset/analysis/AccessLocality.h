// SPDX-License-Identifier: GPL-3.0-or-later
// Local and remote accesses: of each customer, and to the pages of each region.
#pragma once

#include "boardset/analysis/Answer.h"

#include <functional>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace boardset {

/// Accesses of one owner to some pages of a region, per second. An owner is a customer or a process; see OwnerOf.
/// An access is local if the page is in the customer's locality group; on a Sun Fire, this is the customer's board.
struct OwnerAccesses {
    int owner = 0; ///< Index of the owner; -1 for several owners together.
    double local = 0;
    double remote = 0;

    double all() const { return local + remote; }
    bool operator==(const OwnerAccesses&) const = default;
};

/// A function that returns the index of a customer's owner, which is the customer itself or its process. The arguments
/// are the index of the process, and the index of the customer in that process.
using OwnerOf = std::function<int(int process, int customer)>;

/// The local and remote accesses of a placement.
/// The answer must outlive this object.
class AccessLocality {
public:
    AccessLocality(const Topology& topology, const Workload& workload, const Answer& answer, const OwnerOf& ownerOf);

    /// Returns the share, from 0 to 1, of a customer's accesses that are local.
    /// Empty if the machine has only one locality group, or if the customer makes no accesses to memory.
    std::optional<double> localShareOf(const CustomerName& customer) const;
    /// Returns the accesses per second of a customer to memory; 0 if it makes none.
    double rateOf(const CustomerName& customer) const;
    /// Returns the accesses to the given pages of a region, for each owner in ascending order.
    /// `pages` gives the number of pages in each memory. Owners that make no accesses are omitted.
    /// `process` and `region` are indices.
    std::vector<OwnerAccesses> accessesTo(std::size_t process, std::size_t region,
                                          const std::vector<std::pair<BlockId, int>>& pages) const;

private:
    /// Sums over the classes of a customer.
    struct CustomerSums {
        std::size_t group = 0; ///< Number of the customer's locality group.
        double rate = 0;       ///< Accesses per second.
        double memory = 0;     ///< Accesses per second to memory.
        double local = 0;      ///< Accesses per second to memory in the customer's locality group.
    };
    /// The users of the regions of a process.
    struct ProcessUsers {
        std::vector<int> owners{}; ///< Owners of the customers, in ascending order.
        /// For each region, the accesses per second to one page, by owner and then by locality group; empty if no
        /// customer uses the region.
        std::vector<std::vector<double>> perPage{};
    };

    std::size_t groupOf(BlockId block) const;
    void addUsers(const Process& process, const std::vector<int>& owners);

    const Topology& m_topology;
    std::size_t m_groups; ///< Number of locality groups, including number 0 for blocks that are in none.
    IdVector<BlockId, std::size_t> m_numbers; ///< Number of each block that is a locality group.
    std::unordered_map<std::string_view, CustomerSums> m_customers;
    std::vector<ProcessUsers> m_processes;
};

} // namespace boardset
