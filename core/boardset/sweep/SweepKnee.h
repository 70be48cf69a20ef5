// SPDX-License-Identifier: GPL-3.0-or-later
// The knee of a curve: the point beyond which increasing the quantity gains little.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace boardset {

/// Returns the index of the knee of a curve, whose points are pairs of throughput and mean latency.
/// The knee is the point with the highest ratio of throughput X to latency R (Kleinrock's power, 1979). Beyond it,
/// latency grows faster than throughput.
/// For N customers of a closed network without queueing, X / R = X X / N is highest at the crossing of the asymptotes,
/// where saturationKnee() is. For an open M/M/1 station with service time S, X / R = X (1 - X S) / S is highest at half
/// of the capacity.
/// Returns nothing if the knee is the first or the last point, or if throughput falls by a tenth of its rise later.
std::optional<std::size_t> kneeOf(const std::vector<std::pair<double, double>>& points);

} // namespace boardset
