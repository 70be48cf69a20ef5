// SPDX-License-Identifier: GPL-3.0-or-later
// The same placement with two boards exchanged: often equally good, and sometimes closer to the original placement.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Returns the pairs of locality groups with equal numbers of processors and memories, in order.
std::vector<std::pair<BlockId, BlockId>> symmetricGroups(const SearchContext& context);

/// Returns a placement in which the threads and pages of two locality groups have changed places.
/// Each thread and page is then at the corresponding location in the other group.
Workload mirrored(const SearchContext& context, Workload workload, const std::pair<BlockId, BlockId>& groups);

} // namespace boardset::best
