// SPDX-License-Identifier: GPL-3.0-or-later
// Budgets: what parts and work ask of something that is not waited for (watts, slots, bytes of memory), against what
// there is.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A number that follows from a budget's sum.
struct BudgetFigureAnswer {
    std::string title; ///< "Power supply".
    double value = 0;
    std::string unit; ///< As printed: "VA".
};

/// One budget of one owner.
struct BudgetAnswer {
    std::string title; ///< "Power".
    BlockId owner;
    std::string unit; ///< As printed: "W".
    double asked = 0; ///< In that unit: of what is known.
    std::optional<double> limit;
    int unknown = 0; ///< Parts that ask, and nobody says how much.
    int parts = 0;   ///< Parts that ask, those included.
    std::vector<BudgetFigureAnswer> figures;

    bool isOver() const { return limit && asked > *limit; }
};

/// Those of the machine's family, owner by owner.
std::vector<BudgetAnswer> budgetsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
