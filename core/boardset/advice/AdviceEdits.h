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
/// A line is the text form of an edit (see EditText.h), or of one of these:
///   raise OPTION to VALUE            sets an option to the value, or to the next larger value that the option allows
///   share BAY with INSIDE            as in Recommendation, for an installed board
///   arrange PROCESS/REGION LAYOUT    changes the layout of a region on the same parts
///   place PROCESS/REGION over PART   places a region on that part only
///   extend PROCESS/REGION over PART  places a region on that part too, striped if it was on one part
/// Throws InputError if a line is invalid, and EditError if an edit is not possible.
std::vector<Edit> editsOfFix(const std::string& lines, const Canonical& at, const Answer& answer);

} // namespace boardset
