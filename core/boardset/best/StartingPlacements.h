// SPDX-License-Identifier: GPL-3.0-or-later
// Placements from which a search starts: rules of thumb, and the placements by the machine's operating systems.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Returns combinations of thread and page placements. Threads: unchanged, spread over the locality groups, and packed
/// into few groups. Pages for each of these: unchanged, in the memory next to their users, in their users' groups,
/// spread over all memories, and with separate memories for each region. The first is the placement itself.
std::vector<Workload> rulesOfThumb(const SearchContext& context, const Workload& from);

/// Returns the placement of the same threads and pages by the policy of each of the machine's operating systems,
/// with default settings. Omits placements that do not include all threads and pages.
std::vector<Workload> placedBySystems(const SearchContext& context, const Workload& from);

} // namespace boardset::best
