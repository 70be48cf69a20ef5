// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the comparison of two placements as tables.
#pragma once

#include "boardset/analysis/FiniteWork.h"
#include "boardset/describe/Table.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

class ReplayCursor;

/// Returns the change of a number: in points for a percentage, in percent or as a factor for any other number. Empty if
/// it cannot be calculated. Below 0.05 %, the text is "no change". `isShort` gives figures fewer digits: "+40 %".
Cell changeCell(const std::optional<double>& before, const std::optional<double>& after, const std::string& unit = {},
                bool isShort = false);

/// Returns a table with a row per result: the values in A and in B, and the change. The note says which parts make up
/// the change of the latency, or why the results or the latencies can't be compared.
Table describeTotals(const Side& a, const Side& b, const FiniteWork& endA = {}, const FiniteWork& endB = {});

/// Returns a table with a row per cause, which has the same columns as the table of totals. The notes are the limits of
/// the model from limitsOf().
Table describeCauses(const std::vector<Cause>& causes, const std::vector<std::string>& limits);

/// Returns the table of totals, followed by the rows and notes of the table of causes.
Table describeDifferences(const Side& a, const Side& b, const std::vector<Cause>& causes, const FiniteWork& endA = {},
                          const FiniteWork& endB = {});

/// Returns a table that compares the placements of a program and its variant at the positions of the cursors. The
/// columns are a title, the values in A and in B, and the change. A row with the number of differences has a value only
/// in B.
Table describeVariant(const ReplayCursor& a, const ReplayCursor& b);

} // namespace boardset
