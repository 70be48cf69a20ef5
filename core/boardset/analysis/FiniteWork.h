// SPDX-License-Identifier: GPL-3.0-or-later
// The amount of finite work, and the time at which the last customer finishes.
#pragma once

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/Completion.h"
#include "boardset/policy/Program.h"

#include <memory>
#include <vector>

namespace boardset {

/// The amount of work of all customers, and the times at which the customers finish.
struct FiniteWork {
    /// Total number of operations of all customers with finite work; 0 if there are no such customers.
    double operations = 0;
    std::vector<Completion> completions;

    /// Returns the time from the start until the last customer finishes; 0 if no customer finishes.
    double seconds() const { return completions.empty() ? 0 : completions.back().wallSeconds; }
};

/// Returns the amount of work and the finish times of a workload.
/// If there is a program, both come from the program's replay. Throws the same errors as Replay::of().
FiniteWork finiteWorkOf(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                        const Program* program);

/// Returns the differences in amount and in rate between the finite work of two workloads. Empty if there are none.
std::vector<Cause> causesOf(const FiniteWork& a, const FiniteWork& b);

} // namespace boardset
