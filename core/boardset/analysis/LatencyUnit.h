// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which an answer's mean latency is read.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/TimeUnit.h"

namespace boardset {

/// That of the mean; of what waits without end, that of an idle machine.
inline TimeUnit latencyUnitOf(const Answer& answer) {
    return timeUnitOf(answer.isEndless() ? answer.zeroLoadLatencyNs : answer.meanLatencyNs);
}

} // namespace boardset
