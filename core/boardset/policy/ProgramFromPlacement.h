// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the program that best reproduces a placement, so that a scenario with only threads and pages can be replayed.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// True if a system places a process.
/// The process's customers are then threads without peer, server or rate, and its data is in pages.
bool isPlaced(const Process& process, const Topology& topology);

/// Returns a program for a placement. The program creates all threads of every process that a system places, together.
/// A region becomes a segment of the process's heap, which all threads of the process can reach.
/// The users of a region are the threads that access it. The region is first touched, in equal slices,
/// by those users that have pages of the region in their own locality group.
/// If there are no such users, all users touch the region; if it has no users, the process's first thread touches it.
/// Then every user accesses the whole region.
/// Idle threads sleep at the end; an idle thread that names no region uses none.
/// The numbers of the threads follow the order of the placement. The domain is the domain of the first thread.
/// All other processes remain unchanged.
///
/// problemOf() finds no fault in the program if the system exists and a processor works in the domain.
/// Regions beyond ProgramLimits are left out.
Program programOf(const Workload& workload, const std::string& system, const Topology& topology);

} // namespace boardset
