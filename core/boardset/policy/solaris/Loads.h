// SPDX-License-Identifier: GPL-3.0-or-later
// Samples the load averages of all lgroups, and moves a thread's load when the thread gets a new home.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Samples every processor once, and charges the home lgroups of threads that run in another lgroup.
void sampleLoads(SolarisWorld& world);

/// Sets a thread's home lgroup and moves the thread's load. Adds the load to the new home and the root. Subtracts the
/// load from the old home and the root if the thread stayed there for less than the minimum time. Does nothing if the
/// home does not change.
void moveHome(SolarisWorld& world, int thread, int home);

} // namespace boardset
