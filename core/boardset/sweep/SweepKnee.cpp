// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepKnee.h"

#include <algorithm>

namespace boardset {

std::optional<std::size_t> kneeOf(const std::vector<std::pair<double, double>>& points) {
    constexpr double leastGain = 1e-6; // relative; a smaller difference is a rounding error
    constexpr double mostFall = 0.1;   // share of the rise; a larger fall is a peak
    const auto power = [](const auto& each) { return each.second > 0 ? each.first / each.second : 0; };
    if (points.size() < 3)
        return std::nullopt;
    const auto knee = std::ranges::max_element(points, {}, power);
    if (power(*knee) <= (1 + leastGain) * std::max(power(points.front()), power(points.back())))
        return std::nullopt;
    const double peak = std::ranges::max_element(points, {}, [](const auto& each) { return each.first; })->first;
    if (peak - points.back().first > mostFall * (peak - points.front().first))
        return std::nullopt;
    return static_cast<std::size_t>(knee - points.begin());
}

} // namespace boardset
