// SPDX-License-Identifier: GPL-3.0-or-later
// The load average of an lgroup in Solaris' integer arithmetic (illumos, lgrp_loadavg).
#pragma once

#include <cstdint>

namespace boardset {

/// Scale of an lgroup's load per processor.
/// With one thread per processor that is always runnable, the load is about `whole`.
struct LoadScale {
    static constexpr std::int64_t whole = 65536;      ///< The number 1 in fixed-point format.
    static constexpr std::int64_t most = 0xFFFF'FFFF; ///< Value at which the load average saturates.
};

/// Returns the factor f by which one sample ages the load average of an lgroup with n processors:
///     f = floor(65536 (1 - exp(-1 / (20 n)))),  n < 32;   f = floor(3196 / n),  n >= 32.
/// If each of the n processors is sampled ten times a second, the time constant is two seconds for every n.
std::int64_t ageingOf(int processors);

/// Returns the load after a sample of one processor, in integers. With f = `ageing`:
/// load += f/65536 (65536 runnable - load).
std::int64_t sampled(std::int64_t load, int runnable, std::int64_t ageing);

/// Returns the load of a home lgroup after a charge for one of its threads that runs elsewhere: load += f, where f is
/// `ageing`. This charge does not age the load.
std::int64_t charged(std::int64_t load, std::int64_t ageing);

/// Returns an lgroup's load after adding the expected load of a thread that just got this lgroup as its home.
std::int64_t anticipated(std::int64_t load, std::int64_t threadLoad, int processors);
/// Returns an lgroup's load after subtracting the expected load of a thread that leaves this home soon after its
/// arrival.
std::int64_t takenBack(std::int64_t load, std::int64_t threadLoad, int processors);

} // namespace boardset
