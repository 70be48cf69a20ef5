// SPDX-License-Identifier: GPL-3.0-or-later
// Budgets: what parts ask of something that is not waited for (watts, slots, bytes of memory), against what there is.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// One budget of one owner.
struct BudgetAnswer {
    std::string title; ///< "Power".
    BlockId owner;
    std::string unit; ///< As printed: "W".
    double asked = 0; ///< In that unit.
    double limit = 0;
    int unknown = 0; ///< Parts that ask, and no source says how much.

    bool isOver() const { return asked > limit; }
};

/// Those of the machine's family, owner by owner.
std::vector<BudgetAnswer> budgetsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
