// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepKnee.h"

#include "boardset/analysis/SaturationKnee.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::optional<PlotKnee> kneeOf(const MachineNetwork& model) {
    const auto knee = saturationKnee(model);
    if (!knee || knee->bytesPerSecond == 0)
        return std::nullopt;
    const StationLocation& place = model.locationOf(knee->station);
    return PlotKnee{knee->requests, knee->bytesPerSecond / 1e6, place.title, bool(place.link)};
}

std::optional<std::size_t> kneeOf(const std::vector<std::pair<double, double>>& points, bool isLatency) {
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
    const auto bend = [&](const auto& each) {
        const double above = (each.second - least) / rise - (each.first - start) / width;
        return isLatency ? -above : above;
    };
    const auto knee = std::ranges::max_element(points, {}, bend);
    return bend(*knee) < leastBend ? std::nullopt : std::optional(static_cast<std::size_t>(knee - points.begin()));
}

} // namespace boardset
