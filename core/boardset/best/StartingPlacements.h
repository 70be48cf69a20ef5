// SPDX-License-Identifier: GPL-3.0-or-later
// Placements from which a search starts: by rules of thumb, and by the machine's operating systems.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Returns each combination of a placement of the threads and a placement of the pages.
/// The first combination is the placement `from` itself. Threads stay where they are,
/// are spread over the locality groups, or are packed into few groups. Pages stay where they are, or are next to their
/// users, in the locality groups of their users, spread over all memories, or in separate memories for each region.
std::vector<Workload> rulesOfThumb(const SearchContext& context, const Workload& from);

/// Returns the placements that result if the machine's operating systems place the same threads and pages by their
/// policies, with default settings. Omits placements that do not include all threads and pages.
std::vector<Workload> placedBySystems(const SearchContext& context, const Workload& from);

} // namespace boardset::best
