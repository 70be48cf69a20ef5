// SPDX-License-Identifier: GPL-3.0-or-later
// The finding that the busiest part is full, which no rule has: rules know the configuration, not the answer.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/rules/Findings.h"

#include <optional>
#include <string>

namespace boardset {

/// Id of the finding; other findings have the id of a rule.
inline const std::string fullPartId = "full-part";

/// The finding about the busiest part: advice if it is full, an error if more is asked of it than it can do. Nothing
/// if no part is full.
std::optional<Finding> fullPartOf(const Topology& topology, const Answer& answer);

} // namespace boardset
