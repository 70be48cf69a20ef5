// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Percentile.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::optional<Percentile> percentileOf(const Answer& answer, std::size_t of) {
    const Network& network = answer.model.network;
    const auto row = static_cast<Eigen::Index>(of);
    if (network.classes.at(of).type != ClassType::Open || !answer.classes.at(of).isAnswered)
        return std::nullopt;
    double mean = 0;
    double variance = 0;
    int stations = 0;
    bool isSimple = true; // exact only for a single M/M/1 station
    for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
        const Eigen::Index k = network.demands.at(i);
        const double time = answer.solution.residenceTime(row, k);
        if (time <= 0)
            continue;
        const Station& station = network.stations.at(static_cast<std::size_t>(k));
        const double share = network.visitRatio(i);
        mean += time;
        ++stations;
        const double each = network.serviceTime(i);
        const double services = each > 0 ? std::max(1.0, network.demands.value[static_cast<std::size_t>(i)] / each) : 1;
        if (station.type != StationType::Delay)
            variance += time * time * ((1 + 1 / services) / share - 1);
        isSimple = isSimple && station.type == StationType::Queueing && station.servers == 1 &&
                   station.serviceCv2 == 1 && share == 1 && each > 0 && services == 1;
    }
    if (mean <= 0)
        return std::nullopt;
    const double scale =
        answer.classes[of].latencyNs / mean; // converts to ns, and adds the delay that belongs to no station
    if (variance <= 0)
        return Percentile{mean * scale, false};
    if (stations == 1 && isSimple && answer.exact)
        return Percentile{-mean * std::log(1 - percentileShare) * scale, true};
    const double shape = mean * mean / variance;
    const double root = 1 - 1 / (9 * shape) + percentileNormal * std::sqrt(1 / (9 * shape));
    return Percentile{mean * std::pow(std::max(0.0, root), 3) * scale, false};
}

} // namespace boardset
