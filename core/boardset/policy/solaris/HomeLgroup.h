// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's home lgroup and explains the choice.
#pragma once

#include "boardset/policy/solaris/HomeChoice.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The choice of a home for one thread.
struct HomeReason {
    int home = 0;
    std::string words; ///< Sentences with the loads that were compared.
    std::vector<int> settings;
};

/// Chooses a home by Solaris' rule among the lgroups of the thread's processor set,
/// and moves the thread's load to this home. On a system without lgroups, the home is the root.
HomeReason chooseHomeOf(SolarisWorld& world, int thread);

/// Returns a load as text, relative to one thread per processor: "75 % (49137)".
std::string loadText(std::int64_t load);

} // namespace boardset
