// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/IndependentParts.h"

#include <algorithm>
#include <numeric>

namespace boardset {

namespace {

/// Disjoint sets of classes (Tarjan's union-find, with halved paths).
class Groups {
public:
    explicit Groups(Eigen::Index classes) : m_above(static_cast<std::size_t>(classes)) {
        std::iota(m_above.begin(), m_above.end(), Eigen::Index{0});
    }
    Eigen::Index of(Eigen::Index each) {
        while (above(each) != each) {
            each = above(each) = above(above(each));
        }
        return each;
    }
    /// The lower number stands for both.
    void join(Eigen::Index a, Eigen::Index b) {
        const auto [low, high] = std::minmax({of(a), of(b)});
        above(high) = low;
    }

private:
    Eigen::Index& above(Eigen::Index each) { return m_above[static_cast<std::size_t>(each)]; }
    std::vector<Eigen::Index> m_above;
};

} // namespace

std::vector<NetworkPart> independentParts(const Network& network) {
    const Eigen::Index classes = network.demands.rows();
    Groups groups(classes);
    for (Eigen::Index k = 0; k < network.demands.cols(); ++k) {
        if (!isQueueing(network.stations[static_cast<std::size_t>(k)])) {
            continue;
        }
        Eigen::Index first = -1;
        for (Eigen::Index c = 0; c < classes; ++c) {
            if (network.demands(c, k) > 0) {
                first < 0 ? void(first = c) : groups.join(first, c);
            }
        }
    }
    std::vector<NetworkPart> parts;
    std::vector<Eigen::Index> partOf(static_cast<std::size_t>(classes), -1);
    for (Eigen::Index c = 0; c < classes; ++c) {
        Eigen::Index& part = partOf[static_cast<std::size_t>(groups.of(c))];
        if (part < 0) {
            part = static_cast<Eigen::Index>(parts.size());
            parts.emplace_back();
        }
        parts[static_cast<std::size_t>(part)].classes.push_back(c);
    }
    for (NetworkPart& part : parts) {
        for (Eigen::Index k = 0; k < network.demands.cols(); ++k) {
            const bool visited = std::any_of(part.classes.begin(), part.classes.end(),
                                             [&](Eigen::Index c) { return network.demands(c, k) > 0; });
            if (visited) {
                part.stations.push_back(k);
            }
        }
    }
    return parts;
}

Network networkOf(const Network& network, const NetworkPart& part) {
    Network own;
    for (const Eigen::Index c : part.classes) {
        own.classes.push_back(network.classes[static_cast<std::size_t>(c)]);
    }
    for (const Eigen::Index k : part.stations) {
        own.stations.push_back(network.stations[static_cast<std::size_t>(k)]);
    }
    own.demands = network.demands(part.classes, part.stations);
    return own;
}

} // namespace boardset
