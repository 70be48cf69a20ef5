// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its unit. It stays a number until a language formats it.
#pragma once

#include <string>

namespace boardset {

/// A value, its unit, and the precision with which people read it. JSON and CSV contain the value itself.
struct Quantity {
    double value = 0;
    std::string unit = {}; ///< Unit as printed after the value: "MB/s", "ns", "%". Empty for a ratio.
    int digits = 4;        ///< Maximum number of significant digits.
    int decimals = 6;      ///< Maximum number of digits after the decimal point.
    bool isSigned = false; ///< True if positive values have a sign: "+18 %".
    /// Exact number of digits after the decimal point: "0.20" for 2. Halves are rounded away from zero.
    /// If this number is negative, `digits` and `decimals` apply, and zeros at the end are omitted.
    int places = -1;

    bool operator==(const Quantity&) const = default;
};

} // namespace boardset
