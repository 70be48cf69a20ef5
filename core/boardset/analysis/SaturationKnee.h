// SPDX-License-Identifier: GPL-3.0-or-later
// Outstanding requests that saturate the slowest part of a route: Little's law at the knee.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

/// Intersection of the two asymptotes of a whole workload. Its number of outstanding requests would just saturate the
/// slowest station if there were no queueing.
struct SaturationKnee {
    double requests = 0; ///< Outstanding requests or lines per requester; not rounded.
    double bytesPerSecond = 0;
    int station = -1;
};

/// Returns the knee; empty if no station is used. By Little's law, with N requests of each requester and no queueing,
/// class c sends N r_c, r_c = (its customers for N = 1) / (latency + think time). It keeps station k busy for
/// N r_c D_ck. So the first station saturates at
///   N = 1 / max_k sum_c r_c D_ck;  for one class: (latency + think time) / (largest demand x packets of a request).
/// For a class that runs alone, this is requestsToSaturate().
std::optional<SaturationKnee> saturationKnee(const MachineNetwork& model);

/// Returns the number of outstanding lines or requests of one thread or stream that saturates the slowest part of its
/// route if no other customer uses it. There the two asymptotes N / (R + Z) and 1 / D cross: N* = (R + Z) / D (Lazowska
/// et al., chapter 5), with R of an idle machine. Not rounded; 0 if no part on the route can saturate.
double requestsToSaturate(const Answer& answer, std::size_t of);

} // namespace boardset
