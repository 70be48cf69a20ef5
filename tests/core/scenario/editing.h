// SPDX-License-Identifier: GPL-3.0-or-later
// A small scenario to edit, and the results of an edit.
#pragma once

#include "boardset/scenario/Edit.h"
#include "core/scenario/samples.h"
#include "support/scenarios.h"

namespace boardset::test {

/// Thread 1 on SB0/P0 with region a (5 + 4 pages on SB3), thread 2 on SB0/P1; region b has 7 pages on SB1.
inline Scenario start() {
    return resolve(small(), *machineOf(small()));
}

inline Scenario after(const Edit& edit, const Scenario& scenario = start()) {
    return apply(scenario, edit, *machineOf(scenario));
}

/// Title of the edit in the history.
inline std::string described(const Edit& edit, const Scenario& scenario = start()) {
    return describe(edit, scenario.workload, *machineOf(scenario));
}

/// Sentence of the refusal, or "accepted".
inline std::string refused(const Edit& edit, const Scenario& scenario = start()) {
    try {
        after(edit, scenario);
    } catch (const EditError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace boardset::test
