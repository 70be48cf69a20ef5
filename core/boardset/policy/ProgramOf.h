// SPDX-License-Identifier: GPL-3.0-or-later
// The program that comes closest to a placement: what a person replays when all there is are threads and pages.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Whether a system places what a process has: its customers are threads that need no peer, server or rate, and its
/// data are pages.
bool isPlaced(const Process& process, const Topology& topology);

/// The threads of every process that a system places are created at once. A region is a segment of its process's heap,
/// which all threads of the process can reach. It is first touched, in equal slices, by those of its users that have
/// pages of it in their own locality group (by all of its users, if none has; by any thread of the process, if nobody
/// uses it); then every user accesses all of it. Idle threads sleep in the end; one that names no region uses none.
/// Numbers of threads follow the order of the placement. The domain is that of the first thread. All other processes
/// stay beside it.
///
/// problemOf() finds nothing in it, if some processor works there and the system exists: regions that would go beyond
/// ProgramLimits are left out.
Program programOf(const Workload& workload, const std::string& system, const Topology& topology);

} // namespace boardset
