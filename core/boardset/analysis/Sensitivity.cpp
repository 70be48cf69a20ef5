// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sensitivity.h"

#include "boardset/analysis/Schweitzer.h"

#include <algorithm>

namespace boardset {

std::vector<Sensitivity> sensitivities(const Network& network, const Vector& weights, double factor) {
    constexpr double tolerance = 1e-9;
    const Vector weight = weights.size() > 0 ? weights : Vector(Vector::Ones(network.demands.rows()));
    Schweitzer solver(network);
    solver.solve(tolerance);
    const double before = weight.dot(solver.solution().throughput);

    Network faster = network;
    std::vector<Sensitivity> result;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        if (!isQueueing(network.stations[s])) {
            continue;
        }
        const auto k = static_cast<Eigen::Index>(s);
        faster.demands.col(k) = network.demands.col(k) / factor;
        solver.update(faster);
        solver.solve(tolerance);
        const Solution after = solver.solution();
        const double total = weight.dot(after.throughput);
        result.push_back({static_cast<int>(s), before > 0 ? total / before - 1 : 0, after.bottleneck});
        faster.demands.col(k) = network.demands.col(k);
    }
    std::stable_sort(result.begin(), result.end(), [](const auto& a, const auto& b) { return a.change > b.change; });
    return result;
}

} // namespace boardset
