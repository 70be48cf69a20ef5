// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an axis.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace boardset {

/// The least of 1, 2, 5, 10, 20 ... or of their tenths that divides a span into at most `most` parts; 1 of no span.
/// Not below `finest`: 1 where nothing lies between whole numbers.
inline double tickStep(double span, double most, double finest = 0) {
    const double least = std::max(finest, span / std::max(1.0, most));
    if (!(least > 0) || !std::isfinite(least))
        return 1;
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double part : {1.0, 2.0, 5.0})
        if (part * decade >= least * (1 - 1e-9))
            return part * decade;
    return 10 * decade;
}

/// The same where equal steps are equal factors: 2, 4, 16, 256 ...
inline double tickFactor(double least, double greatest, double most) {
    double factor = 2;
    while (std::isfinite(greatest / least) && std::log(greatest / least) / std::log(factor) > std::max(1.0, most))
        factor *= factor;
    return factor;
}

/// What is written between the two ends of an axis: the multiples of a step, or the powers of a factor.
inline std::vector<double> ticksWithin(double least, double greatest, double step) {
    std::vector<double> ticks;
    for (double at = std::ceil(least / step - 1e-9); at * step <= greatest * (1 + 1e-9); ++at)
        ticks.push_back(at * step);
    return ticks;
}
inline std::vector<double> powersWithin(double least, double greatest, double factor) {
    std::vector<double> ticks;
    const double first = std::ceil(std::log(least) / std::log(factor) - 1e-9);
    for (double at = std::pow(factor, first); at <= greatest * (1 + 1e-9); at *= factor)
        ticks.push_back(at);
    return ticks;
}

} // namespace boardset
