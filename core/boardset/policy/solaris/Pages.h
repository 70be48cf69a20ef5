// SPDX-License-Identifier: GPL-3.0-or-later
// Allocates pages, and moves them after advice or when their memory is detached.
#pragma once

#include "boardset/policy/ProgramPlan.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Touches pages of a thread's copy of a segment, in order, as one step. Pages without memory are allocated, and pages
/// that advice has marked are placed again. If `uses` is true, the thread accesses these pages from then on.
void touchPages(SolarisWorld& world, int thread, int segment, PageRange range, bool uses);

/// Performs madvise on a whole segment: sets the segment's advice, and marks allocated pages to be placed again.
/// `by` names the system call or library in the title of the step.
void advise(SolarisWorld& world, int segment, Advice advice, const std::string& by);

/// Moves every page out of detached memories; each page goes to a random lgroup. Returns a description of the moves.
/// Pages for which no memory has space lose their memory.
std::string evacuate(SolarisWorld& world, const std::vector<int>& memories);

} // namespace boardset
