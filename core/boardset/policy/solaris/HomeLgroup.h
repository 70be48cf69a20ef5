// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a thread's home lgroup and explains the choice.
#pragma once

#include "boardset/policy/solaris/HomeChoice.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// The home lgroup chosen for a thread, with the reason.
struct HomeReason {
    int home = 0;
    std::string words; ///< Reason for the choice, in sentences that state the loads that were compared.
    std::vector<int> settings;
};

/// Chooses a home by Solaris' rule among the lgroups of the thread's processor set. Also moves the thread's load to
/// this home. On a system without lgroups, the home is the root.
HomeReason chooseHomeOf(SolarisWorld& world, int thread);

} // namespace boardset
