// SPDX-License-Identifier: GPL-3.0-or-later
// The events about processors: binding, off-lining, reconfiguration, sets.
#pragma once

#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Each closes a step for every decision. Threads whose processor goes get another, those whose lgroup has none left
/// another home as well.
void perform(SolarisWorld& world, const events::Bind& bind);     ///< The processor's lgroup becomes the thread's home.
void perform(SolarisWorld& world, const events::Unbind& unbind); ///< The threads keep the home that binding gave them.
void perform(SolarisWorld& world, const events::SetOnline& set);
void perform(SolarisWorld& world, const events::SetAttached& set);
void perform(SolarisWorld& world, const events::CreateSet& create);
void perform(SolarisWorld& world, const events::JoinSet& join);

} // namespace boardset
