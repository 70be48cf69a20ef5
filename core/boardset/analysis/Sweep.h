// SPDX-License-Identifier: GPL-3.0-or-later
// The same question for a row of values: how the answer changes with one quantity.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>
#include <vector>

namespace boardset {

/// The workload with `count` threads: the first of those it has; further ones join the first process, use what its
/// first thread uses, and go to the processor with the fewest threads, the first of several.
/// Throws TopologyError unless count is from 1 to the number of processors or of threads it has, whichever is more.
Workload withThreads(const Topology& topology, const Workload& workload, int count);

/// The workload with new pages: every thread gets a region of its own, `percent` of whose pages are dealt over the
/// memories of its own board and the rest over all others. Throws TopologyError unless percent is from 0 to 100 and
/// the machine has another board for the rest.
Workload withLocalShare(const Topology& topology, const Workload& workload, int percent);

/// The workload whose streams keep `requests` under way each; threads stay as their pattern has them. Throws
/// TopologyError unless requests is from 1 to outstandingMost.
Workload withOutstanding(const Workload& workload, int requests);

/// The workload whose streams move `bytes` with each request. Throws TopologyError unless it has a stream and bytes is
/// from 1 to requestBytesMost.
Workload withRequestBytes(const Workload& workload, int bytes);

/// The answer when every thread keeps `lines` outstanding, and every stream as many requests, whatever its pattern or
/// its process says. Throws TopologyError unless lines is from 1 to outstandingMost.
Answer solveWithOutstanding(const Topology& topology, const Workload& workload, int lines, const SolveOptions& options);

} // namespace boardset
