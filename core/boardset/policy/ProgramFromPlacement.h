// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the program that best reproduces a placement, so that a scenario with only threads and pages can be replayed.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// True if a system places a process: its customers are threads without peer, server or rate, and its data is in pages.
bool isPlaced(const Process& process, const Topology& topology);

/// Returns a program for a placement. It creates the threads of every process that a system places, all together. A
/// region becomes a segment of the process's heap, which all threads of the process can reach. The region is first
/// touched, in equal slices, by those of its users that have pages of it in their own locality group. If there are
/// none, all of its users touch it; if it has no users, the process's first thread does. Then every user accesses all
/// of it. Idle threads sleep at the end; an idle thread that names no region uses none. Numbers of threads follow the
/// order of the placement. The domain is that of the first thread. All other processes remain unchanged.
///
/// problemOf() finds no fault in the program if the system exists and a processor works in the domain. Regions beyond
/// ProgramLimits are left out.
Program programOf(const Workload& workload, const std::string& system, const Topology& topology);

} // namespace boardset
