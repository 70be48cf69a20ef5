// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ClosedNetwork.h"

namespace boardset {

ClosedNetwork closedPartOf(const Network& network, const OpenLoad& load) {
    ClosedNetwork closed;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        if (isClosed(network.classes[c]) && network.classes[c].population > 0) {
            closed.classes.push_back(static_cast<Eigen::Index>(c));
        }
    }
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (isQueueing(network.stations[k])) {
            closed.stations.push_back(static_cast<Eigen::Index>(k));
        }
    }
    const auto rows = static_cast<Eigen::Index>(closed.classes.size());
    const auto columns = static_cast<Eigen::Index>(closed.stations.size());
    closed.demands.resize(rows, columns);
    closed.delay.resize(rows, columns);
    closed.population.resize(rows);
    closed.think.resize(rows);
    for (Eigen::Index r = 0; r < rows; ++r) {
        const Eigen::Index c = closed.classes[static_cast<std::size_t>(r)];
        const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
        closed.population[r] = customers.population;
        closed.think[r] = customers.thinkTime;
        for (std::size_t k = 0; k < network.stations.size(); ++k) {
            closed.think[r] += isQueueing(network.stations[k]) ? 0 : network.demands(c, static_cast<Eigen::Index>(k));
        }
        for (Eigen::Index i = 0; i < columns; ++i) {
            const Eigen::Index k = closed.stations[static_cast<std::size_t>(i)];
            const double perServer = network.demands(c, k) / network.stations[static_cast<std::size_t>(k)].servers;
            closed.demands(r, i) = perServer / (1 - load.utilisation[k]);
            closed.delay(r, i) = network.demands(c, k) - perServer;
        }
        closed.think[r] += closed.delay.row(r).sum();
    }
    return closed;
}

void holdWithinCapacity(const ClosedNetwork& closed, Vector& throughput, Matrix& residence) {
    const Vector utilisation = closed.demands.transpose() * throughput;
    for (Eigen::Index c = 0; c < throughput.size() && utilisation.size() > 0; ++c) {
        Eigen::Index fullest = 0;
        const double most =
            (closed.demands.row(c).transpose().array() > 0).select(utilisation.array(), 0).maxCoeff(&fullest);
        if (most > 1) {
            residence(c, fullest) += closed.population[c] / throughput[c] * (most - 1);
            throughput[c] /= most;
        }
    }
}

ClosedAnswer expand(const Network& network, const OpenLoad& load, const ClosedNetwork& closed, const Vector& throughput,
                    const Matrix& residence, const Vector& queue) {
    ClosedAnswer answer = solveOpen(network, load); // the stretch, as if no closed customer were there
    for (std::size_t r = 0; r < closed.classes.size(); ++r) {
        const auto row = static_cast<Eigen::Index>(r);
        const Eigen::Index c = closed.classes[r];
        answer.throughput[c] = throughput[row];
        answer.residence.row(c) = network.demands.row(c); // of delay stations; queueing ones follow
        for (std::size_t i = 0; i < closed.stations.size(); ++i) {
            const auto column = static_cast<Eigen::Index>(i);
            answer.residence(c, closed.stations[i]) = residence(row, column) + closed.delay(row, column);
        }
    }
    for (std::size_t i = 0; i < closed.stations.size(); ++i) {
        const Eigen::Index k = closed.stations[i];
        const int servers = network.stations[static_cast<std::size_t>(k)].servers;
        answer.stretch[k] += queue[static_cast<Eigen::Index>(i)] / (servers * (1 - load.utilisation[k]));
    }
    return answer;
}

} // namespace boardset
