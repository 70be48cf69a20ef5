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

/// [station] The longest that any closed class keeps one of the servers.
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

/// `longest` is longestAt() where the longest counts; else empty.
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
        const double remaining = std::max(1.0, (1 + network.stations[s].serviceCv2) / 2); // of a service that is met
        slowestStation = std::max(slowestStation, remaining * (longest.size() == 0 ? d : longest[k]) / left / servers);
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
    bool overloaded = false;
    for (Eigen::Index i = network.demands.begin(c); i < network.demands.end(c); ++i)
        overloaded = overloaded || load.utilisation[network.demands.at(i)] >= 1;
    return overloaded || std::any_of(full.begin(), full.end(), [&](int k) { return network.demands(c, k) > 0; });
}

/// Everybody waits for everybody.
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
        const auto row = static_cast<Eigen::Index>(c);
        for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
            const Eigen::Index k = network.demands.at(i);
            if (isQueueing(network.stations[static_cast<std::size_t>(k)]))
                flow.uses.push_back({static_cast<int>(k), network.demands.value[static_cast<std::size_t>(i)]});
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
/// much for each second there as the dearest class that pays there; no station has more seconds than its servers. The
/// rank is a list of the visits. It is a feasible solution of the dual of the linear program "most weight, no station
/// over its servers", whatever the rank.
double priceOfAll(const Network& network, const Vector& most, const Vector& weight, const Vector& rank) {
    const Visits& demands = network.demands;
    Vector price = Vector::Zero(demands.cols());
    double all = 0; // first of classes that no queue holds
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

/// The less of what they bring if each pays where it takes longest, or where all together ask most.
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
        // A station lets most pass if it serves those first who bring most for its time.
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
