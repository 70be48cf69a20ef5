// SPDX-License-Identifier: GPL-3.0-or-later
// Changes one quantity of a workload, as a sweep does.
#pragma once

#include "boardset/analysis/Answer.h"

#include <set>
#include <string>
#include <vector>

namespace boardset {

/// Returns the workload with `count` threads. Its own threads come first, in their order. Additional threads join the
/// first process and use the same data as its first thread. Each goes to the processor with the fewest threads (the
/// first of several), among those that work in the first thread's machine and domain. Throws TopologyError unless count
/// is from 1 to threadsMost().
Workload withThreads(const Topology& topology, const Workload& workload, int count);
/// Returns the largest count that withThreads() allows: the number of processors for additional threads, or of threads
/// already on them if that is more, plus the threads elsewhere.
int threadsMost(const Topology& topology, const Workload& workload);

/// Returns the workload on fewer boards: the customers on the first `count` boards in use, in the machine's order,
/// without regions that only other customers used. Throws TopologyError unless count is from 1 to the number of boards
/// in use.
Workload withBoards(const Topology& topology, const Workload& workload, int count);
/// Returns the boards with customers; customers outside any board count as one more board.
std::set<BlockId> usedBoards(const Topology& topology, const Workload& workload);

/// Returns the workload with new pages. Every thread with data in pages gets a region of its own, as large as the
/// thread's share of the data that it used, with pages small enough for `percent`. That percentage of the pages is
/// spread over the memories of the thread's own board, and the rest over all other working memories of its machine and
/// domain. Throws TopologyError unless percent is from 0 to 100, the machine has another board for the rest, and some
/// data is in pages.
Workload withLocalShare(const Topology& topology, const Workload& workload, int percent);

/// Returns the workload with `operations` outstanding for each customer of closed work. Throws TopologyError unless
/// `operations` is from 1 to atOnceMost and some work is closed.
Workload withAtOnce(const Catalog& catalog, const Workload& workload, int operations);

/// Returns the workload with one number of its operations set to a value. Throws TopologyError unless an operation has
/// this number and allows the value.
Workload withNumber(const Catalog& catalog, const Workload& workload, const std::string& number, double value);

/// Returns the workload with open work at `percent` of its arrival rates. Throws TopologyError unless `percent` is from
/// 1 to loadMost and some work is open.
Workload withLoad(const Catalog& catalog, const Workload& workload, double percent);
inline constexpr int loadMost = 100'000; ///< Highest value of withLoad(), in percent.

/// True for a quantity that a sweep can vary in a workload: "threads", "boards", "outstanding", "local-share", "load",
/// "request-bytes" (the number "size"), "number.ID".
bool isSwept(const std::string& quantity);

/// Returns the workload with a quantity of isSwept() set to a value. Throws TopologyError if the value is not allowed,
/// or if it is not a whole number and must be one.
Workload withQuantity(const Topology& topology, const Workload& workload, const std::string& quantity, double value);

} // namespace boardset
