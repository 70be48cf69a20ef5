// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the finish times of customers, and the customers that have no result, as tables.
#pragma once

#include "boardset/analysis/Completion.h"
#include "boardset/describe/Table.h"

#include <vector>

namespace boardset {

/// Returns a table with a row per customer that finishes.
Table describeCompletions(const std::vector<Completion>& completions);

/// Returns a table with a row per customer that can't run or has no result, and the reason.
Table describeStopped(const std::vector<StoppedCustomer>& customers);

} // namespace boardset
