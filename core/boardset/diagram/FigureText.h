// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as diagrams print them, independent of the locale.
#pragma once

#include <string>

namespace boardset {

/// Returns a number with at most `decimals` decimals: "12.5", "8".
std::string decimal(double value, int decimals = 2);

/// Returns a number with commas between thousands: "9,360".
std::string grouped(double value);

/// Returns a number with three significant digits: "9,360", "34.5", "0.08".
std::string figureText(double value);

/// Returns a percentage: "44 %". A small value gives "<1 %" instead of 0; a value far above capacity gives ">999 %".
std::string percent(double utilisation);

/// Smallest rate, in bytes per second, that is shown in GB/s. In MB/s, this rate would be rounded to 1,000 MB/s.
inline constexpr double leastGigabytes = 0.9995e9;

/// Returns a rate as text: "1.5 GB/s", "24 MB/s".
std::string rateText(double bytesPerSecond);

/// Returns a number of threads or pages as text, in at most four characters where possible: "1536", "12k".
std::string countText(int count);

} // namespace boardset
