// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which an answer's mean latency is shown.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/text/TimeUnit.h"

namespace boardset {

/// Returns the unit for the mean latency.
/// If the wait is unbounded, returns the unit for the latency on an idle machine.
inline TimeUnit latencyUnitOf(const Answer& answer) {
    return timeUnitOf(answer.isOverloaded() ? answer.zeroLoadLatencyNs : answer.meanLatencyNs);
}

} // namespace boardset
