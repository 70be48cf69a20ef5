// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best placement of a scenario, or the smallest configuration that carries its load.
#pragma once

#include "boardset/best/Best.h"

namespace boardset {

/// Returns a sentence about why a search for a goal cannot improve this scenario; empty if it may.
std::string whyNotSought(const Canonical& from, BestGoal goal);

/// Finds the best placement. Threads can be on any working processor of their domain that can run their workload,
/// and share one only if there are not enough processors. Pages can be in any memory of it with free capacity.
/// Customers on devices, idle customers, and data on other parts do not move. The result is never worse than the
/// scenario, than the placement by any of the machine's operating systems, or than a few rules of thumb. For a scenario
/// with a program, the search starts from the result of the program; the edits set a placement and remove the program.
///
/// The same input has the same result in every run, unless the search is stopped: then the result is the best so far.
/// Throws InputError, with `file` as the name of the scenario, if there is nothing to search:
/// no customer that can run, nothing that can move, or no smaller configuration.
Best findBest(const Canonical& from, const BestRequest& asked, const BestProgress& progress = {},
              const std::string& file = "scenario");

} // namespace boardset
