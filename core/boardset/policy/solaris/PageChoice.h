// SPDX-License-Identifier: GPL-3.0-or-later
// The policy for the pages of a segment, by its size, its kind, advice and the tunables (illumos,
// lgrp_mem_policy_default).
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The values are those of the system's own numbering.
enum class PagePolicy {
    NextTouch = 1,
    RandomProcess = 2,
    RandomSet = 3,
    Random = 4,
    RoundRobin = 5,
    NextProcessor = 6
};

struct PageDecision {
    PagePolicy policy = PagePolicy::NextTouch;
    std::string words; ///< The reason, in a sentence.
    std::vector<int> settings;
};

/// Returns the policy for one thread that touches a segment. Private segments strictly larger than
/// lgrp_privm_random_thresh, and shared ones strictly larger than lgrp_shm_random_thresh, are random.
PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread);

/// Returns the lgroups for a random choice: those with memory, of the whole domain, of the thread's set, or of its
/// process. Never empty while any memory is attached.
std::vector<int> randomLgroups(const SolarisWorld& world, PagePolicy policy, int thread);

} // namespace boardset
