// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best placement of a scenario, or the smallest configuration that carries it.
#pragma once

#include "boardset/best/Best.h"

namespace boardset {

/// Why no search for a goal can find anything here, a sentence; empty: it may.
std::string whyNotSought(const Canonical& from, BestGoal goal);

/// Threads may stand on any working processor of their domain that does their work, and share one only when there are
/// not enough; pages may lie in any memory of it that has room. What stands on devices stays, and so do what is idle
/// and data that lies on parts. A placement is never worse than the scenario, than what the policies of the machine's
/// systems make of it, or than what a handful of rules of thumb do. A scenario with a program is searched from where
/// the program ends; the edits keep a placement, and let the program go.
///
/// The same question has the same answer on every run, unless it is stopped: then it is the best so far. Throws
/// InputError, with `file` as the name of the scenario, where there is nothing to search: nobody who runs or could,
/// nothing that could be elsewhere, or no smaller configuration.
Best findBest(const Canonical& from, const BestAsked& asked, const BestProgress& progress = {},
              const std::string& file = "scenario");

} // namespace boardset
