// SPDX-License-Identifier: GPL-3.0-or-later
// Gives a thread its home lgroup and says why.
#pragma once

#include "boardset/policy/solaris/HomeChoice.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// What was decided for one thread.
struct HomeReason {
    int home = 0;
    std::string words; ///< Sentences with the loads that were compared.
    std::vector<int> settings;
};

/// Chooses a home by Solaris' rule among the lgroups of the thread's processor set, and moves the thread's load there.
/// On a system without lgroups that is the root.
HomeReason chooseHomeOf(SolarisWorld& world, int thread);

/// A load for people: "75 % (49137)", of one thread for every processor.
std::string loadText(std::int64_t load);

} // namespace boardset
