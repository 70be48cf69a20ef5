// SPDX-License-Identifier: GPL-3.0-or-later
// Weighs where lines and packets spend their time.
#include "Stress.h"

#include "Format.h"
#include "boardset/diagram/Metrics.h"

namespace boardset {

bool Stress::isHot() const {
    return boardset::isHot(m_use);
}

QString paceOf(const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest || isHot(busiest->utilisation))
        return {};
    double computing = 0;
    double latency = 0;
    double waiting = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassAnswer& own = answer.classes[c];
        const ClassRow& threads = answer.model.classes[c];
        const double rate = own.bytesPerSecond / threads.bytes;
        computing += rate * threads.thinkSeconds;
        latency += rate * (own.zeroLoadLatencyNs * 1e-9 + threads.restOfRequestSeconds);
        waiting += rate * (own.latencyNs - own.zeroLoadLatencyNs) * 1e-9;
    }
    if (computing > latency && computing > waiting)
        return format::tr("Nothing is full: computing sets the pace.");
    return waiting > latency ? format::tr("Nothing is quite full, but most of the time is waiting.")
                             : format::tr("Nothing is full: latency sets the pace.");
}

} // namespace boardset
