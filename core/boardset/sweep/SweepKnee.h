// SPDX-License-Identifier: GPL-3.0-or-later
// The knee of a sweep: the point beyond which increasing the quantity gains little.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace boardset {

/// Returns the index of the knee of a rising curve (Satopaa et al., Finding a "Kneedle" in a Haystack, 2011).
/// The knee is the point with the largest distance above the straight line from the first point to the maximum.
/// The distance is measured after both axes are scaled to their ranges.
/// Returns nothing if that distance is less than a tenth, and for curves that do not rise or that fall again.
std::optional<std::size_t> risingKnee(const std::vector<std::pair<double, double>>& points);

/// Returns the index of the knee in the curve of latency against load, for an open system.
/// The knee is the point with the highest ratio of load to latency. Latency is flat before the knee and steep after it.
/// For example, an M/M/1 station with throughput X and service time S has the latency R = S / (1 - XS). The ratio
/// X/R = X (1 - XS)/S has its maximum at half of the capacity, XS = 1/2.
/// `points` are pairs of load and latency. Returns nothing if the knee is the first or the last point.
std::optional<std::size_t> latencyKnee(const std::vector<std::pair<double, double>>& points);

} // namespace boardset
