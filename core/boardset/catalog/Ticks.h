// SPDX-License-Identifier: GPL-3.0-or-later
// The ticks of an axis.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace boardset {

/// Returns the step between the ticks of an axis: 1, 2 or 5 times a power of ten.
/// The step is the smallest that divides the span into at most `most` intervals; 1 for an empty span.
/// The step is at least `finest`, which is 1 for an axis of whole numbers.
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

/// Returns the factor between the ticks of a logarithmic axis.
/// The factor is the smallest of 2, 4, 16, 256 ... that divides the axis into at most `most` intervals.
inline double tickFactor(double least, double greatest, double most) {
    double factor = 2;
    while (std::isfinite(greatest / least) && std::log(greatest / least) / std::log(factor) > std::max(1.0, most))
        factor *= factor;
    return factor;
}

/// Returns the ticks between the two ends of an axis: the multiples of a step.
inline std::vector<double> ticksWithin(double least, double greatest, double step) {
    std::vector<double> ticks;
    for (double at = std::ceil(least / step - 1e-9); at * step <= greatest * (1 + 1e-9); ++at)
        ticks.push_back(at * step);
    return ticks;
}
/// Returns the ticks between the two ends of a logarithmic axis: the powers of a factor.
inline std::vector<double> powersWithin(double least, double greatest, double factor) {
    std::vector<double> ticks;
    const double first = std::ceil(std::log(least) / std::log(factor) - 1e-9);
    for (double at = std::pow(factor, first); at <= greatest * (1 + 1e-9); at *= factor)
        ticks.push_back(at);
    return ticks;
}

} // namespace boardset
