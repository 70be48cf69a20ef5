// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which a time is shown: nanoseconds for memory, milliseconds for a disk.
#pragma once

#include <optional>
#include <string_view>

namespace boardset {

/// A unit of time, and its length in nanoseconds.
struct TimeUnit {
    const char* title;
    double ns;
    int decimals; ///< Number of decimals with which a difference between two times is shown.
};

/// Returns the unit in which a time is shown.
/// Nanoseconds are used below 20 µs, then microseconds, then milliseconds, and seconds from 10 s.
constexpr TimeUnit timeUnitOf(double ns) {
    return ns < 2e4    ? TimeUnit{"ns", 1, 0}
           : ns < 1e6  ? TimeUnit{"µs", 1e3, 1}
           : ns < 1e10 ? TimeUnit{"ms", 1e6, 2}
                       : TimeUnit{"s", 1e9, 2};
}

/// Returns the length of a typed unit of time in nanoseconds; "us" stands for microseconds. Nothing for other units.
constexpr std::optional<double> nanosecondsIn(std::string_view unit) {
    return unit == "ns"                   ? std::optional(1.0)
           : unit == "us" || unit == "µs" ? std::optional(1e3)
           : unit == "ms"                 ? std::optional(1e6)
           : unit == "s"                  ? std::optional(1e9)
                                          : std::nullopt;
}

} // namespace boardset
