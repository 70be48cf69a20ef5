// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which people read a time: nanoseconds of a memory, milliseconds of a disk.
#pragma once

namespace boardset {

/// A unit of time, and how many nanoseconds one is.
struct TimeUnit {
    const char* title;
    double ns;
    int decimals; ///< With which a difference is told.
};

/// Nanoseconds up to twenty thousand, then microseconds, milliseconds, and seconds from ten on.
constexpr TimeUnit timeUnitOf(double ns) {
    return ns < 2e4    ? TimeUnit{"ns", 1, 0}
           : ns < 1e6  ? TimeUnit{"µs", 1e3, 1}
           : ns < 1e10 ? TimeUnit{"ms", 1e6, 2}
                       : TimeUnit{"s", 1e9, 2};
}

} // namespace boardset
