// SPDX-License-Identifier: GPL-3.0-or-later
// A reversible change of a placement that moves threads to other processors, and pages to other memories.
#pragma once

#include "boardset/workload/Workload.h"

#include <cstddef>
#include <utility>

namespace boardset::best {

/// A customer of a workload, given by the index of its process and its own index in that process.
struct CustomerAt {
    std::size_t process = 0;
    std::size_t customer = 0;
    auto operator<=>(const CustomerAt&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer

    Customer& in(Workload& workload) const { return workload.processes[process].customers[customer]; }
    const Customer& in(const Workload& workload) const { return workload.processes[process].customers[customer]; }
};
/// A region of a workload, given by the index of its process and its own index in that process.
struct RegionAt {
    std::size_t process = 0;
    std::size_t region = 0;
    auto operator<=>(const RegionAt&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer

    Region& in(Workload& workload) const { return workload.processes[process].regions[region]; }
    const Region& in(const Workload& workload) const { return workload.processes[process].regions[region]; }
};

/// The threads and pages that move, with their new locations.
struct PlacementMove {
    /// The threads that move, each with the path of its new processor.
    std::vector<std::pair<CustomerAt, std::string>> threads;
    /// The regions whose pages move, each with the new locations of its pages.
    std::vector<std::pair<RegionAt, PagesIn>> pages;

    bool isEmpty() const { return threads.empty() && pages.empty(); }
    /// Adds a change to the move, unless it has no effect.
    void add(const Workload& now, CustomerAt thread, const std::string& on);
    void add(const Workload& now, RegionAt region, PagesIn pagesIn);
};

/// Applies a move to a workload, and replaces `move` with the move that reverses it.
void exchange(Workload& workload, PlacementMove& move);

} // namespace boardset::best
