// SPDX-License-Identifier: GPL-3.0-or-later
// Sensitivity: the gain from making one station twice as fast, and the next bottleneck.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace boardset {

struct Answer;

/// The gain of the total throughput if one station becomes twice as fast.
struct SensitivityAnswer {
    int station = 0;
    /// Relative change of the total throughput, such as 0.38 for +38 %; 0 if the change is within the error of the
    /// method.
    double gain = 0;
    std::string nextBottleneck; ///< Title of the station that is the busiest after the change.
    /// Relative change of the mean latency, such as -0.2 for -20 %. Set only if all work that is counted in the
    /// answer's first unit is open: it arrives at a given rate, so only its latency can change.
    std::optional<double> latencyChange{};
};

/// Total throughput and busiest station after one station has become twice as fast.
struct Faster {
    /// Throughput counted in the answer's first unit: bytes per second, or operations per second if no data moves.
    double throughput = 0;
    int bottleneck = -1;
    /// Mean latency; 0 unless all work that is counted in the answer's first unit is open. Open work arrives at a given
    /// rate, so only its latency can change.
    double latencyNs = 0;
    double gain = 0; ///< Relative change of the throughput; 0 if the change is within the error of the method.
    /// Relative change of the mean latency; set only if all work that is counted in the answer's first unit is open.
    std::optional<double> latencyChange{};
};

/// Solves the answer's network, with one station twice as fast, by the answer's own method.
Faster withFaster(const Answer& answer, int station);

/// Returns the sensitivity to the first station of each of the `count` busiest groups; see stationGroups(). The other
/// stations of a group have the same sensitivity.
std::vector<SensitivityAnswer> sensitivityOf(const Answer& answer, int count = 5);

} // namespace boardset
