// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Bounds.h"

#include "boardset/queueing/Layers.h"
#include "boardset/queueing/MaxMin.h"
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace boardset {

namespace {

constexpr double leastWeight = 1e-60; ///< Of what has a share at all; see MaxMin.

double totalPopulation(const Network& network) {
    double total = 0;
    for (const CustomerClass& customers : network.classes)
        total += isClosed(customers) ? customers.population : 0;
    return total;
}

/// The longest that any closed class keeps one of the servers.
double longestAt(const Network& network, Eigen::Index k) {
    double longest = 0;
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        if (isClosed(network.classes[c]) && network.classes[c].population > 0)
            longest = std::max(longest, network.demands(static_cast<Eigen::Index>(c), k));
    return longest;
}

ClassBounds asymptotic(const Network& network, const OpenLoad& load, Eigen::Index c, double others) {
    const bool isProductForm = isExponential(network);
    const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
    const double quickest = customers.thinkTime + network.demands.row(c).sum();
    ClassBounds bound{.lower = 0, .upper = customers.population / quickest, .station = -1};
    double slowest = customers.thinkTime;
    double slowestStation = 0;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        const double d = network.demands(c, k);
        if (d == 0)
            continue; // also where others leave nothing
        const double left = 1 - load.utilisation[k];
        slowest += d / left;
        if (!isQueueing(network.stations[s]))
            continue;
        const int servers = network.stations[s].servers;
        const double remaining = std::max(1.0, (1 + network.stations[s].serviceCv2) / 2); // of a service that is met
        slowestStation =
            std::max(slowestStation, remaining * (isProductForm ? d : longestAt(network, k)) / left / servers);
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
            if (network.stations[s].servers > 1)
                return;
            total += d;
            largest = std::max(largest, d);
            ++visited;
        }
    }
    if (visited == 0 || n < 1)
        return;
    const double average = total / visited;
    bound.lower = std::max(bound.lower, n / (total + z + (n - 1) * largest / (1 + z / (n * total))));
    const double balanced = n / (total + z + (n - 1) * average / (1 + z / total));
    if (balanced < bound.upper) {
        bound.upper = balanced;
        bound.station = -1;
    }
}

/// Whether a class passes a station of which open classes, or those before it, leave nothing.
bool isHeldUp(const Network& network, const OpenLoad& load, const std::vector<int>& full, Eigen::Index c) {
    const bool overloaded = ((network.demands.row(c).transpose().array() > 0) && (load.utilisation.array() >= 1)).any();
    return overloaded || std::any_of(full.begin(), full.end(), [&](int k) { return network.demands(c, k) > 0; });
}

/// Everybody waits for everybody.
std::vector<ClassBounds> boundsOfLayer(const Network& network, const std::vector<int>& full = {}) {
    const OpenLoad load = openLoad(network);
    const double all = totalPopulation(network);
    std::vector<ClassBounds> result;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        const bool heldUp = isHeldUp(network, load, full, static_cast<Eigen::Index>(c));
        ClassBounds bound;
        if (!isClosed(customers)) {
            bound = {heldUp ? 0 : customers.arrivalRate, customers.arrivalRate, -1};
        } else if (customers.population > 0 && !heldUp) {
            const double others = all - std::min(1.0, customers.population);
            bound = asymptotic(network, load, static_cast<Eigen::Index>(c), others);
            if (network.classes.size() == 1 && isExponential(network))
                balanceJobs(network, bound);
        }
        result.push_back(bound);
    }
    return result;
}

/// Each class's upper bound, or its share of what stations can do, in proportion to the bounds.
std::vector<double> fairShares(const Network& network, const OpenLoad& load, const std::vector<ClassBounds>& bound) {
    std::vector<Resource> stations;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const double left = std::max(0.0, 1 - load.utilisation[static_cast<Eigen::Index>(s)]);
        stations.push_back({"", network.stations[s].servers * left});
    }
    std::vector<Flow> flows;
    for (std::size_t c = 0; c < bound.size(); ++c) {
        Flow& flow = flows.emplace_back();
        const bool counts = isClosed(network.classes[c]) && bound[c].upper > leastWeight;
        flow.weight = counts ? bound[c].upper : 0;
        flow.bound = flow.weight;
        for (std::size_t s = 0; s < network.stations.size(); ++s) {
            const double demand = network.demands(static_cast<Eigen::Index>(c), static_cast<Eigen::Index>(s));
            if (demand > 0 && isQueueing(network.stations[s]))
                flow.uses.push_back({static_cast<int>(s), demand});
        }
    }
    return MaxMin(stations, flows).solve().rates;
}

} // namespace

std::vector<ClassBounds> bounds(const Network& network) {
    const Layers layers = layersOf(network);
    if (layers.foreground.empty() || layers.background.empty())
        return boundsOfLayer(network);
    std::vector<ClassBounds> result(network.classes.size());
    const Network foreground = layerOf(network, layers.foreground);
    const std::vector<ClassBounds> first = boundsOfLayer(foreground);
    for (std::size_t i = 0; i < first.size(); ++i)
        result[static_cast<std::size_t>(layers.foreground[i])] = first[i];
    // Of the closed foreground nothing is known but that it may be in the way all the time.
    const Leftover left = leftOver(layerOf(network, layers.background), openLoad(foreground).utilisation);
    const std::vector<ClassBounds> second = boundsOfLayer(left.network, left.full);
    for (std::size_t i = 0; i < second.size(); ++i) {
        ClassBounds& bound = result[static_cast<std::size_t>(layers.background[i])] = second[i];
        bound.lower = totalPopulation(foreground) > 0 ? 0 : bound.lower;
    }
    return result;
}

namespace {

/// At least what all bring together: each class pays for its time at one of its stations, where `rank` is highest, as
/// much for each second there as the dearest class that pays there; no station has more seconds than its servers. It is
/// a feasible solution of the dual of the linear program "most weight, no station over its servers", whatever the rank.
double priceOfAll(const Network& network, const Vector& most, const Vector& weight, const Matrix& rank) {
    Vector price = Vector::Zero(network.demands.cols());
    double all = 0; // first of classes that no queue holds
    for (Eigen::Index c = 0; c < network.demands.rows(); ++c) {
        Eigen::Index chosen = -1;
        for (Eigen::Index k = 0; k < network.demands.cols(); ++k)
            if (isQueueing(network.stations[static_cast<std::size_t>(k)]) && network.demands(c, k) > 0 &&
                (chosen < 0 || rank(c, k) > rank(c, chosen)))
                chosen = k;
        if (chosen < 0)
            all += most[c] * weight[c];
        else
            price[chosen] = std::max(price[chosen], weight[c] / network.demands(c, chosen));
    }
    for (Eigen::Index k = 0; k < price.size(); ++k)
        all += price[k] * network.stations[static_cast<std::size_t>(k)].servers;
    return all;
}

/// The less of what they bring if each pays where it takes longest, or where all together ask most.
double cheapest(const Network& network, const Vector& most, const Vector& weight) {
    Vector perServer(network.demands.cols());
    for (Eigen::Index k = 0; k < perServer.size(); ++k)
        perServer[k] = 1.0 / network.stations[static_cast<std::size_t>(k)].servers;
    const Matrix own = network.demands * perServer.asDiagonal();
    const Matrix load = Vector::Ones(own.rows()) * (most.transpose() * own);
    return std::min(priceOfAll(network, most, weight, own), priceOfAll(network, most, weight, load));
}

} // namespace

double mostTogether(const Network& network, const Vector& most, const Vector& weight) {
    std::vector<Eigen::Index> order(network.classes.size());
    double least = std::min(most.dot(weight), cheapest(network, most, weight));
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        if (!isQueueing(network.stations[s]))
            continue;
        // A station lets most pass if it serves those first who bring most for its time.
        const auto demand = network.demands.col(static_cast<Eigen::Index>(s));
        std::iota(order.begin(), order.end(), Eigen::Index{0});
        const auto worth = [&](Eigen::Index c) {
            return demand[c] > 0 ? weight[c] / demand[c] : std::numeric_limits<double>::infinity();
        };
        std::ranges::sort(order, std::greater<>(), worth);
        double left = network.stations[s].servers;
        double sum = 0;
        for (const Eigen::Index c : order) {
            const double rate = demand[c] > 0 ? std::min(most[c], left / demand[c]) : most[c];
            left = std::max(0.0, left - rate * demand[c]);
            sum += rate * weight[c];
        }
        least = std::min(least, sum);
    }
    return least;
}

Solution solveBounds(const Problem& problem) {
    const Network& network = problem.network;
    const std::vector<ClassBounds> bound = boundsOfLayer(network);
    const std::vector<double> shares = fairShares(network, problem.load, bound);
    ClosedAnswer answer = solveOpen(network, problem.load);
    for (std::size_t c = 0; c < bound.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        if (isClosed(network.classes[c]) && network.classes[c].population > 0) {
            answer.throughput[row] = shares[c];
            answer.residence.row(row) = network.demands.row(row);
        }
    }
    Solution s = assemble(problem, std::move(answer), Method::Bounds, false); // utilisation by what is possible at once
    for (std::size_t c = 0; c < bound.size(); ++c)
        s.throughput[static_cast<Eigen::Index>(c)] = bound[c].upper;
    s.accuracy =
        "Bounds: each class at the most that it could have if it were alone, and all together at the most that "
        "the stations that they share let pass; no waiting of closed classes is computed, so times are at "
        "least these.";
    return s;
}

} // namespace boardset
