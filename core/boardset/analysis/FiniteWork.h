// SPDX-License-Identifier: GPL-3.0-or-later
// Finite work: its amount, and when the last customer finishes it.
#pragma once

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/Completion.h"
#include "boardset/policy/Program.h"

#include <memory>
#include <vector>

namespace boardset {

/// Amount of work of all customers, and the times when they finish it.
struct FiniteWork {
    double operations = 0; ///< Total operations of all customers with finite work; 0 if there are none.
    std::vector<Completion> completions;

    /// Returns the time from the start until the last customer finishes; 0 if no customer finishes.
    double seconds() const { return completions.empty() ? 0 : completions.back().wallSeconds; }
};

/// Returns the amount of work and the finish times of a workload. If there is a program, these come from its replay.
/// Throws as Replay::of() does.
FiniteWork finiteWorkOf(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                        const Program* program);

/// Returns the differences between two workloads' finite work: in its amount and in its rate. Empty if there are none.
std::vector<Cause> causesOf(const FiniteWork& a, const FiniteWork& b);

} // namespace boardset
