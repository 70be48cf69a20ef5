// SPDX-License-Identifier: GPL-3.0-or-later
// Customers with an amount of work: when each has finished, and how long it had its processor until then.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>
#include <vector>

namespace boardset {

/// When one customer has done its amount.
struct Completion {
    CustomerName customer;
    double wallSeconds = 0;      ///< From the beginning, when all begin.
    double processorSeconds = 0; ///< In which it had its processor: k customers of one have 1/k of it each.
};

/// In the order in which they finish. From one end to the next nothing changes, so each interval is solved once.
/// Customers without an amount go on for ever; what cannot run, or is never done, is left out.
std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload,
                                      const SolveOptions& options = placementOptions());

} // namespace boardset
