// SPDX-License-Identifier: GPL-3.0-or-later
// What runs and where it is placed: customers on the parts that they stand on, data in regions.
#pragma once

#include "boardset/workload/Name.h"
#include "boardset/workload/Shared.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

inline constexpr int atOnceMost = 1024; ///< Operations of one customer under way.

/// How data lies on its parts. Closed: each is a line of stage `walk`.
enum class Lies {
    On,          ///< Each page on one part.
    Interleaved, ///< In pieces over all parts in turn, by the hardware,
    Striped,     ///< or by software;
    Mirrored,    ///< on each part all of it;
    Concatenated ///< on one part after the other.
};
/// In pieces, one after the other on another part.
constexpr bool isCut(Lies lies) {
    return lies == Lies::Striped || lies == Lies::Interleaved;
}

/// The word for how data lies: "striped"; and the way of a word, nothing if it is none.
std::string toString(Lies lies);
std::optional<Lies> liesOf(const std::string& word);
/// One bit each, so that several can be true of one region.
constexpr unsigned bitOf(Lies lies) {
    return 1U << static_cast<unsigned>(lies);
}

/// Path of a memory block -> pages there (at least 1).
using PagesIn = Shared<std::map<std::string, int>>;

/// Data and where it is: pages on memories, whose number per memory alone counts; or bytes that lie on parts, or on
/// other regions of its process.
struct Region {
    RegionName name; ///< Unique in its process.
    std::int64_t pageBytes = 4'194'304;
    PagesIn pagesIn;
    double weight =
        0; ///< Its part in a customer's accesses, against the other regions' weights; 0: its number of pages.
    Lies lies = Lies::On;
    std::vector<std::string> parts{}; ///< Unless it lies in pages: paths of blocks, or names of regions, in order.
    std::int64_t pieceBytes = 0;      ///< Of what is cut into pieces; 0: it is not cut.

    int pages() const;
    bool operator==(const Region&) const = default;
};

/// What performs the work of its process: a thread on a processor, a stream on a device, a group of clients on a
/// network.
struct Customer {
    CustomerName name;                       ///< Unique in the scenario: "1".
    std::string on;                          ///< Path of the block that it stands on.
    Shared<std::vector<RegionName>> regions; ///< Those that it uses; empty: all of its process on which no other lies.
    bool idle = false;                       ///< Makes no requests: it sleeps, or has touched nothing yet.
    std::string server{}; ///< Path of the part that serves it; empty: what its operations do needs none.
    std::string peer{};   ///< Path of the other end of its messages; empty: they have none.
    double rate = 0;      ///< Operations per second of an open work, of each that it counts.
    int count = 1;        ///< How many alike it stands for.
    double amount = 0;    ///< Operations after which it has finished, of each that it counts; 0: it goes on for ever.

    bool operator==(const Customer&) const = default;
};

/// Customers and regions that belong together; the drawing gives them one colour.
struct Process {
    ProcessName name; ///< Unique in the scenario: "A".
    std::string work; ///< Id in the catalog.
    std::vector<Customer> customers;
    std::vector<Region> regions;
    int atOnce = 0; ///< Operations that each customer keeps under way; 0: as many as its work and its block say.
    std::map<std::string, double> numbers{}; ///< What it sets of the numbers of its operations, in their units.
    bool background = false;                 ///< It gets what others leave, and none waits for it.

    bool operator==(const Process&) const = default;
};

/// A customer that does as the first one of a process: with its data, served as it is, as often, to the same end. It
/// has no name and no place.
Customer likeFirstOf(const Process& process);

/// The regions that a customer of a process uses itself, not only through what lies on them; in its order.
std::vector<const Region*> usedBy(const Process& process, const Customer& customer);

/// The region that a part of a region names: one that stands before it in its process, so that none lies on itself.
/// Null: the part is none. `region` is one of the process.
const Region* regionBelow(const Process& process, const Region& region, const std::string& part);

/// Where the data of a region lies at last: paths of memories with their pages, or of parts, each once.
std::map<std::string, int> leavesOf(const Process& process, const Region& region);

/// Customers that finish: those with an amount.
std::size_t endsIn(const std::vector<Process>& processes);

struct Workload {
    std::vector<Process> processes;

    int customerCount() const;
    int pageCount() const;
    bool operator==(const Workload&) const = default;
};

/// The first number by which no customer is called.
CustomerName freeCustomerName(const Workload& workload);

} // namespace boardset
