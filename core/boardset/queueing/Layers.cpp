// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Layers.h"

#include <numeric>

namespace boardset {

namespace {

constexpr double nothingLeft = 1e-9; ///< Of a server: what fixed points and rounding leave of none.

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

Leftover leftOver(Network background, const Vector& utilisation) {
    Leftover left{std::move(background)};
    for (std::size_t s = 0; s < left.network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        auto demands = left.network.demands.col(k);
        if (!isQueueing(left.network.stations[s]) || utilisation[k] <= 0 || !demands.any())
            continue;
        left.slowed = true;
        if (1 - utilisation[k] <= nothingLeft)
            left.full.push_back(static_cast<int>(s));
        else
            demands /= 1 - utilisation[k];
    }
    return left;
}

} // namespace boardset
