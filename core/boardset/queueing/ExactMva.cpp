// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ExactMva.h"

#include "boardset/queueing/Lattice.h"

#include <algorithm>

namespace boardset {

namespace {

/// Input of the recursion. Demands have one row per lattice axis and one column per queueing station.
struct Recursion {
    Matrix demands; ///< Demands D / (1 - U_open).
    Vector think;   ///< Think time plus the demands at delay stations.
    std::vector<Eigen::Index> stations;
    std::vector<Eigen::Index> columnOf; ///< [station] Column of the station in `demands`; -1 if it has none.
};

Recursion recursionOf(const Network& network, const OpenLoad& load, const Lattice& lattice) {
    Recursion p;
    p.columnOf.assign(network.stations.size(), -1);
    for (std::size_t k = 0; k < network.stations.size(); ++k)
        if (isQueueing(network.stations[k])) {
            p.columnOf[k] = static_cast<Eigen::Index>(p.stations.size());
            p.stations.push_back(static_cast<Eigen::Index>(k));
        }
    const auto axes = static_cast<Eigen::Index>(lattice.classes.size());
    p.demands.setZero(axes, static_cast<Eigen::Index>(p.stations.size()));
    p.think.resize(axes);
    for (Eigen::Index a = 0; a < axes; ++a) {
        const Eigen::Index c = lattice.classes[static_cast<std::size_t>(a)];
        double delays = 0;
        for (Eigen::Index i = network.demands.begin(c); i < network.demands.end(c); ++i) {
            const Eigen::Index k = network.demands.at(i);
            const double demand = network.demands.value[static_cast<std::size_t>(i)];
            if (const Eigen::Index at = p.columnOf[static_cast<std::size_t>(k)]; at >= 0)
                p.demands(a, at) = demand / (1 - load.utilisation[k]);
            else
                delays += demand;
        }
        p.think[a] = network.classes[static_cast<std::size_t>(c)].thinkTime + delays;
    }
    return p;
}

} // namespace

bool hasSingleServers(const Network& network) {
    return std::ranges::none_of(
        network.demands.column,
        [&](std::int32_t k) {
            const Station& station = network.stations[static_cast<std::size_t>(k)];
            return isQueueing(station) && station.servers > 1;
        });
}

Cost costOfMva(const Network& network) {
    const Lattice lattice(network);
    const auto stations = static_cast<double>(network.stations.size());
    const auto axes = static_cast<double>(lattice.classes.size());
    const double window = axes == 0 ? 1 : lattice.points / (static_cast<double>(lattice.limit.front()) + 1) + 1;
    return {lattice.points * axes * (stations + 10), window * stations * double(sizeof(double))};
}

ClosedAnswer exactMva(const Problem& problem) {
    const Network& network = problem.network;
    const OpenLoad& load = problem.load;
    const Lattice lattice(network);
    const Recursion p = recursionOf(network, load, lattice);
    const std::size_t axes = lattice.classes.size();
    const std::size_t window = lattice.stride.empty() ? 1 : lattice.stride.front() + 1;
    const auto points = static_cast<std::size_t>(lattice.points);

    Matrix queue = Matrix::Zero(static_cast<Eigen::Index>(window), p.demands.cols()); // row: population modulo window
    Matrix residence = Matrix::Zero(p.demands.rows(), p.demands.cols());
    Vector throughput = Vector::Zero(p.demands.rows());
    std::vector<std::size_t> n(axes, 0);
    for (std::size_t point = 1; point < points; ++point) {
        lattice.next(n);
        auto here = queue.row(static_cast<Eigen::Index>(point % window));
        here.setZero();
        for (std::size_t a = 0; a < axes; ++a) {
            if (n[a] == 0)
                continue;
            const auto c = static_cast<Eigen::Index>(a);
            const auto before = static_cast<Eigen::Index>((point - lattice.stride[a]) % window);
            residence.row(c) = p.demands.row(c).array() * (1 + queue.row(before).array());
            throughput[c] = static_cast<double>(n[a]) / (p.think[c] + residence.row(c).sum());
            here += throughput[c] * residence.row(c);
        }
    }

    const auto last = static_cast<Eigen::Index>((points - 1) % window);
    ClosedAnswer answer{Vector::Zero(network.demands.rows()), Vector::Zero(network.demands.size()),
                        Vector::Ones(network.demands.cols())};
    for (std::size_t a = 0; a < axes; ++a) {
        const Eigen::Index c = lattice.classes[a];
        answer.throughput[c] = throughput[static_cast<Eigen::Index>(a)];
        for (Eigen::Index i = network.demands.begin(c); i < network.demands.end(c); ++i) {
            const Eigen::Index at = p.columnOf[static_cast<std::size_t>(network.demands.at(i))];
            answer.residence[i] = at < 0 ? network.demands.value[static_cast<std::size_t>(i)]
                                         : residence(static_cast<Eigen::Index>(a), at);
        }
    }
    for (std::size_t i = 0; i < p.stations.size(); ++i) {
        const Eigen::Index k = p.stations[i];
        answer.stretch[k] = (1 + queue(last, static_cast<Eigen::Index>(i))) / (1 - load.utilisation[k]);
    }
    return answer;
}

} // namespace boardset
