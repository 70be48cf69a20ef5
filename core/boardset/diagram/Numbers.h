// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as a diagram prints them, the same in every locale.
#pragma once

#include <string>

namespace boardset {

/// With at most so many decimals: "12.5", "8".
std::string decimal(double value, int decimals = 2);

/// With thousands apart: "9,360".
std::string grouped(double value);

/// With as many places as three significant figures want: "9,360", "34.5", "0.08".
std::string figureText(double value);

/// "44 %"; "<1 %" rather than a zero that is none, and ">999 %" where how much too much says nothing.
std::string percent(double utilisation);

inline constexpr double leastGigabytes = 0.9995e9; ///< From here on rates are in GB/s: it would be 1,000 MB/s.

/// "1.5 GB/s", "24 MB/s".
std::string rateText(double bytesPerSecond);

/// Of threads or pages, where there is room for four figures: "1536", "12k".
std::string countText(int count);

} // namespace boardset
