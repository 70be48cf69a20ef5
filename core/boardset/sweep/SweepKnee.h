// SPDX-License-Identifier: GPL-3.0-or-later
// The knee of a curve: the point beyond which increasing the quantity gains little. Over outstanding operations, it is
// known exactly from the network; over any other quantity, it is found on the curve.
#pragma once

#include "boardset/analysis/MachineNetwork.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// The knee of a data rate over outstanding operations; see saturationKnee().
struct PlotKnee {
    double x = 0;          ///< Outstanding requests or lines per requester at the knee; not rounded.
    double throughput = 0; ///< Throughput in MB/s.
    std::string station;   ///< Title of the station that saturates at the knee: "link of slot 0, downstream".
    bool isLink = false;
};

/// Returns the knee of a network, however many operations are outstanding; nothing if no data moves.
std::optional<PlotKnee> kneeOf(const MachineNetwork& model);

/// Returns the index of the knee of a curve that rises (Satopaa et al., Finding a "Kneedle" in a Haystack, 2011).
/// The knee is the point with the largest distance from the straight line from the first point to the maximum: above
/// the line for a throughput, below it for a latency. The distance is measured after both axes are scaled to their
/// ranges. A throughput that is bounded by two asymptotes has its knee at their crossing, where saturationKnee() is.
/// Returns nothing if that distance is less than a tenth, and for curves that do not rise or that fall again.
std::optional<std::size_t> kneeOf(const std::vector<std::pair<double, double>>& points, bool isLatency);

} // namespace boardset
