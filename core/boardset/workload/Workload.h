// SPDX-License-Identifier: GPL-3.0-or-later
// A workload: customers on the parts where they run, and data in regions.
#pragma once

#include "boardset/workload/Name.h"
#include "boardset/workload/Shared.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

inline constexpr int atOnceMost = 1024; ///< Largest number of outstanding operations of one customer.

/// Layout of data on its parts. A closed set: stage `walk` has code for each value.
enum class RegionLayout {
    On,          ///< Each page on one part.
    Interleaved, ///< In pieces over all parts in turn, by the hardware.
    Striped,     ///< In pieces over all parts in turn, by software.
    Mirrored,    ///< All of the data on each part.
    Concatenated ///< First on one part, then on the next.
};
/// True if successive pieces are on different parts.
constexpr bool isCut(RegionLayout lies) {
    return lies == RegionLayout::Striped || lies == RegionLayout::Interleaved;
}

/// Returns the word for a layout, such as "striped".
std::string toString(RegionLayout lies);
/// Returns the layout for a word; empty if there is none.
std::optional<RegionLayout> layoutOf(const std::string& word);
/// Returns the bit for a layout, so that several can be true for one region.
constexpr unsigned bitOf(RegionLayout lies) {
    return 1U << static_cast<unsigned>(lies);
}

/// Number of pages in each memory (at least 1), by the memory's path.
using PagesIn = Shared<std::map<std::string, int>>;

/// Data and its location: pages in memories, of which only the number per memory counts, or bytes on parts or on other
/// regions of its process.
struct Region {
    RegionName name; ///< Unique in its process.
    std::int64_t pageBytes = 4'194'304;
    PagesIn pagesIn;
    double weight = 0; ///< Share of a customer's accesses relative to other regions; 0 for its number of pages.
    RegionLayout lies = RegionLayout::On;
    std::vector<std::string> parts{}; ///< Paths of blocks or names of regions, in order; empty for data in pages.
    std::int64_t pieceBytes = 0;      ///< Bytes of a piece; 0 if the data is not split.

    int pages() const;
    bool operator==(const Region&) const = default;
};

/// A customer that performs the work of its process: a thread on a processor, a stream on a device, a group of clients
/// on a network.
struct Customer {
    CustomerName name;                       ///< Name that is unique in the scenario: "1".
    std::string on;                          ///< Path of the block on which it runs.
    Shared<std::vector<RegionName>> regions; ///< Regions in use; if empty, all that no other region is placed on.
    bool idle = false;                       ///< True if it makes no requests: it sleeps, or has accessed nothing yet.
    std::string server{};                    ///< Path of the part that serves it; empty if its operations need none.
    std::string peer{};                      ///< Path of the other end of its messages; empty if it sends none.
    double rate = 0;   ///< Operations per second of open work, for each customer that it stands for.
    int count = 1;     ///< Number of identical customers that it stands for.
    double amount = 0; ///< Operations until it finishes, for each customer it stands for; 0 if it never finishes.

    bool operator==(const Customer&) const = default;
};

/// Customers and regions that belong together; the diagram shows them in one colour.
struct Process {
    ProcessName name; ///< Name that is unique in the scenario: "A".
    std::string work; ///< Id of its work in the catalog.
    std::vector<Customer> customers;
    std::vector<Region> regions;
    int atOnce = 0; ///< Outstanding operations of each customer; 0 for the default of its work and block.
    std::map<std::string, double> numbers{}; ///< Values of its operations' numbers, in their units.
    bool background = false;                 ///< True if it runs only on spare capacity and never delays other work.

    bool operator==(const Process&) const = default;
};

/// Returns a customer like the first one of a process: with its data, server, rate and peer, but without a name or
/// position.
Customer likeFirstOf(const Process& process);

/// Returns the regions that a customer uses directly, not through regions placed on them, in the process's order.
std::vector<const Region*> usedBy(const Process& process, const Customer& customer);

/// Returns the region that a part of a region names; null if the part is a block. That region precedes `region`, which
/// is one of the process's regions, so that there are no cycles.
const Region* regionBelow(const Process& process, const Region& region, const std::string& part);

/// Returns the physical location of a region's data: paths of memories with their numbers of pages, or paths of parts,
/// each once.
std::map<std::string, int> leavesOf(const Process& process, const Region& region);

/// Returns the number of customers that finish, because they have an amount of work.
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

} // namespace boardset
