// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the program that best reproduces a placement.
// With this program, a scenario that has only threads and pages can be replayed.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// True if an operating system places the given process.
/// All customers of such a process are threads without peer, server or rate, and its data is in pages.
bool isPlaced(const Process& process, const Topology& topology);

/// Returns a program for a placement. The program creates all threads of every process that an operating system places.
/// The threads of a process are created together.
/// Each region becomes a segment of its process's heap, which all threads of the process can reach.
/// The users of a region are the threads that access it.
/// First, the users whose own locality group has pages of the region touch the region, in equal slices.
/// If no user has such pages, all users touch the region; if there are no users, the process's first thread does.
/// Then every user accesses the whole region.
/// At the end of the program, the idle threads sleep. An idle thread without a named region uses no region.
/// The numbers of the threads follow the order of the placement. The domain is the domain of the first thread.
/// All other processes remain unchanged.
///
/// problemOf() finds no fault in the program if the operating system exists and a processor works in the domain.
/// Regions that exceed ProgramLimits are left out.
Program programOf(const Workload& workload, const std::string& system, const Topology& topology);

} // namespace boardset
