// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a step of a replay as tables: threads and their times, answers of the operating system, loads and tunables.
#pragma once

#include "boardset/describe/Table.h"
#include "boardset/policy/Replay.h"

namespace boardset {

/// Returns a table of all steps.
Table describeSteps(const Replay& replay);

/// Returns a table of the created threads, with a column for the results of each system call.
Table describeThreads(const ReplayCursor& cursor);

/// Returns a table of all threads with their times. Without rows if no thread of the program finishes.
Table describeTimes(const ReplayCursor& cursor);

/// Returns a table of the checks with which an administrator verifies placement.
Table describeChecks(const ReplayCursor& cursor);

/// Returns a table with rows for the system calls of a thread, for the pages of a segment, and for the checks.
/// If `thread` is -1, there are no rows for system calls. If `segment` is -1, there are rows for all segments.
Table describeInspection(const ReplayCursor& cursor, int thread, int segment);

/// Returns a table of the load averages of groups, on the operating system's own scale.
Table describeLoads(const ReplayCursor& cursor);

/// Returns a table of the tunables that the operating system has. The cell of a value that means "no limit" is empty.
Table describeTunables(const ReplayCursor& cursor);

/// Returns a number of bytes in the largest unit that divides it: "8 MB", "4 KB".
Quantity wholeBytes(std::int64_t bytes);

} // namespace boardset
