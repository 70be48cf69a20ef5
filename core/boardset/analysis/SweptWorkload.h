// SPDX-License-Identifier: GPL-3.0-or-later
// Changes one quantity of a workload, as each point of a sweep requires.
#pragma once

#include "boardset/analysis/Answer.h"

#include <set>
#include <string>

namespace boardset {

/// Returns the workload with `count` threads. The threads of `workload` come first, in their order. Additional threads
/// join the first process and use the same data as its first thread. Each additional thread is placed on the processor
/// with the fewest threads, or on the first of several such processors. Uses only working processors in the machine and
/// domain of the first thread. Throws TopologyError unless `count` is from 1 to threadsMost().
Workload withThreads(const Topology& topology, const Workload& workload, int count);
/// Returns the largest number of threads that withThreads() allows.
/// A processor is usable if withThreads() can place additional threads on it. The result is the number of usable
/// processors plus the number of threads on all other processors. If the usable processors already have more threads
/// than there are usable processors, these threads are counted instead.
int threadsMost(const Topology& topology, const Workload& workload);

/// Returns the workload on fewer boards.
/// Keeps only the customers on the first `count` boards in use, in the machine's order.
/// Removes regions that only removed customers used.
/// Throws TopologyError unless `count` is from 1 to the number of boards in use.
Workload withBoards(const Topology& topology, const Workload& workload, int count);
/// Returns the boards that have customers. If any customers are on no board, they are counted as one more board.
std::set<BlockId> usedBoards(const Topology& topology, const Workload& workload);

/// Returns the workload with new pages. Every thread with data in pages gets its own region, as large as the thread's
/// share of the data that it accessed before. The pages are small enough that exactly `percent` of them can be local.
/// The local pages are spread over the memories of the thread's own board. The other pages are spread over all other
/// working memories of the thread's machine and domain. Throws TopologyError unless `percent` is from 0 to 100, the
/// machine has another board for the remote pages, and some data is in pages.
Workload withLocalShare(const Topology& topology, const Workload& workload, int percent);

/// Returns the workload with `operations` outstanding operations for each customer of closed work.
/// Throws TopologyError unless `operations` is from 1 to atOnceMost and some work is closed.
Workload withAtOnce(const Catalog& catalog, const Workload& workload, int operations);

/// Returns the workload with the given numeric parameter of its operations set to a value.
/// Throws TopologyError unless an operation has this parameter and allows the value.
Workload withNumber(const Catalog& catalog, const Workload& workload, const std::string& number, double value);

/// Returns the workload with its open work at `percent` of the arrival rates.
/// Throws TopologyError unless `percent` is from 1 to loadMost and some work is open.
Workload withLoad(const Catalog& catalog, const Workload& workload, double percent);
inline constexpr int loadMost = 100'000; ///< Maximum load that withLoad() accepts, in percent.

/// True if a sweep can vary the given quantity in a workload.
/// Possible quantities are "threads", "boards", "outstanding", "local-share", "load", "request-bytes" (the parameter
/// "size") and "number.ID".
bool isSwept(const std::string& quantity);

/// Returns the workload with a quantity set to a value. isSwept() must be true for the quantity.
/// Throws TopologyError if the value is not allowed, or if the quantity requires a whole number and the value is not
/// whole.
Workload withQuantity(const Topology& topology, const Workload& workload, const std::string& quantity, double value);

} // namespace boardset
