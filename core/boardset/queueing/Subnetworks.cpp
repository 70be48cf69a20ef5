// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Subnetworks.h"

#include <algorithm>
#include <numeric>

namespace boardset {

namespace {

/// Disjoint sets of classes (Tarjan's union-find algorithm with path halving).
class Groups {
public:
    explicit Groups(Eigen::Index classes) : m_above(static_cast<std::size_t>(classes)) {
        std::iota(m_above.begin(), m_above.end(), Eigen::Index{0});
    }
    Eigen::Index of(Eigen::Index each) {
        while (above(each) != each)
            each = above(each) = above(above(each));
        return each;
    }
    /// Joins two sets. The lower of their numbers represents the new set.
    void join(Eigen::Index a, Eigen::Index b) {
        const auto [low, high] = std::minmax({of(a), of(b)});
        above(high) = low;
    }

private:
    Eigen::Index& above(Eigen::Index each) { return m_above[static_cast<std::size_t>(each)]; }
    std::vector<Eigen::Index> m_above;
};

} // namespace

std::vector<Subnetwork> independentSubnetworks(const Problem& problem) {
    const Network& network = problem.network;
    const Visits& visits = problem.visits;
    Groups groups(visits.rows());
    std::vector<Eigen::Index> firstAt(network.stations.size(), -1);          // the first class that queues at the
                                                                             // station
    std::vector<std::vector<Eigen::Index>> traffic(network.stations.size()); // classes at a station that has no queue
    for (Eigen::Index c = 0; c < visits.rows(); ++c) {
        for (Eigen::Index i = visits.begin(c); i < visits.end(c); ++i) {
            const auto k = static_cast<std::size_t>(visits.at(i));
            if (!isQueueing(network.stations[k]))
                traffic[k].push_back(c);
            else if (firstAt[k] < 0)
                firstAt[k] = c;
            else
                groups.join(firstAt[k], c);
        }
    }
    std::vector<Subnetwork> parts;
    std::vector<std::size_t> partOf(static_cast<std::size_t>(visits.rows()), 0);
    for (Eigen::Index c = 0; c < visits.rows(); ++c) {
        const Eigen::Index first = groups.of(c); // the lowest class in the same set
        if (first == c) {
            partOf[static_cast<std::size_t>(c)] = parts.size();
            parts.emplace_back();
        } else {
            partOf[static_cast<std::size_t>(c)] = partOf[static_cast<std::size_t>(first)];
        }
        parts[partOf[static_cast<std::size_t>(c)]].classes.push_back(c);
    }
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (firstAt[k] >= 0)
            traffic[k] = {firstAt[k]};
        for (const Eigen::Index c : traffic[k]) {
            std::vector<Eigen::Index>& stations = parts[partOf[static_cast<std::size_t>(c)]].stations;
            if (stations.empty() || stations.back() != static_cast<Eigen::Index>(k))
                stations.push_back(static_cast<Eigen::Index>(k));
        }
    }
    return parts;
}

Network networkOf(const Network& network, const Subnetwork& part) {
    Network own = restrictedTo(network, part.classes, part.stations);
    for (CustomerClass& each : own.classes)
        each.name.clear();
    for (Station& each : own.stations)
        each.name.clear();
    return own;
}

} // namespace boardset
