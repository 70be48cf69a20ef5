// SPDX-License-Identifier: GPL-3.0-or-later
// The same workload with another value of one quantity, as a sweep sets it.
#pragma once

#include "boardset/analysis/Answer.h"

#include <set>
#include <string>
#include <vector>

namespace boardset {

/// The workload with `count` threads: the first of those it has; further ones join the first process, use what its
/// first thread uses, and go to the processor with the fewest threads, the first of several, of those that work in the
/// machine and the domain of that thread. Throws TopologyError unless count is from 1 to threadsMost().
Workload withThreads(const Topology& topology, const Workload& workload, int count);
/// The number of such processors, or of threads on them, whichever is more, and of the threads elsewhere.
int threadsMost(const Topology& topology, const Workload& workload);

/// The workload on fewer boards: the customers on the first `count` of those on which it has some, in the machine's
/// order, and no regions that only others used. Throws TopologyError unless count is from 1 to their number.
Workload withBoards(const Topology& topology, const Workload& workload, int count);
/// The boards on which customers stand; those that no board holds stand on one more.
std::set<BlockId> usedBoards(const Topology& topology, const Workload& workload);

/// The workload with new pages: every thread whose data lies in pages gets a region of its own, `percent` of whose
/// pages are dealt over the memories of its own board and the rest over all others of its machine and domain that work;
/// as large as its part of what it used, in pages small enough for that. Throws TopologyError unless percent is from 0
/// to 100, the machine has another board for the rest, and some data lies in pages.
Workload withLocalShare(const Topology& topology, const Workload& workload, int percent);

/// The workload whose customers keep `operations` under way each, but for those of open work. Throws TopologyError
/// unless it is from 1 to atOnceMost, and some work is not open.
Workload withAtOnce(const Catalog& catalog, const Workload& workload, int operations);

/// The workload that sets a number of its operations. Throws TopologyError unless one of them has it, and allows the
/// value.
Workload withNumber(const Catalog& catalog, const Workload& workload, const std::string& number, double value);

/// The workload whose open work comes at `percent` of its rates. Throws TopologyError unless it is from 1 to loadMost,
/// and some work comes at a rate.
Workload withLoad(const Catalog& catalog, const Workload& workload, double percent);
inline constexpr int loadMost = 100'000;

/// What a sweep can vary in a workload: "threads", "boards", "outstanding", "local-share", "load", "request-bytes" (the
/// number "size"), "number.ID".
bool isSwept(const std::string& quantity);

/// The workload with that quantity at a value. Throws TopologyError where it does not fit, or is no whole number and
/// has to be one.
Workload withQuantity(const Topology& topology, const Workload& workload, const std::string& quantity, double value);

} // namespace boardset
