// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the placement policy for the pages of a segment.
// The choice depends on the segment's size and kind, on advice and on the tunables (illumos, lgrp_mem_policy_default).
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Placement policy for pages; the values are those of the system's own numbering.
enum class PagePolicy {
    NextTouch = 1,
    RandomProcess = 2,
    RandomSet = 3,
    Random = 4,
    RoundRobin = 5,
    NextProcessor = 6
};

/// The policy for a segment's pages, with its reason.
struct PageDecision {
    PagePolicy policy = PagePolicy::NextTouch;
    std::string words; ///< The reason, in a sentence.
    std::vector<int> settings;
};

/// Returns the policy for a thread that touches a segment. Pages are placed at random if the segment is strictly larger
/// than a threshold: lgrp_privm_random_thresh for private segments, lgrp_shm_random_thresh for shared segments.
PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread);

/// Returns the lgroups for a random choice: the lgroups with memory in the whole domain, in the thread's set,
/// or in its process, depending on the policy. The result is never empty while any memory is attached.
std::vector<int> randomLgroups(const SolarisWorld& world, PagePolicy policy, int thread);

} // namespace boardset
