// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios to start a search from, and placements to compare with.
#pragma once

#include "boardset/best/Search.h"
#include "support/scenarios.h"

namespace boardset::test {

/// Relative difference below which the model cannot distinguish placements; a search treats them as equal.
constexpr double thousandth = 1e-3;

inline Canonical at(const std::string& id, const Edit& edit = Rename{"as it is"}) {
    return edited(opened(id), edit);
}

/// The same threads and pages on a machine with other options.
inline Canonical with(const std::string& id, const Options& options, const Workload& workload) {
    Scenario other = scenario(id);
    for (const auto& [option, value] : options)
        other.configuration.options[option] = value;
    other.workload = workload;
    return canonicalOf(other);
}

inline double throughputOf(const Answer& answer) {
    return rateOf(answer).value;
}

inline Answer answerOf(const Canonical& canonical) {
    return solvePlacement(*canonical.topology, canonical.scenario.workload);
}

/// Reduced search effort: tests check the result, not the time.
inline BestRequest asked(BestGoal goal = BestGoal::Throughput) {
    return {goal, 0.3, 1};
}

} // namespace boardset::test
