// SPDX-License-Identifier: GPL-3.0-or-later
// The same placement with two boards exchanged: often as good, and sometimes nearer to where one comes from.
#pragma once

#include "boardset/best/Ground.h"

namespace boardset::best {

/// Pairs of locality groups with as many processors and memories each, in order.
std::vector<std::pair<BlockId, BlockId>> alikeGroups(const Ground& ground);

/// A placement whose threads and pages on one of them are on the other, at the same place of it.
Workload mirrored(const Ground& ground, Workload workload, const std::pair<BlockId, BlockId>& groups);

} // namespace boardset::best
