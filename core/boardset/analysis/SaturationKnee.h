// SPDX-License-Identifier: GPL-3.0-or-later
// Number of outstanding requests that saturates the slowest part of a route: Little's law at the knee.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

/// The knee of a whole workload, where the two asymptotes of the throughput intersect.
/// Without queueing, the slowest station would just be saturated with this number of outstanding requests.
struct SaturationKnee {
    double requests = 0; ///< Number of outstanding requests or lines per requester; not rounded.
    double bytesPerSecond = 0;
    int station = -1;
};

/// Returns the knee; empty if no station is used. Let every requester have N outstanding requests, without queueing. By
/// Little's law, class c then has the throughput N r_c, where r_c = (its customers for N = 1) / (latency + think time).
/// The class keeps station k busy for the share N r_c D_ck of the time. So the first station saturates at
///   N = 1 / max_k sum_c r_c D_ck;  for one class: (latency + think time) / (largest demand x packets of a request).
/// For a class that runs alone, this is the result of requestsToSaturate().
std::optional<SaturationKnee> saturationKnee(const MachineNetwork& model);

/// Returns the number of outstanding lines or requests with which one thread or stream saturates the slowest part of
/// its route. Assumes that no other customer uses that part. At this number, N* = (R + Z) / D, the asymptotes N / (R +
/// Z) and 1 / D cross (Lazowska et al., chapter 5). R is the latency on an idle machine, Z the think time, and D the
/// largest demand. The result is not rounded; it is 0 if no part on the route can saturate.
double requestsToSaturate(const Answer& answer, std::size_t of);

} // namespace boardset
