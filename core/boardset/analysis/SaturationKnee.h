// SPDX-License-Identifier: GPL-3.0-or-later
// Number of outstanding requests that saturates the slowest part of a route: Little's law at the knee.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

/// The knee of a whole workload, where the two asymptotes of the throughput intersect.
/// With this number of outstanding requests, and without queueing, the slowest station would be exactly saturated.
struct SaturationKnee {
    double requests = 0; ///< Number of outstanding requests or lines per requester; not rounded.
    double bytesPerSecond = 0;
    int station = -1;
};

/// Returns the knee; empty if no station is used.
///
/// Let every requester have N outstanding requests. If N is 1, class c has C_c customers in the network; otherwise, it
/// has N C_c. Without queueing, Little's law gives the class the throughput N r_c, where r_c = C_c / (latency + think
/// time). D_ck is the demand of the class at station k. The class keeps the station busy for the share N r_c D_ck of
/// the time, so the first station saturates at
///   N = 1 / max_k sum_c r_c D_ck.
/// For a class that runs alone, N is (latency + think time) / (largest demand x packets of a request). This is the
/// result of requestsToSaturate().
std::optional<SaturationKnee> saturationKnee(const MachineNetwork& model);

/// Returns the number of outstanding lines or requests with which one thread or stream saturates the slowest part of
/// its route. Assumes that no other customer uses that part. At this number, N* = (R + Z) / D, the asymptotes N / (R +
/// Z) and 1 / D cross (Lazowska et al., chapter 5). R is the latency on an idle machine, Z the think time, and D the
/// largest demand. The result is not rounded; it is 0 if no part on the route can saturate.
double requestsToSaturate(const Answer& answer, std::size_t of);

} // namespace boardset
