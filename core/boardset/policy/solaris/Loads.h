// SPDX-License-Identifier: GPL-3.0-or-later
// Samples the load averages of all lgroups, and moves load when a thread gets another home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Performs one round of samples, one for every processor, and the charges for threads that run away from home.
void sampleLoads(SolarisWorld& world);

/// Sets a thread's home and moves its load: adds it to the new home and the lgroups around it. Subtracts it from the
/// old home if the thread stayed there for less than the minimum time. Does nothing if both are the same.
void moveHome(SolarisWorld& world, int thread, int home);

} // namespace boardset
