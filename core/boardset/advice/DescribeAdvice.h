// SPDX-License-Identifier: GPL-3.0-or-later
// Describes advice as a table.
#pragma once

#include "boardset/advice/Advisor.h"
#include "boardset/describe/Table.h"
#include "boardset/evidence/Measured.h"

#include <functional>

namespace boardset {

/// Returns the published throughputs of a placement; see measuredOf().
using MeasuredThroughputs = std::function<std::vector<EvidenceRow>(const Answered&)>;

/// Returns a table with a row per choice of every question: reason, effect in the model, and measurements.
/// The column `total` is empty.
/// `at` is the scenario that the advice is about, and `now` is its answer.
Table describeAdvice(const Advised& advised, const Canonical& at, const Answer& now,
                     const MeasuredThroughputs& measuredThroughputs);

/// Describes a multiple of the current load: "1.4 times the load, then limited by the kernel lock".
Message describeHeadroom(const LoadHeadroom& headroom);

} // namespace boardset
