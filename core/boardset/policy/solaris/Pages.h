// SPDX-License-Identifier: GPL-3.0-or-later
// Allocates, migrates and moves pages.
#pragma once

#include "boardset/policy/ProgramPlan.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// A thread touches pages of its copy of a segment, in order, as one step: pages without memory are allocated, those
/// that were marked by advice are placed anew. `uses`: from now on these are what it accesses of the segment.
void touchPages(SolarisWorld& world, int thread, int segment, PageRange range, bool uses);

/// madvise on a whole segment: the policy from now on; pages that are there are marked to be placed anew.
void advise(SolarisWorld& world, int segment, Advice advice, const std::string& by);

/// Moves every page out of these memories, which have just been taken away: to an lgroup drawn at random for each. In
/// words, what went where; pages that fit nowhere are not allocated any more.
std::string evacuate(SolarisWorld& world, const std::vector<int>& memories);

} // namespace boardset
