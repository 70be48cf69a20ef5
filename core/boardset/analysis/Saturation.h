// SPDX-License-Identifier: GPL-3.0-or-later
// How much must be under way before the slowest part of a way has no pause: Little's law at the knee.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

/// Where the two asymptotes of a whole workload cross: so many requests under way would just fill the slowest station
/// if nobody waited.
struct Knee {
    double requests = 0; ///< Or lines, of each requester; not rounded.
    double bytesPerSecond = 0;
    int station = -1;
};

/// By Little's law: with N requests of each requester and nobody waiting, class c sends N r_c, r_c = (its customers for
/// N = 1) / (latency + think time), and keeps station k busy for N sum_c r_c D_ck. The first station to be full is so
/// at
///   N = 1 / max_k sum_c r_c D_ck;  of one class: (latency + think time) / (largest demand x packets of a request).
/// That is requestsToFill() of a class alone. Nothing if nobody uses any station.
std::optional<Knee> kneeOf(const MachineNetwork& model);

/// Lines or requests of one thread or stream that would keep the slowest part on its way always busy, if nobody else
/// used it: where the two asymptotes N / (R + Z) and 1 / D cross, N* = (R + Z) / D (Lazowska et al., chapter 5), with R
/// of an idle machine. Not rounded; 0 if nothing on its way is ever a limit.
double requestsToFill(const Answer& answer, std::size_t of);

} // namespace boardset
