// SPDX-License-Identifier: GPL-3.0-or-later
// Describes findings as a table, and their change.
#pragma once

#include "boardset/describe/Card.h"
#include "boardset/rules/Findings.h"

#include <optional>
#include <vector>

namespace boardset {

/// Returns a table with a row per group of findings: severity, part, reason, source and fix of the first finding.
/// The title also names the parts of the other findings in the group.
/// See groupsOf() and ungrouped().
Table describeFindings(const std::vector<std::vector<const Finding*>>& groups, const Topology& topology);

/// Returns the number of findings that appear or disappear, with the title of the first; nothing if the findings are
/// unchanged.
std::optional<CardLine> describeFindingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after);

/// Returns a group for each finding.
std::vector<std::vector<const Finding*>> ungrouped(const std::vector<Finding>& found);

} // namespace boardset
