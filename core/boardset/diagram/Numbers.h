// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as a diagram prints them, the same in every locale.
#pragma once

#include <string>

namespace boardset {

/// With at most so many decimals: "12.5", "8".
std::string decimal(double value, int decimals = 2);

/// With thousands apart: "9,360".
std::string grouped(double value);

/// "44 %"; "< 1 %" rather than a zero that is none.
std::string percent(double utilisation);

} // namespace boardset
