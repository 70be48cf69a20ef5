// SPDX-License-Identifier: GPL-3.0-or-later
// Spreads pages over memories and checks their capacity.
#pragma once

#include "boardset/catalog/EnglishText.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Capacity.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Returns the number of pages in each memory, by path, if `pages` are spread evenly over `memories`.
/// The first memories get the remainder. Memories without pages are omitted.
std::map<std::string, int> spread(int pages, const Topology& topology, const std::vector<BlockId>& memories);

/// Adds pages to a region. `pages` gives the number of new pages by the path of the memory.
void addPages(Region& region, const std::map<std::string, int>& pages);
/// Removes the pages of a region in memories whose paths satisfy `isTaken`. Returns the number of removed pages.
int takePages(Region& region, const std::function<bool(const std::string& path)>& isTaken);

/// A memory whose pages exceed its capacity.
struct Overflow {
    std::string memory;
    double bytes = 0;    ///< Bytes of all pages in the memory.
    double capacity = 0; ///< Bytes that fit in the memory.
    /// Index of the process and of the region at which the capacity is first exceeded.
    std::size_t process = 0, region = 0;
};

/// Returns the first memory whose capacity is exceeded in a scenario in canonical form; nothing if there is none.
std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology);

/// Returns the largest number of pages that a region can have if its shares of the memories stay the same.
/// For a region without pages, returns its current number.
int mostPages(const Scenario& scenario, const Topology& topology, const Process& process, const Region& region);

/// Returns the paths of all blocks with a role, in order.
std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below = rootBlock);

} // namespace boardset
