// SPDX-License-Identifier: GPL-3.0-or-later
// Finish times of customers with an amount of work, and their processor time until then.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>
#include <vector>

namespace boardset {

/// Finish time of one customer.
struct Completion {
    CustomerName customer;
    double wallSeconds = 0;      ///< Time from the common start of all customers to the finish.
    double processorSeconds = 0; ///< Processor time; each of k customers on a processor gets 1/k of its time.
};

/// Returns the finish times in ascending order. Nothing changes between two finish times, so each interval between them
/// is solved once. Omits customers that cannot run, and customers without an amount of work, which never finish.
std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload,
                                      const SolveOptions& options = placementOptions());

} // namespace boardset
