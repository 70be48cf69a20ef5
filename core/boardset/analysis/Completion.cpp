// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Completion.h"

#include "boardset/analysis/RemainingWork.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// Removes the customers that have finished from the workload.
void remove(Workload& workload, const std::vector<Completion>& finished) {
    for (Process& process : workload.processes)
        std::erase_if(
            process.customers,
            [&](const Customer& each) {
                return std::ranges::find(finished, each.name, &Completion::customer) != finished.end();
            });
}

} // namespace

std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload, const SolveOptions& options) {
    RemainingWork left;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            left.add(each.name, each.idle ? 0 : each.amount * each.count);
    std::vector<Completion> all;
    Workload now = workload;
    while (!left.isEmpty()) {
        const double seconds = left.secondsToEnd(solvePlacement(topology, now, options));
        if (!std::isfinite(seconds))
            break;
        const std::vector<Completion> finished = left.pass(seconds);
        remove(now, finished);
        all.insert(all.end(), finished.begin(), finished.end());
    }
    return all;
}

} // namespace boardset
