// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be edited to follow an advice.
#pragma once

#include "boardset/advice/Growth.h"
#include "boardset/catalog/Recommendation.h"

#include <vector>

namespace boardset {

/// The edits that carry an advice out, without those that would change nothing. Pages that a program's system lays are
/// left to it. Throws EditError where there is nothing that a new board could take over.
std::vector<Edit> editsOf(const Recommendation& advice, const AdvisedPart& where);

/// True if every region can be where the advice puts it. Pages that threads on all boards use are local to no thread.
bool canLayPages(const Recommendation& advice, const Canonical& at);

/// True if the scenario's pages are where the advice puts them, or if the advice is not about pages.
bool laysPagesAs(const Recommendation& advice, const Canonical& at);

/// The edits of a finding, of which the query of `rule_fix` has a line each, its words apart by one space:
///   option ID VALUE       an option gets the value, or the next larger one that it can have
///   board BAY [TYPE]      a board comes into the bay, or out of it
///   to BAY BAY            a board comes into another bay
///   share BAY INSIDE, spread BAY, move BAY   as Recommendation has them of a board that is there
///   client NAME PART      a customer comes to another part
///   lie WAY REGION        a region, "process/region", lies otherwise on the same parts
///   on PART REGION        it lies there alone;  over PART REGION: there too, striped if it lay on one
/// Throws EditError where one cannot be done, or is not such a line.
std::vector<Edit> editsOfFix(const std::string& lines, const Canonical& at, const Answer& answer);

} // namespace boardset
