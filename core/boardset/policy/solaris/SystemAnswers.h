// SPDX-License-Identifier: GPL-3.0-or-later
// What Solaris would answer at a step of a replay: the calls and commands with which a programmer looks at placement.
#pragma once

#include "boardset/policy/Policy.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// What gethomelgroup(3C) and getcpuid(3C) answer to a thread, which counts from 0. Nothing before it is created.
std::vector<SystemCall> callsOf(const SolarisWorld& world, const State& state, int thread);

/// The checks that apply to this machine: the number of lgroups, the default policy, and local addresses where boards
/// need them.
std::vector<PlacementCheck> checksOf(const SolarisWorld& world, const State& state);

} // namespace boardset
