// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sensitivity.h"

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Bottleneck.h"

#include <algorithm>

namespace boardset {

Faster withFaster(const Answer& answer, int station, const SolveOptions& options) {
    Network network = answer.model.network;
    network.demands.col(station) /= 2;
    const Outcome outcome = solve(network, options);
    const Solution& solution = solutionIn(outcome);
    Faster faster{0, bottleneckOf(network, solution)};
    for (std::size_t c = 0; c < answer.model.classes.size(); ++c) {
        faster.bytesPerSecond += solution.throughput[static_cast<Eigen::Index>(c)] * answer.model.classes[c].bytes;
    }
    return faster;
}

std::vector<SensitivityAnswer> sensitivityOf(const Answer& answer, int count) {
    std::vector<SensitivityAnswer> gains;
    // The same method on both sides, so that its error cancels.
    const SolveOptions options = placementOptions(answer.solution.method);
    for (int i = 0; i < std::min(count, static_cast<int>(answer.stations.size())); ++i) {
        const int station = answer.stations[static_cast<std::size_t>(i)].station;
        const Faster faster = withFaster(answer, station, options);
        gains.push_back({station, faster.bytesPerSecond / answer.bytesPerSecond - 1,
                         answer.model.places[static_cast<std::size_t>(faster.bottleneck)].title});
    }
    return gains;
}

} // namespace boardset
