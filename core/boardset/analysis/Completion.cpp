// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Completion.h"

#include "boardset/analysis/WorkLeft.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// The same without those that have finished.
void remove(Workload& workload, const std::vector<CustomerName>& finished) {
    for (Process& process : workload.processes) {
        std::erase_if(
            process.customers,
            [&](const Customer& each) { return std::ranges::find(finished, each.name) != finished.end(); });
    }
}

} // namespace

std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload, const SolveOptions& options) {
    WorkLeft left;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            left.add(each.name, each.idle ? 0 : each.amount * each.count);
    Workload now = workload;
    while (!left.isEmpty()) {
        const double seconds = left.secondsToEnd(solvePlacement(topology, now, options));
        if (!std::isfinite(seconds))
            break;
        remove(now, left.pass(seconds));
    }
    return left.completions();
}

} // namespace boardset
