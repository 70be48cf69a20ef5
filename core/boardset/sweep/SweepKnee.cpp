// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepKnee.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::optional<std::size_t> risingKnee(const std::vector<std::pair<double, double>>& points) {
    constexpr double leastRise = 1e-6; // relative to the first value; a smaller rise is a rounding error
    constexpr double leastBend = 0.1;  // relative to the rise; a smaller bend is a line with steps
    constexpr double leastFall = 0.1;  // relative to the rise; a larger fall is a peak
    if (points.size() < 3)
        return std::nullopt;
    const double start = points.front().first;
    const double least = points.front().second;
    const double width = points.back().first - start;
    const double rise =
        std::ranges::max_element(points, {}, [](const auto& each) { return each.second; })->second - least;
    if (rise <= leastRise * std::abs(least) || least + rise - points.back().second > leastFall * rise)
        return std::nullopt;
    const auto bend = [&](const auto& each) { return (each.second - least) / rise - (each.first - start) / width; };
    const auto knee = std::ranges::max_element(points, {}, bend);
    return bend(*knee) < leastBend ? std::nullopt : std::optional(static_cast<std::size_t>(knee - points.begin()));
}

std::optional<std::size_t> latencyKnee(const std::vector<std::pair<double, double>>& points) {
    const auto power = [](const auto& each) { return each.second > 0 ? each.first / each.second : 0; };
    if (points.size() < 3)
        return std::nullopt;
    const auto best = std::ranges::max_element(points, {}, power);
    const auto at = static_cast<std::size_t>(best - points.begin());
    return at == 0 || at + 1 == points.size() ? std::nullopt : std::optional(at);
}

} // namespace boardset
