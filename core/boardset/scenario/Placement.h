// SPDX-License-Identifier: GPL-3.0-or-later
// Where pages go and whether they fit: dealing over memories, and the room in each.
#pragma once

#include "boardset/catalog/Words.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Capacity.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// `pages` dealt evenly over memories, remainders to the first; those that get none are left out.
std::map<std::string, int> dealt(int pages, const Topology& topology, const std::vector<BlockId>& memories);

/// More pages for a region, by the path of their memory.
void addPages(Region& region, const std::map<std::string, int>& pages);
/// Takes the pages from a region that lie in some memories, by their paths: how many those were.
int takePages(Region& region, const std::function<bool(const std::string& path)>& isTaken);

/// A memory that was given more than it holds.
struct Overflow {
    std::string memory;
    double bytes = 0;                    ///< What would be there.
    double capacity = 0;                 ///< What fits.
    std::size_t process = 0, region = 0; ///< The region with which it first ran over.
};

/// The first memory of a scenario in canonical form that runs over, if any.
std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology);

/// The most pages that a region of a scenario can have where it lies, in proportion; what it has, where it has none.
int mostPages(const Scenario& scenario, const Topology& topology, const Process& process, const Region& region);

/// The paths of all blocks of a role, in order.
std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below = rootBlock);

} // namespace boardset
