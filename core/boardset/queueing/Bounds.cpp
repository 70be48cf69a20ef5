// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Bounds.h"

#include <algorithm>

namespace boardset {

namespace {

double totalPopulation(const Network& network) {
    double total = 0;
    for (const CustomerClass& customers : network.classes) {
        total += isClosed(customers) ? customers.population : 0;
    }
    return total;
}

ClassBounds asymptotic(const Network& network, const OpenLoad& load, Eigen::Index c, double others) {
    const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
    const double quickest = customers.thinkTime + network.demands.row(c).sum();
    ClassBounds bound{.lower = 0, .upper = customers.population / quickest, .station = -1};
    double slowest = customers.thinkTime;
    double slowestStation = 0;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        const double d = network.demands(c, k);
        const double left = 1 - load.utilisation[k];
        slowest += d / left;
        if (!isQueueing(network.stations[s]) || d == 0) {
            continue;
        }
        const int servers = network.stations[s].servers;
        slowestStation = std::max(slowestStation, d / left / servers);
        if (servers * left / d < bound.upper) {
            bound.upper = servers * left / d;
            bound.station = static_cast<int>(s);
        }
    }
    bound.lower = customers.population / (slowest + others * slowestStation);
    return bound;
}

/// Tightens the bounds of a single class; leaves them where balanced job bounds do not hold.
void balanceJobs(const Network& network, ClassBounds& bound) {
    const double n = network.classes[0].population;
    double z = network.classes[0].thinkTime;
    double total = 0;
    double largest = 0;
    int visited = 0;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const double d = network.demands(0, static_cast<Eigen::Index>(s));
        if (!isQueueing(network.stations[s])) {
            z += d;
        } else if (d > 0) {
            if (network.stations[s].servers > 1) {
                return;
            }
            total += d;
            largest = std::max(largest, d);
            ++visited;
        }
    }
    if (visited == 0 || n < 1) {
        return;
    }
    const double average = total / visited;
    bound.lower = std::max(bound.lower, n / (total + z + (n - 1) * largest / (1 + z / (n * total))));
    const double balanced = n / (total + z + (n - 1) * average / (1 + z / total));
    if (balanced < bound.upper) {
        bound.upper = balanced;
        bound.station = -1;
    }
}

} // namespace

std::vector<ClassBounds> bounds(const Network& network, const OpenLoad& load) {
    const double others = std::max(0.0, totalPopulation(network) - 1);
    std::vector<ClassBounds> result;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        if (!isClosed(customers)) {
            result.push_back({customers.arrivalRate, customers.arrivalRate, -1});
        } else if (customers.population == 0) {
            result.push_back({0, 0, -1});
        } else {
            result.push_back(asymptotic(network, load, static_cast<Eigen::Index>(c), others));
        }
    }
    if (network.classes.size() == 1 && isClosed(network.classes[0]) && network.classes[0].population > 0) {
        balanceJobs(network, result[0]);
    }
    return result;
}

Solution solveBounds(const Network& network, const OpenLoad& load) {
    const std::vector<ClassBounds> bound = bounds(network, load);
    ClosedAnswer answer = solveOpen(network, load);
    for (std::size_t c = 0; c < bound.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        if (isClosed(network.classes[c]) && network.classes[c].population > 0) {
            answer.throughput[row] = bound[c].upper;
            answer.residence.row(row) = network.demands.row(row);
        }
    }
    Solution s = assemble(network, answer, Method::Bounds, false);
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (isQueueing(network.stations[k])) {
            double& utilisation = s.utilisation[static_cast<Eigen::Index>(k)];
            utilisation = std::min(utilisation, 1.0);
        }
    }
    s.accuracy = "Bounds: throughput is at most this, residence times at least these; no waiting of closed classes is "
                 "computed.";
    return s;
}

} // namespace boardset
