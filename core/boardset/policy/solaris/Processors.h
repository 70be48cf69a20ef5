// SPDX-License-Identifier: GPL-3.0-or-later
// Handles events about processors: binding, going offline and online, reconfiguration, and processor sets.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Each of the following functions handles an event, with a step for every decision. A thread whose processor is
/// removed gets another processor. If the thread's home lgroup has no processor left, the thread also gets another
/// home.
void perform(SolarisWorld& world, const events::Bind& bind);     ///< The processor's lgroup becomes the thread's home.
void perform(SolarisWorld& world, const events::Unbind& unbind); ///< The threads keep the home from their binding.
void perform(SolarisWorld& world, const events::SetOnline& set);
void perform(SolarisWorld& world, const events::SetAttached& set);
void perform(SolarisWorld& world, const events::CreateSet& create);
void perform(SolarisWorld& world, const events::JoinSet& join);

} // namespace boardset
