// SPDX-License-Identifier: GPL-3.0-or-later
// Spreads pages over memories and checks their capacity.
#pragma once

#include "boardset/scenario/Scenario.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Capacity.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Returns the number of pages in each memory, keyed by the memory's path, if `pages` are spread evenly over
/// `memories`. The first memories get the remainder. Memories without pages are omitted.
std::map<std::string, int> spread(int pages, const Topology& topology, const std::vector<BlockId>& memories);

/// Adds pages to a region. `pages` contains the number of new pages in each memory, keyed by the memory's path.
void addPages(Region& region, const std::map<std::string, int>& pages);
/// Removes a region's pages in the memories whose paths satisfy `isTaken`. Returns the number of removed pages.
int takePages(Region& region, const std::function<bool(const std::string& path)>& isTaken);

/// A memory whose pages exceed its capacity.
struct Overflow {
    std::string memory;
    double bytes = 0;    ///< Total size, in bytes, of the pages in the memory.
    double capacity = 0; ///< Capacity of the memory in bytes.
    /// Index of the process, and index of its region, whose pages are the first to exceed the capacity.
    std::size_t process = 0, region = 0;
};

/// Returns the first memory whose pages exceed its capacity; nothing if there is none.
/// The scenario must be in canonical form.
std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology);

/// Returns the largest number of pages that a region can have if the share of its pages in each memory stays the same.
/// For a region without pages, returns its current number.
int mostPages(const Scenario& scenario, const Topology& topology, const Process& process, const Region& region);

/// Returns the paths of all blocks with the given role, in machine order.
std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below = rootBlock);

} // namespace boardset
