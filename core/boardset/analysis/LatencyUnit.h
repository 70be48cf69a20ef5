// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which an answer's mean latency is shown.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/TimeUnit.h"

namespace boardset {

/// Returns the unit for the mean latency, or for the latency on an idle machine if the wait is unbounded.
inline TimeUnit latencyUnitOf(const Answer& answer) {
    return timeUnitOf(answer.isOverloaded() ? answer.zeroLoadLatencyNs : answer.meanLatencyNs);
}

} // namespace boardset
