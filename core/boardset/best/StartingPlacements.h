// SPDX-License-Identifier: GPL-3.0-or-later
// Placements from which a search starts: rules of thumb, and the placements by the machine's operating systems.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Returns combinations of placements of threads and of pages. The first combination is the placement `from` itself.
/// Threads are unchanged, spread over the locality groups, or packed into few groups.
/// For each of these, pages are unchanged, spread over all memories, or in separate memories for each region.
/// Further combinations have the pages in the memory next to their users, or in the locality groups of their users.
std::vector<Workload> rulesOfThumb(const SearchContext& context, const Workload& from);

/// Returns the placement of the same threads and pages by the policy of each of the machine's operating systems,
/// with default settings. Omits placements that do not include all threads and pages.
std::vector<Workload> placedBySystems(const SearchContext& context, const Workload& from);

} // namespace boardset::best
