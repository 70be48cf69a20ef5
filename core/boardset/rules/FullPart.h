// SPDX-License-Identifier: GPL-3.0-or-later
// The finding about a saturated part. This finding is not a rule, because rules depend on the configuration and not on
// the results.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/rules/Findings.h"

#include <optional>
#include <string>

namespace boardset {

/// Rule id of the finding about a saturated part.
inline const std::string fullPartId = "full-part";

/// Returns the finding about the busiest part: advice if the part is saturated, an error if it is overloaded.
/// Empty if no part is saturated.
std::optional<Finding> fullPartOf(const Topology& topology, const Answer& answer);

} // namespace boardset
