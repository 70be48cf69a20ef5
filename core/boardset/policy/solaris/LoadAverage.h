// SPDX-License-Identifier: GPL-3.0-or-later
// The load average of an lgroup in Solaris' integer arithmetic (illumos, lgrp_loadavg).
#pragma once

#include <cstdint>

namespace boardset {

/// Scale of loads, which are per processor: with one thread per processor that is always runnable,
/// the load is about `whole`.
struct LoadScale {
    static constexpr std::int64_t whole = 65536;      ///< The number 1 in the fixed-point format.
    static constexpr std::int64_t most = 0xFFFF'FFFF; ///< Value at which the average saturates.
};

/// Returns the factor f by which one sample ages the average, for an lgroup with n processors:
///     f = floor(65536 (1 - exp(-1 / (20 n)))),  n < 32;   f = floor(3196 / n),  n >= 32.
/// If each of the n processors is sampled ten times a second, the time constant is two seconds for every n.
std::int64_t ageingOf(int processors);

/// Returns the load after one processor's sample, in integers; f is `ageing`: load += f/65536 (65536 runnable - load).
std::int64_t sampled(std::int64_t load, int runnable, std::int64_t ageing);

/// Returns the load of a home lgroup after it is charged for one of its threads that runs elsewhere: load += f,
/// where f is `ageing`. This charge does not age the load.
std::int64_t charged(std::int64_t load, std::int64_t ageing);

/// Returns an lgroup's load, including the expected load of a thread that has just been given this home.
std::int64_t anticipated(std::int64_t load, std::int64_t threadLoad, int processors);
/// Returns an lgroup's load, without the expected load of a thread that leaves this home soon after it arrived.
std::int64_t takenBack(std::int64_t load, std::int64_t threadLoad, int processors);

} // namespace boardset
