// SPDX-License-Identifier: GPL-3.0-or-later
// Which policy places the pages of a segment: its size, its kind, advice and the tunables decide (illumos,
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
    std::string words; ///< Why, in a sentence.
    std::vector<int> settings;
};

/// For one thread that touches a segment. Private segments strictly larger than lgrp_privm_random_thresh, and shared
/// ones strictly larger than lgrp_shm_random_thresh, are random.
PageDecision pagePolicyFor(const SolarisWorld& world, int segment, int thread);

/// The lgroups that a random choice draws from: those with memory, of the whole domain, of the thread's set, or of its
/// process; never empty while any memory is attached.
std::vector<int> randomLgroups(const SolarisWorld& world, PagePolicy policy, int thread);

} // namespace boardset
