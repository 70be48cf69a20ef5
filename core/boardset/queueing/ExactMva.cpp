// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ExactMva.h"

#include "boardset/queueing/Lattice.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// The part of the network that the recursion works on: lattice axes x queueing stations.
struct Recursion {
    Matrix demands; ///< D / (1 - U_open).
    Vector think;   ///< Think time and delay stations.
    std::vector<Eigen::Index> stations;
};

Recursion recursionOf(const Network& network, const OpenLoad& load, const Lattice& lattice) {
    Recursion p;
    for (std::size_t k = 0; k < network.stations.size(); ++k)
        if (isQueueing(network.stations[k]))
            p.stations.push_back(static_cast<Eigen::Index>(k));
    const auto axes = static_cast<Eigen::Index>(lattice.classes.size());
    p.demands.resize(axes, static_cast<Eigen::Index>(p.stations.size()));
    p.think.resize(axes);
    for (Eigen::Index a = 0; a < axes; ++a) {
        const Eigen::Index c = lattice.classes[static_cast<std::size_t>(a)];
        for (Eigen::Index i = 0; i < p.demands.cols(); ++i) {
            const Eigen::Index k = p.stations[static_cast<std::size_t>(i)];
            p.demands(a, i) = network.demands(c, k) / (1 - load.utilisation[k]);
        }
        double delays = 0;
        for (std::size_t k = 0; k < network.stations.size(); ++k)
            delays += isQueueing(network.stations[k]) ? 0 : network.demands(c, static_cast<Eigen::Index>(k));
        p.think[a] = network.classes[static_cast<std::size_t>(c)].thinkTime + delays;
    }
    return p;
}

std::size_t windowOf(const Lattice& lattice) {
    return lattice.stride.empty() ? 1 : lattice.stride.front() + 1;
}

} // namespace

bool hasSingleServers(const Network& network) {
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const bool several = isQueueing(network.stations[k]) && network.stations[k].servers > 1;
        if (several && network.demands.col(static_cast<Eigen::Index>(k)).any())
            return false;
    }
    return true;
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
    const std::size_t window = windowOf(lattice);
    const auto points = static_cast<std::size_t>(lattice.points);

    Matrix queue = Matrix::Zero(static_cast<Eigen::Index>(window), p.demands.cols()); // row: population mod window
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
    ClosedAnswer answer{Vector::Zero(network.demands.rows()),
                        Matrix::Zero(network.demands.rows(), network.demands.cols()),
                        Vector::Ones(network.demands.cols())};
    for (std::size_t a = 0; a < axes; ++a) {
        const Eigen::Index c = lattice.classes[a];
        answer.throughput[c] = throughput[static_cast<Eigen::Index>(a)];
        answer.residence.row(c) = network.demands.row(c); // delay stations; queueing ones follow
        for (std::size_t i = 0; i < p.stations.size(); ++i)
            answer.residence(c, p.stations[i]) = residence(static_cast<Eigen::Index>(a), static_cast<Eigen::Index>(i));
    }
    for (std::size_t i = 0; i < p.stations.size(); ++i) {
        const Eigen::Index k = p.stations[i];
        answer.stretch[k] = (1 + queue(last, static_cast<Eigen::Index>(i))) / (1 - load.utilisation[k]);
    }
    return answer;
}

} // namespace boardset
