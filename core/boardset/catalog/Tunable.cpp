// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Tunable.h"

#include <cmath>
#include <limits>

namespace boardset {

std::int64_t rawValue(const Fact& fact) {
    const double value = std::round(fact.si());
    // The largest 64-bit number cannot be represented exactly as a double; 2^63 is the first value that does not fit.
    // Facts are never negative.
    return value < 0x1p63 ? static_cast<std::int64_t>(value) : std::numeric_limits<std::int64_t>::max();
}

} // namespace boardset
