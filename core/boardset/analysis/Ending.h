// SPDX-License-Identifier: GPL-3.0-or-later
// Work that ends: how much of it there is, and when the last of those who do it has finished.
#pragma once

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/Completion.h"
#include "boardset/policy/Program.h"

#include <memory>
#include <vector>

namespace boardset {

struct Ending {
    double operations = 0; ///< Of all who have an amount; 0: all go on for ever.
    std::vector<Completion> completions;

    /// From the beginning until the last has finished; 0 if nobody has.
    double seconds() const { return completions.empty() ? 0 : completions.back().wallSeconds; }
};

/// With a program: of its replay. Throws as Replay::of() does.
Ending endingOf(const std::shared_ptr<const Topology>& topology, const Workload& workload, const Program* program);

/// In what two ends differ, and why: how much there is to do, and at what pace it is done. None if they do not.
std::vector<Cause> causesOf(const Ending& a, const Ending& b);

} // namespace boardset
