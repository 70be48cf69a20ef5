// SPDX-License-Identifier: GPL-3.0-or-later
// Placements in which two boards have exchanged their threads and pages.
// Such a placement is often equally good, and sometimes closer to the original placement.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Returns the pairs of locality groups with equal numbers of processors and memories, in the order of the groups.
std::vector<std::pair<BlockId, BlockId>> symmetricGroups(const SearchContext& context);

/// Returns a placement in which two locality groups have exchanged their threads and pages.
/// Each thread and page is then at the corresponding location in the other group.
Workload mirrored(const SearchContext& context, Workload workload, const std::pair<BlockId, BlockId>& groups);

} // namespace boardset::best
