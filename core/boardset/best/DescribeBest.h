// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the result of an optimisation.
#pragma once

#include "boardset/best/Best.h"
#include "boardset/describe/Table.h"

namespace boardset {

/// Returns a change as a percentage, rounded to remove floating-point errors: "+14.8 %" for a share of 0.148.
Quantity percentChange(double share);

/// Returns a table with a row per step that leads to the result: its title and its gain, if the gain is known.
/// `isShort` prints a gain with few digits, a gain of the goal Latency as a decrease ("−43 %"), and nothing for an
/// unknown gain.
Table describeBestSteps(const Best& best, bool isShort = false);

/// Returns a table with a row per configuration that a search for size tried: its boards and processors, its results,
/// and whether it carries the target, or why not.
Table describeConfigurations(const Best& best);

/// Returns the change of the throughput or of the latency, depending on the goal: "+37 %". For the goal Size, returns
/// both: "no change, latency −2 %". Empty if the search found no improvement, or if a part is overloaded.
Message describeBestChange(const Best& best);

} // namespace boardset
