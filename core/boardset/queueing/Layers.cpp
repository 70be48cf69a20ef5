// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Layers.h"

#include <numeric>
#include <set>

namespace boardset {

namespace {

constexpr double nothingLeft = 1e-9; ///< Remaining share of a server below which the share counts as 0, because of
                                     ///< rounding and inexact fixed points.

} // namespace

Layers layersOf(const Network& network) {
    Layers layers;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        auto& layer = network.classes[c].background ? layers.background : layers.foreground;
        layer.push_back(static_cast<Eigen::Index>(c));
    }
    return layers;
}

Network layerOf(const Network& network, const std::vector<Eigen::Index>& classes) {
    std::vector<Eigen::Index> stations(network.stations.size());
    std::iota(stations.begin(), stations.end(), Eigen::Index{0});
    return restrictedTo(network, classes, stations);
}

BackgroundNetwork backgroundNetwork(Network background, const Vector& utilisation) {
    BackgroundNetwork left{std::move(background)};
    Visits& demands = left.network.demands;
    std::set<int> full;
    for (Eigen::Index i = 0; i < demands.size(); ++i) {
        const Eigen::Index k = demands.at(i);
        if (!isQueueing(left.network.stations[std::size_t(k)]) || utilisation[k] <= 0)
            continue;
        left.slowed = true;
        if (1 - utilisation[k] <= nothingLeft)
            full.insert(static_cast<int>(k));
        else
            demands.value[std::size_t(i)] /= 1 - utilisation[k];
    }
    left.full.assign(full.begin(), full.end());
    return left;
}

} // namespace boardset
