// SPDX-License-Identifier: GPL-3.0-or-later
// Finish times of customers with a finite amount of work, and the processor time that they use.
#pragma once

#include "boardset/analysis/Answer.h"

#include <vector>

namespace boardset {

/// The finish time of one customer with a finite amount of work.
struct Completion {
    CustomerName customer;
    double wallSeconds = 0; ///< Time from the common start of all customers until this customer finishes.
    /// Processor time of the customer; if k customers share a processor, each gets 1/k of the time.
    double processorSeconds = 0;
};

/// Returns the finish times in ascending order.
/// Between two finish times the placement does not change, so each interval is solved once.
/// Omits customers that can't run. Also omits customers without a finite amount of work, which never finish.
std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload,
                                      const SolveOptions& options = placementOptions());

} // namespace boardset
