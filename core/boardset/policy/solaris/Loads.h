// SPDX-License-Identifier: GPL-3.0-or-later
// Samples the load averages of all lgroups, and moves load when a thread gets another home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// One round of samples, one for every processor, and the charges for threads that run away from home.
void sampleLoads(SolarisWorld& world);

/// The load that a thread brings with it: added to its new home and the lgroups around it, and taken back from the
/// old one if it did not stay there for the least time. Homes are set too. No change if they are the same.
void moveHome(SolarisWorld& world, int thread, int home);

} // namespace boardset
