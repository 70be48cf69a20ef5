// SPDX-License-Identifier: GPL-3.0-or-later
// Search for the best placement of a scenario, or for the smallest configuration that carries the scenario's load.
#pragma once

#include "boardset/best/Best.h"

namespace boardset {

/// Returns the reason why a search for the given goal can't improve a scenario, as a sentence.
/// Empty if a search may improve the scenario.
std::string whyNotSought(const Canonical& from, BestGoal goal);

/// Finds the best placement or, for the goal Size, the smallest configuration.
/// Threads can move to any working processor of their domain that can run their workload; threads share a processor
/// only if there are not enough processors. Pages can move to any memory of their domain with free capacity.
/// Customers on devices, idle customers, and data on parts other than memories do not move.
/// The result is never worse than the scenario, the placement by any of the machine's operating systems, or the
/// placement by a few rules of thumb.
/// For a scenario with a program, the search starts from the result of the program; the edits set a placement and
/// remove the program. The same input has the same result in every run.
/// If the search is stopped, the result is the best one so far.
/// For the goal Size with a target, larger configurations are tried too; Best::carries is true if one of them carries
/// the target. Throws InputError, with `file` as the name of the scenario, if there is nothing to search: no customer
/// that can run, nothing that can move, or no smaller configuration and no target.
Best findBest(const Canonical& from, const BestRequest& asked, const BestProgress& progress = {},
              const std::string& file = "scenario");

} // namespace boardset
