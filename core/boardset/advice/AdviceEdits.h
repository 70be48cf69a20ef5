// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that carry out advice or fix a finding.
#pragma once

#include "boardset/advice/Growth.h"
#include "boardset/catalog/Recommendation.h"

#include <vector>

namespace boardset {

/// Returns the edits that carry out advice.
/// Omits edits that change nothing, and pages that a program's operating system places.
/// Throws EditError if there is no load that a new board can take over.
std::vector<Edit> editsOf(const Recommendation& advice, const AdvisedPart& where);

/// True if the advice can place every region. Pages can't be made local if threads on all boards use them.
bool canLayPages(const Recommendation& advice, const Canonical& at);

/// True if the scenario's pages are already where the advice puts them, or if the advice is not about pages.
bool laysPagesAs(const Recommendation& advice, const Canonical& at);

/// Returns the edits that fix a finding. `lines` is the result of the query of `rule_fix`, with one edit per line.
/// A single space separates the words of a line. The edits are:
///   option ID VALUE       sets an option to the value, or to the next larger value that the option allows
///   board BAY [TYPE]      adds a board to the bay, or removes it
///   to BAY BAY            moves a board to another bay
///   share BAY INSIDE, spread BAY, move BAY   as in Recommendation, for an installed board
///   client NAME PART      moves a customer to another part
///   lie WAY REGION        changes the layout of a region, "process/region", on the same parts
///   on PART REGION        places a region on that part only
///   over PART REGION      places a region on that part too, striped if it was on one part
/// Throws EditError if a line is invalid or an edit is not possible.
std::vector<Edit> editsOfFix(const std::string& lines, const Canonical& at, const Answer& answer);

} // namespace boardset
