// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an axis.
#pragma once

#include <algorithm>
#include <cmath>

namespace boardset {

/// The least of 1, 2, 5, 10, 20 ... or of their tenths that divides a span into at most `most` parts; 1 of no span.
inline double tickStep(double span, double most) {
    const double least = span / std::max(1.0, most);
    if (!(least > 0) || !std::isfinite(least))
        return 1;
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double part : {1.0, 2.0, 5.0})
        if (part * decade >= least * (1 - 1e-9))
            return part * decade;
    return 10 * decade;
}

} // namespace boardset
