// SPDX-License-Identifier: GPL-3.0-or-later
// The load average of an lgroup, in the whole numbers that Solaris computes it in (illumos, lgrp_loadavg).
#pragma once

#include <cstdint>

namespace boardset {

/// One always-runnable thread per processor comes to about `whole`: the load is per processor.
struct LoadScale {
    static constexpr std::int64_t whole = 65536;      ///< The binary point of the average.
    static constexpr std::int64_t most = 0xFFFF'FFFF; ///< Where it saturates.
};

/// How much one sample ages the average of an lgroup with `processors` of them:
///     f = floor(65536 (1 - exp(-1 / (20 n)))),  n < 32;   floor(3196 / n),  n >= 32,
/// so that n processors, each sampled ten times a second, have a time constant of two seconds whatever n is.
std::int64_t ageingOf(int processors);

/// One processor's sample: load += f/65536 (65536 runnable - load), in whole numbers.
std::int64_t sampled(std::int64_t load, int runnable, std::int64_t ageing);

/// A thread that runs away from home is charged to its home, which does not age: load += f.
std::int64_t charged(std::int64_t load, std::int64_t ageing);

/// What a thread that was just given this home is expected to add, and what is taken back if it leaves at once.
std::int64_t anticipated(std::int64_t load, std::int64_t threadLoad, int processors);
std::int64_t takenBack(std::int64_t load, std::int64_t threadLoad, int processors);

} // namespace boardset
