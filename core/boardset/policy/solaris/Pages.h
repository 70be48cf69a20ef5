// SPDX-License-Identifier: GPL-3.0-or-later
// Allocates pages. Moves pages after advice, or when their memory is detached.
#pragma once

#include "boardset/policy/ProgramPlan.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Touches pages of a thread's copy of a segment, in order, as one step. Pages without memory are allocated, and pages
/// that were marked after advice are placed again. If `uses` is true, the thread accesses these pages from now on.
void touchPages(SolarisWorld& world, int thread, int segment, PageRange range, bool uses);

/// Performs madvise on a whole segment: sets the segment's advice, and marks its allocated pages to be placed again.
/// `by` is the name of the system call or library in the title of the step.
void advise(SolarisWorld& world, int segment, Advice advice, const std::string& by);

/// Moves all pages out of the given memories, which are being detached. Each page goes to a random lgroup. Returns a
/// description of the moves. Pages that do not fit in any memory are deallocated.
std::string evacuate(SolarisWorld& world, const std::vector<int>& memories);

} // namespace boardset
