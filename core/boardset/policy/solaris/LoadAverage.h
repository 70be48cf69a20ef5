// SPDX-License-Identifier: GPL-3.0-or-later
// The load average of an lgroup in Solaris' integer arithmetic (illumos, lgrp_loadavg).
#pragma once

#include <cstdint>

namespace boardset {

/// Scale of loads, which are per processor: one always-runnable thread per processor has a load of about `whole`.
struct LoadScale {
    static constexpr std::int64_t whole = 65536;      ///< The binary point of the average.
    static constexpr std::int64_t most = 0xFFFF'FFFF; ///< Value at which the average saturates.
};

/// Returns the ageing of the average by one sample, for an lgroup with n processors:
///     f = floor(65536 (1 - exp(-1 / (20 n)))),  n < 32;   floor(3196 / n),  n >= 32,
/// so that n processors, each sampled ten times a second, have a time constant of two seconds whatever n is.
std::int64_t ageingOf(int processors);

/// Returns the load after one processor's sample: load += f/65536 (65536 runnable - load), in integers.
std::int64_t sampled(std::int64_t load, int runnable, std::int64_t ageing);

/// Returns the load after the charge for a thread that runs away from home; its home does not age: load += f.
std::int64_t charged(std::int64_t load, std::int64_t ageing);

/// Returns the load with the expected load of a thread that just got this home, and without it if it leaves at once.
std::int64_t anticipated(std::int64_t load, std::int64_t threadLoad, int processors);
std::int64_t takenBack(std::int64_t load, std::int64_t threadLoad, int processors);

} // namespace boardset
