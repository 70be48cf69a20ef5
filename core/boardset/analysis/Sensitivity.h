// SPDX-License-Identifier: GPL-3.0-or-later
// "This port twice as fast: +38 %; the next bottleneck is then ...".
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace boardset {

struct Answer;

/// "Twice as fast": what the total throughput gains.
struct SensitivityAnswer {
    int station = 0;
    double gain = 0; ///< Relative change of the total throughput: 0.38 for +38 %; 0 if it is within the error
                     ///< of the method.
    std::string nextBottleneck;            ///< Title of the station that is busiest then.
    std::optional<double> latencyChange{}; ///< Of the mean: -0.2 for -20 %. Only where the throughput is given.
};

/// All throughput, and the busiest station, when one station is twice as fast.
struct Faster {
    double throughput = 0; ///< Of the first unit: bytes, or operations of what moves none, per second.
    int bottleneck = -1;
    double latencyNs = 0; ///< Mean, where all of the first unit come at a rate, so that their throughput is given.
    double gain = 0;      ///< Relative change of the throughput; 0 if it is within the error of the method.
    std::optional<double> latencyChange{}; ///< The same of the mean latency, where the throughput is given.
};

/// The same network with one station twice as fast, by the answer's own method.
Faster withFaster(const Answer& answer, int station);

/// Sensitivity of the `count` busiest stations.
std::vector<SensitivityAnswer> sensitivityOf(const Answer& answer, int count = 5);

} // namespace boardset
