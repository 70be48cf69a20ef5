// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the placement policy for the pages of a segment.
// The choice depends on the segment's size and kind, on advice and on the tunables (illumos, lgrp_mem_policy_default).
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Placement policy for pages. The values are those of the operating system.
enum class PagePolicy {
    NextTouch = 1,
    RandomProcess = 2,
    RandomSet = 3,
    Random = 4,
    RoundRobin = 5,
    NextProcessor = 6
};

/// The placement policy for a segment's pages, with the reason for it.
struct PageDecision {
    PagePolicy policy = PagePolicy::NextTouch;
    std::string words; ///< Reason for the policy, as a sentence.
    std::vector<int> settings;
};

/// Returns the policy for the pages of a segment that a thread touches. Pages are placed at random if the segment is
/// strictly larger than a threshold: lgrp_privm_random_thresh for private segments, lgrp_shm_random_thresh for shared
/// segments.
PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread);

/// Returns the lgroups for a random choice. These are all lgroups with memory in the domain, in the thread's processor
/// set or in its process, depending on the policy. The result is never empty while any memory is attached.
std::vector<int> randomLgroups(const SolarisWorld& world, PagePolicy policy, int thread);

} // namespace boardset
