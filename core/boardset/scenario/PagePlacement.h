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

/// Returns `pages` spread evenly over memories, with remainders to the first ones. Memories without pages are omitted.
std::map<std::string, int> spread(int pages, const Topology& topology, const std::vector<BlockId>& memories);

/// Adds pages to a region; `pages` is the number by path of the memory.
void addPages(Region& region, const std::map<std::string, int>& pages);
/// Removes the pages of a region in memories whose paths satisfy `isTaken`; returns how many were removed.
int takePages(Region& region, const std::function<bool(const std::string& path)>& isTaken);

/// A memory whose pages exceed its capacity.
struct Overflow {
    std::string memory;
    double bytes = 0;    ///< Bytes of all its pages.
    double capacity = 0; ///< Bytes that fit.
    /// Index of the process and of the region at which the capacity is first exceeded.
    std::size_t process = 0, region = 0;
};

/// Returns the first memory whose capacity a scenario in canonical form exceeds, if any.
std::optional<Overflow> overflowOf(const Scenario& scenario, const Topology& topology);

/// Returns the largest number of pages that a region can have with its current shares of memories;
/// if it has no pages, its current number.
int mostPages(const Scenario& scenario, const Topology& topology, const Process& process, const Region& region);

/// Returns the paths of all blocks with a role, in order.
std::vector<std::string> pathsOf(const Topology& topology, Role role, BlockId below = rootBlock);

} // namespace boardset
