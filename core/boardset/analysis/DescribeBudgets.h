// SPDX-License-Identifier: GPL-3.0-or-later
// Describes budgets as a table.
#pragma once

#include "boardset/analysis/BudgetAnswer.h"
#include "boardset/describe/Table.h"

#include <vector>

namespace boardset {

/// Returns the demand and its limit: "400 W of 690 W, supply 572 VA; unknown for 3 parts".
Message describeBudget(const BudgetAnswer& budget);

/// Returns a table with a row per budget.
Table describeBudgets(const Topology& topology, const std::vector<BudgetAnswer>& budgets);

/// Returns a table with the numbers that are computed from a budget.
Table describeFigures(const std::vector<BudgetFigureAnswer>& figures);

} // namespace boardset
