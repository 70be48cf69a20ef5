// SPDX-License-Identifier: GPL-3.0-or-later
// Placements to start a search from: rules of thumb, and what the systems of the machine would do.
#pragma once

#include "boardset/best/Ground.h"

namespace boardset::best {

/// Threads as they stand, spread over the locality groups and packed into few; with each, pages as they lie, in the
/// memory beside those who use them, in their groups, dealt over all, and each region's apart from the others'. The
/// first is the placement itself.
std::vector<Workload> rulesOfThumb(const Ground& ground, const Workload& from);

/// What the policy of each system of the machine makes of the same threads and pages, with its usual settings; without
/// those that leave something out.
std::vector<Workload> placedBySystems(const Ground& ground, const Workload& from);

} // namespace boardset::best
