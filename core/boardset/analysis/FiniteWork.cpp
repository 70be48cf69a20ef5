// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/FiniteWork.h"

#include "boardset/analysis/SolvedProgress.h"

#include <algorithm>
#include <cmath>

namespace boardset {

FiniteWork finiteWorkOf(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                        const Program* program) {
    FiniteWork ending;
    for (const Process& process : program != nullptr ? program->beside : workload.processes)
        for (const Customer& customer : process.customers)
            ending.operations += customer.amount * customer.count;
    if (program == nullptr || !hasEnds(*program)) {
        ending.completions = completionsOf(*topology, workload);
        return ending;
    }
    for (const Event& event : program->events)
        if (const auto* const create = std::get_if<events::Create>(&event))
            ending.operations += create->amount * create->threads;
    SolvedProgress progress;
    ending.completions = completionsOf(*Replay::of(*program, topology, &progress));
    return ending;
}

std::vector<Cause> causesOf(const FiniteWork& a, const FiniteWork& b) {
    constexpr double leastShare = 1e-6; // relative differences below this value are only rounding
    const auto pace = [](const FiniteWork& each) { return each.seconds() > 0 ? each.operations / each.seconds() : 0; };
    std::vector<Cause> causes{{{"time until all work is finished"}, a.seconds(), b.seconds(), "s"},
                              {{"total operations"}, a.operations, b.operations, "operations"},
                              {{"mean rate until all work is finished"}, pace(a), pace(b), "operations/s"}};
    std::erase_if(causes, [](const Cause& each) {
        return std::abs(*each.after - *each.before) <= leastShare * std::max(*each.before, *each.after);
    });
    for (Cause& each : causes) // if the work of one side never finishes, that side has no time and no rate
        for (std::optional<double>* const side : {&each.before, &each.after})
            if (*side == 0)
                side->reset();
    return causes;
}

} // namespace boardset
