// SPDX-License-Identifier: GPL-3.0-or-later
// Sensitivity: the gain if one station is twice as fast, and the next bottleneck.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace boardset {

struct Answer;

/// Gain of the total throughput if one station is twice as fast.
struct SensitivityAnswer {
    int station = 0;
    double gain = 0; ///< Relative change of the total throughput: 0.38 for +38 %; 0 if it is within the error
                     ///< of the method.
    std::string nextBottleneck;            ///< Title of the station that is then the busiest.
    std::optional<double> latencyChange{}; ///< Relative change of the mean latency, -0.2 for -20 %; only for open work.
};

/// Total throughput and busiest station if one station is twice as fast.
struct Faster {
    double throughput = 0; ///< Throughput of the first unit: bytes per second, or operations if they move no data.
    int bottleneck = -1;
    double latencyNs = 0; ///< Mean latency if all work of the first unit is open, so that the throughput is given.
    double gain = 0;      ///< Relative change of the throughput; 0 if it is within the error of the method.
    std::optional<double> latencyChange{}; ///< Relative change of the mean latency; only if all that work is open.
};

/// Solves the answer's network with one station twice as fast, by the answer's own method.
Faster withFaster(const Answer& answer, int station);

/// Returns the sensitivity for each of the `count` busiest stations.
std::vector<SensitivityAnswer> sensitivityOf(const Answer& answer, int count = 5);

} // namespace boardset
