// SPDX-License-Identifier: GPL-3.0-or-later
// A workload: customers on the parts where they run, and data in regions.
#pragma once

#include "boardset/text/EnumWords.h"
#include "boardset/workload/Name.h"
#include "boardset/workload/Shared.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace boardset {

inline constexpr int atOnceMost = 1024; ///< Largest number of outstanding operations of one customer.

/// Layout of data on its parts. The set is closed, because core/boardset/walk has code for each value.
enum class RegionLayout {
    On,          ///< Each page is on one part.
    Interleaved, ///< The hardware places pieces on all parts in turn.
    Striped,     ///< Software places pieces on all parts in turn.
    Mirrored,    ///< Each part has all of the data.
    Concatenated ///< The data fills one part, then the next.
};
constexpr auto wordsOf(RegionLayout) {
    return std::array{"on", "interleaved", "striped", "mirrored", "concatenated"};
}
/// True if successive pieces are on different parts.
constexpr bool isCut(RegionLayout lies) {
    return lies == RegionLayout::Striped || lies == RegionLayout::Interleaved;
}

/// Returns the bit for a layout, so that one number can contain several layouts.
constexpr unsigned bitOf(RegionLayout lies) {
    return 1U << static_cast<unsigned>(lies);
}

/// Number of pages in each memory (at least 1), keyed by the memory's path.
using PagesIn = Shared<std::map<std::string, int>>;

/// Data and its location.
/// The data is either pages in memories, of which only the number per memory counts,
/// or bytes on parts or on other regions of the same process.
struct Region {
    RegionName name; ///< Name that is unique in its process.
    std::int64_t pageBytes = 4'194'304;
    PagesIn pagesIn;
    double weight = 0; ///< Relative share of a customer's accesses to this region; if 0, the number of pages is used.
    RegionLayout lies = RegionLayout::On;
    std::vector<std::string> parts{}; ///< Paths of blocks or names of regions, in order; empty for data in pages.
    std::int64_t pieceBytes = 0;      ///< Piece size in bytes; 0 if the data is not split.

    int pages() const;
    bool operator==(const Region&) const = default;
};

/// A customer that performs the work of its process: a thread on a processor, a stream on a device, a group of clients
/// on a network.
struct Customer {
    CustomerName name;                       ///< Name that is unique in the scenario: "1".
    std::string on;                          ///< Path of the block on which the customer runs.
    Shared<std::vector<RegionName>> regions; ///< Regions in use; if empty, all regions on which no region is placed.
    bool idle = false;                       ///< True if the customer makes no requests (asleep, or no access yet).
    std::string server{};                    ///< Path of the customer's server; empty if its operations need none.
    std::string peer{};                      ///< Path of the receiver of its messages; empty if it sends none.
    double rate = 0;                         ///< Operations per second of open work, for each represented customer.
    int count = 1;                           ///< Number of identical customers that this one represents.
    double amount = 0; ///< Number of operations after which each represented customer finishes; 0 if never.

    bool operator==(const Customer&) const = default;
};

/// Customers and regions that belong together; the diagram shows them in one colour.
struct Process {
    ProcessName name; ///< Name that is unique in the scenario: "A".
    std::string work; ///< Id of the process's workload in the catalog.
    std::vector<Customer> customers;
    std::vector<Region> regions;
    int atOnce = 0; ///< Outstanding operations of each customer; 0 for the default of the workload and block.
    std::map<std::string, double> numbers{}; ///< Values of the operations' numeric parameters, in their units.
    bool background = false;                 ///< True if the process uses only spare capacity and never delays others.

    bool operator==(const Process&) const = default;
};

/// Returns a customer with the regions, server, peer and rate of the first customer of a process,
/// but without a name or position.
/// Returns an empty customer if the process has none.
Customer likeFirstOf(const Process& process);

/// Returns the regions that a customer uses directly, in the process's order.
/// Omits regions that the customer uses only through other regions that are placed on them.
std::vector<const Region*> usedBy(const Process& process, const Customer& customer);

/// Returns the region that `part` names; null if `part` names a block.
/// `part` is a part of `region`, which is one of the process's regions.
/// A region can be placed only on regions that precede it, so there are no cycles.
const Region* regionBelow(const Process& process, const Region& region, const std::string& part);

/// Returns the physical location of a region's data.
/// The keys are paths of memories, with numbers of pages as values, or paths of other parts, with the value 1.
std::map<std::string, int> leavesOf(const Process& process, const Region& region);

/// Returns the number of customers that finish because they have a limited amount of work.
std::size_t endsIn(const std::vector<Process>& processes);

/// All processes of a scenario.
struct Workload {
    std::vector<Process> processes;

    int customerCount() const;
    int pageCount() const;
    bool operator==(const Workload&) const = default;
};

/// Returns the smallest number from 1 that is not the name of a customer.
CustomerName freeCustomerName(const Workload& workload);
/// Returns the `count` smallest numbers from 1 that are not names of customers.
std::vector<CustomerName> freeCustomerNames(const Workload& workload, std::size_t count);

} // namespace boardset
