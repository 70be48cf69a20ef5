// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Bounds.h"

#include "boardset/queueing/Layers.h"
#include "boardset/queueing/MaxMin.h"
#include "boardset/queueing/Variability.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace boardset {

namespace {

constexpr double leastWeight = 1e-60; ///< Smallest weight that maxMin() accepts. A weight of 0 would give no share.

double totalPopulation(const Network& network) {
    double total = 0;
    for (const CustomerClass& customers : network.classes)
        total += isClosed(customers) ? customers.population : 0;
    return total;
}

/// [station] Longest demand of any closed class at one server.
Vector longestAt(const Network& network) {
    Vector longest = Vector::Zero(network.demands.cols());
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const auto row = static_cast<Eigen::Index>(c);
        if (isClosed(network.classes[c]) && network.classes[c].population > 0)
            for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i)
                longest[network.demands.at(i)] =
                    std::max(longest[network.demands.at(i)], network.demands.value[static_cast<std::size_t>(i)]);
    }
    return longest;
}

/// Returns the asymptotic bounds of one class. `longest` is the result of longestAt(); if it is empty, only the demands
/// of the class count.
ClassBounds asymptotic(const Network& network, const OpenLoad& load, const Vector& longest, Eigen::Index c,
                       double others) {
    const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
    const double quickest = customers.thinkTime + network.demands.sumOf(c);
    ClassBounds bound{.lower = 0, .upper = customers.population / quickest, .station = -1};
    double slowest = customers.thinkTime;
    double slowestStation = 0;
    for (Eigen::Index i = network.demands.begin(c); i < network.demands.end(c); ++i) {
        const Eigen::Index k = network.demands.at(i);
        const auto s = static_cast<std::size_t>(k);
        const double d = network.demands.value[static_cast<std::size_t>(i)];
        const double left = 1 - load.utilisation[k];
        slowest += d / left;
        if (!isQueueing(network.stations[s]))
            continue;
        const int servers = network.stations[s].servers;
        const double remaining = std::max(1.0, (1 + network.stations[s].serviceCv2) / 2); // in mean services
        slowestStation = std::max(slowestStation, remaining * (longest.size() == 0 ? d : longest[k]) / left / servers);
        if (servers * left / d < bound.upper) {
            bound.upper = servers * left / d;
            bound.station = static_cast<int>(s);
        }
    }
    bound.lower = customers.population / (slowest + others * slowestStation);
    return bound;
}

/// Tightens the bounds of a single class. Leaves them unchanged if balanced job bounds do not apply.
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

/// True if a class visits a station at which open classes or the foreground leave no capacity.
bool isHeldUp(const Network& network, const OpenLoad& load, const std::vector<int>& full, Eigen::Index c) {
    bool overloaded = false;
    for (Eigen::Index i = network.demands.begin(c); i < network.demands.end(c); ++i)
        overloaded = overloaded || load.utilisation[network.demands.at(i)] >= 1;
    return overloaded || std::any_of(full.begin(), full.end(), [&](int k) { return network.demands(c, k) > 0; });
}

/// Returns the bounds of classes of equal priority, which all wait for each other.
std::vector<ClassBounds> boundsOfLayer(const Network& network, const std::vector<int>& full = {}) {
    const OpenLoad load = openLoad(network);
    const double all = totalPopulation(network);
    const Vector longest = isExponential(network) ? Vector() : longestAt(network);
    std::vector<ClassBounds> result;
    for (std::size_t c = 0; c < network.classes.size(); ++c) {
        const CustomerClass& customers = network.classes[c];
        const bool heldUp = isHeldUp(network, load, full, static_cast<Eigen::Index>(c));
        ClassBounds bound;
        if (!isClosed(customers)) {
            bound = {heldUp ? 0 : customers.arrivalRate, customers.arrivalRate, -1};
        } else if (customers.population > 0 && !heldUp) {
            const double others = all - std::min(1.0, customers.population);
            bound = asymptotic(network, load, longest, static_cast<Eigen::Index>(c), others);
            if (network.classes.size() == 1 && isExponential(network))
                balanceJobs(network, bound);
        }
        result.push_back(bound);
    }
    return result;
}

/// Returns the throughput of each class: its upper bound, or less if a saturated station divides its capacity in
/// proportion to the bounds.
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
        const auto row = static_cast<Eigen::Index>(c);
        for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
            const Eigen::Index k = network.demands.at(i);
            if (isQueueing(network.stations[static_cast<std::size_t>(k)]))
                flow.uses.push_back({static_cast<int>(k), network.demands.value[static_cast<std::size_t>(i)]});
        }
    }
    return maxMin(stations, flows).rates;
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
    // The closed foreground may keep all of its stations busy all the time.
    // Therefore, the background has no certain lower bound.
    const BackgroundNetwork left =
        backgroundNetwork(layerOf(network, layers.background), openLoad(foreground).utilisation);
    const std::vector<ClassBounds> second = boundsOfLayer(left.network, left.full);
    for (std::size_t i = 0; i < second.size(); ++i) {
        ClassBounds& bound = result[static_cast<std::size_t>(layers.background[i])] = second[i];
        bound.lower = totalPopulation(foreground) > 0 ? 0 : bound.lower;
    }
    return result;
}

namespace {

/// Returns an upper bound of the sum of weight x throughput. Each class is assigned to the visited station with the
/// highest `rank`, which has one number per visit. The price of a station is the highest weight per second of demand
/// among the classes assigned to it. The bound is the sum of price x servers. Classes that visit no queueing station
/// add weight x `most`. For any ranks, the prices are a feasible solution of the dual of the linear program "largest
/// weighted sum, no station over its servers".
double priceOfAll(const Network& network, const Vector& most, const Vector& weight, const Vector& rank) {
    const Visits& demands = network.demands;
    Vector price = Vector::Zero(demands.cols());
    double all = 0; // starts with the classes that visit no queueing station
    for (Eigen::Index c = 0; c < demands.rows(); ++c) {
        Eigen::Index chosen = -1;
        for (Eigen::Index i = demands.begin(c); i < demands.end(c); ++i)
            if (isQueueing(network.stations[static_cast<std::size_t>(demands.at(i))]) &&
                (chosen < 0 || rank[i] > rank[chosen]))
                chosen = i;
        if (chosen < 0) {
            all += most[c] * weight[c];
            continue;
        }
        double& dearest = price[demands.at(chosen)];
        dearest = std::max(dearest, weight[c] / demands.value[static_cast<std::size_t>(chosen)]);
    }
    for (Eigen::Index k = 0; k < price.size(); ++k)
        all += price[k] * network.stations[static_cast<std::size_t>(k)].servers;
    return all;
}

/// Returns the lower of the bounds for two rankings: by the class's demand per server, and by the station's total load.
double cheapest(const Network& network, const Vector& most, const Vector& weight) {
    const Visits& demands = network.demands;
    Vector own(demands.size());
    for (Eigen::Index i = 0; i < own.size(); ++i)
        own[i] = demands.value[static_cast<std::size_t>(i)] *
                 (1.0 / network.stations[static_cast<std::size_t>(demands.at(i))].servers);
    const Vector asked = demands.addUp(own, most);
    Vector load(demands.size());
    for (Eigen::Index i = 0; i < load.size(); ++i)
        load[i] = asked[demands.at(i)];
    return std::min(priceOfAll(network, most, weight, own), priceOfAll(network, most, weight, load));
}

} // namespace

double mostTogether(const Network& network, const Vector& most, const Vector& weight) {
    const Visits byStation = network.demands.transposed();
    std::vector<Eigen::Index> order;
    std::vector<bool> passes(network.classes.size());
    double least = std::min(most.dot(weight), cheapest(network, most, weight));
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        if (!isQueueing(network.stations[s]))
            continue;
        // The weighted sum at a station is largest if the station first serves the classes with the most weight per
        // second.
        const auto k = static_cast<Eigen::Index>(s);
        order.resize(static_cast<std::size_t>(byStation.sizeOf(k)));
        std::iota(order.begin(), order.end(), byStation.begin(k));
        const auto demand = [&](Eigen::Index i) { return byStation.value[static_cast<std::size_t>(i)]; };
        std::ranges::sort(order, std::greater<>(), [&](Eigen::Index i) { return weight[byStation.at(i)] / demand(i); });
        passes.assign(passes.size(), false);
        for (const Eigen::Index i : order)
            passes[static_cast<std::size_t>(byStation.at(i))] = true;
        double sum = 0;
        for (std::size_t c = 0; c < passes.size(); ++c)
            if (const auto row = static_cast<Eigen::Index>(c); !passes[c])
                sum += most[row] * weight[row];
        double left = network.stations[s].servers;
        for (const Eigen::Index i : order) {
            const double rate = std::min(most[byStation.at(i)], left / demand(i));
            left = std::max(0.0, left - rate * demand(i));
            sum += rate * weight[byStation.at(i)];
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
            network.demands.ofRow(answer.residence, row) = network.demands.ofRow(network.demands.list(), row);
        }
    }
    Solution s = assemble(problem, std::move(answer), Method::Bounds, false); // utilisation due to throughputs that are
                                                                              // possible together
    for (std::size_t c = 0; c < bound.size(); ++c)
        s.throughput[static_cast<Eigen::Index>(c)] = bound[c].upper;
    s.accuracy = Message{"Bounds: the throughput of each class is the highest that it could have alone. The total is "
                         "the highest that the shared stations allow. Queueing times of closed classes are not "
                         "computed, so the times shown are lower bounds."};
    return s;
}

} // namespace boardset
