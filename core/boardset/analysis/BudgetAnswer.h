// SPDX-License-Identifier: GPL-3.0-or-later
// Budgets: demand and supply of resources without queueing (watts, slots, bytes of memory).
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A number that is computed from the sum of a budget.
struct BudgetFigureAnswer {
    std::string title; ///< Title of the computed number, such as "Power supply".
    double value = 0;
    std::string unit; ///< Unit of `value` as printed, such as "VA".
};

/// The result of one budget for one owner, which is the block that has the limit.
struct BudgetAnswer {
    std::string title; ///< Title of the budget, such as "Power".
    BlockId owner;
    std::string unit; ///< Unit of the budget as printed, such as "W".
    double asked = 0; ///< Sum of all known demands, in `unit`.
    std::optional<double> limit;
    int unknown = 0; ///< Number of parts whose demand is unknown.
    int parts = 0;   ///< Total number of parts with a demand, known or unknown.
    std::vector<BudgetFigureAnswer> figures;

    bool isOver() const { return limit && asked > *limit; }
};

/// Returns the results of the budgets of the machine's family, sorted by owner.
std::vector<BudgetAnswer> budgetsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
