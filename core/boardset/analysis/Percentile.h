// SPDX-License-Identifier: GPL-3.0-or-later
// How long most operations of an open class take, not only the mean.
#pragma once

#include "boardset/analysis/Answer.h"

#include <cmath>
#include <optional>

namespace boardset {

inline constexpr double percentileShare = 0.95;

/// So many of a hundred operations take no longer.
struct Percentile {
    double ns = 0;
    bool isExact =
        false; ///< Else by two moments, as if what each part takes were exponential and apart from the others.
};

/// The time within which 95 % of the operations of a class are answered; nothing of one that does not come at a rate,
/// or has no answer. Of one station of M/M/1, which serves as they come, a response is exponential: R ln(1 / (1 -
/// 0.95)). Elsewhere it has the mean R = sum R_k and the variance sum of R_k^2 (1 + 1 / n_k) / v_k - R_k^2, where v_k
/// is the share that passes the station, and n_k the services that its demand is made of; its quantile is that of a
/// gamma distribution with these (Wilson and Hilferty, 1931).
inline std::optional<Percentile> percentileOf(const Answer& answer, std::size_t of) {
    constexpr double normal = 1.644854; // its quantile of 95 %
    const Network& network = answer.model.network;
    const auto row = static_cast<Eigen::Index>(of);
    if (network.classes.at(of).type != ClassType::Open || !answer.classes.at(of).isAnswered)
        return std::nullopt;
    double mean = 0;
    double variance = 0;
    int stations = 0;
    bool isSimple = true; // of M/M/1
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
        answer.classes[of].latencyNs / mean; // of the model's seconds, and what it leaves to the latency
    if (variance <= 0)
        return Percentile{mean * scale, false};
    if (stations == 1 && isSimple && answer.exact)
        return Percentile{-mean * std::log(1 - percentileShare) * scale, true};
    const double shape = mean * mean / variance;
    const double root = 1 - 1 / (9 * shape) + normal * std::sqrt(1 / (9 * shape));
    return Percentile{mean * std::pow(std::max(0.0, root), 3) * scale, false};
}

} // namespace boardset
