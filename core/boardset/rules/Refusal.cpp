// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/Refusal.h"

#include <algorithm>

namespace boardset {

namespace {

bool movesBoard(const Edit& edit) {
    return std::holds_alternative<SetBoard>(edit) || std::holds_alternative<MoveBoard>(edit);
}

std::vector<StoppedCustomer> stoppedIn(const Canonical& at) {
    return classRowsOf(*at.topology, at.scenario.workload).stopped;
}

/// Returns the findings of the refusing rules. These rules depend on stopped customers and the machine's domains, but
/// not on the location of data.
std::vector<Finding> refusingIn(RuleBook& rules, const Canonical& at, const std::vector<StoppedCustomer>& stopped) {
    Workload workload = at.scenario.workload;
    for (Process& process : workload.processes) {
        process.regions.clear();
        for (Customer& customer : process.customers)
            customer.regions.clear();
    }
    return rules.findings(at.topology, workload, stopped, RuleKind::Refusing);
}

} // namespace

std::optional<Refusal> refuses(RuleBook& rules, const std::vector<Edit>& edits, const Canonical& before,
                               const Canonical& after, const std::vector<StoppedCustomer>* stopped) {
    if (std::ranges::none_of(edits, movesBoard))
        return std::nullopt;
    const std::vector<Finding> broken = refusingIn(rules, after, stopped ? *stopped : stoppedIn(after));
    if (broken.empty())
        return std::nullopt;
    const std::vector<Finding> fresh = notAmong(refusingIn(rules, before, stoppedIn(before)), broken);
    return fresh.empty() ? std::nullopt : std::optional(Refusal{fresh.front()});
}

Canonical edited(RuleBook& rules, const Canonical& before, const std::vector<Edit>& edits) {
    Canonical after = edited(before, edits);
    if (const auto refusal = refuses(rules, edits, before, after))
        throw EditError(refusal->sentence());
    return after;
}

} // namespace boardset
