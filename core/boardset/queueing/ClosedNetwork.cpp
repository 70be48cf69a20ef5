// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ClosedNetwork.h"

#include "boardset/queueing/FixedPoint.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardset {

namespace {

constexpr double mostWaiting = 20000; ///< Largest population with fitted delays. Saturated stations need no fit.
constexpr int rounds = 2;             ///< Number of rounds of fitting. Several are needed because the delay of each
                                      ///< station affects the others.
constexpr double mostFactors = 1e7;   ///< Upper limit of customers x servers at a station that open classes visit.
using Series = std::vector<double>;   ///< Values that are indexed by the number of customers.

/// Average of all closed classes, weighted by throughput.
struct Average {
    double customers = 0;
    double think = 0;
    Vector demand; ///< [column]
    Vector delay;  ///< [column] The part of `think` that is the delay of this station.
    Vector met;    ///< [visit] Number of customers that an arrival of the class finds at the fast server.
};

Average averageOf(const ClosedNetwork& closed) {
    FixedPoint point(closed.visits);
    point.start(closed.population, closed.think);
    point.solve(closed.population, closed.think, nullptr, 1e-4);
    const Vector weight = point.throughput() / point.throughput().sum();
    Average average{std::round(closed.population.sum()),
                    weight.dot(closed.think),
                    closed.visits.addUp(closed.visits.list(), weight),
                    closed.visits.addUp(closed.delay, weight),
                    {}};
    point.residence(closed.population, nullptr, average.met);
    for (Eigen::Index r = 0; r < closed.visits.rows(); ++r) {
        const double share = point.throughput()[r] / std::max(closed.population[r], 1.0);
        for (Eigen::Index i = closed.visits.begin(r); i < closed.visits.end(r); ++i)
            average.met[i] = point.queue()[closed.visits.at(i)] - share * average.met[i];
    }
    return average;
}

/// Returns the throughput of the network without the station `without`, for 1 to N customers,
/// by exact single-class MVA.
Series surroundings(const Average& average, Eigen::Index without) {
    Vector demand = average.demand;
    demand[without] = 0;
    Vector queue = Vector::Zero(demand.size());
    Series rate{0};
    for (double n = 1; n <= average.customers; ++n) {
        queue = demand.array() * (1 + queue.array());
        const double time = average.think - average.delay[without] + queue.sum();
        rate.push_back(n / std::max(time, 1e-12 * average.demand[without])); // the network may have no other station
        queue *= rate.back();
    }
    return rate;
}

/// Returns sum_j station(j) rest(N - j).
double convolved(const Series& station, const Series& rest, std::size_t n) {
    double sum = 0;
    for (std::size_t j = 0; j <= n; ++j)
        sum += station[j] * rest[n - j];
    return sum;
}

double throughput(const Series& station, const Series& rest) {
    const std::size_t n = rest.size() - 1;
    return convolved(station, rest, n - 1) / convolved(station, rest, n);
}

/// A station of m servers at which all closed customers have the same demand, and open classes keep `open` servers busy
/// on average. Its factors for j customers are the coefficients of u^j in phi(v + D u), summed by Horner's scheme. See
/// Convolution.h.
struct ServerFactors {
    double demand = 0;
    int servers = 1;
    double open = 0;

    Series station(std::size_t customers) const {
        Series g(customers + 1, 0.0);
        g[0] = 1;
        if (open == 0) { // the factor of j customers: D^j / prod_{i <= j} min(i, m)
            for (std::size_t j = 1; j <= customers; ++j)
                g[j] = g[j - 1] * demand / double(std::min(j, std::size_t(servers)));
            return g;
        }
        divide(g);
        for (int i = servers - 1; i >= 1; --i) {
            multiply(g, i);
            g[0] += 1;
        }
        return g;
    }

    /// Returns the factors for the waiting time W of an open customer; they replace those of station() in the
    /// convolution.
    Series waiting(std::size_t customers) const {
        Series g(customers + 1, 0.0);
        g[0] = 1.0 / servers;
        divide(g);
        divide(g);
        for (int i = 1; i <= servers; ++i)
            multiply(g, i);
        return g;
    }

private:
    void divide(Series& g) const {
        for (std::size_t j = 0; j < g.size(); ++j)
            g[j] = (g[j] + (j > 0 ? demand * g[j - 1] / servers : 0)) / (1 - open / servers);
    }
    void multiply(Series& g, int i) const {
        for (std::size_t j = g.size(); j-- > 0;)
            g[j] = (open * g[j] + (j > 0 ? demand * g[j - 1] : 0)) / i;
    }
};

struct Fit {
    double delay = 0;   ///< The delay as a multiple of the demand at the fast server.
    double stretch = 0; ///< Factor of an open customer's demand; 0 if there are no open customers.
};

/// Returns the fit of one station; empty if the station cannot be fitted.
std::optional<Fit> fit(const Average& average, Eigen::Index column, int servers, double open) {
    const Series rate = surroundings(average, column);
    const std::size_t n = rate.size() - 1;
    // All numbers are divided by a throughput, so that the constants do not overflow or underflow.
    const double scale = std::min(rate[n], 1 / average.demand[column]);
    const double fast = average.demand[column] * scale;
    Series rest{1};
    for (std::size_t j = 1; j <= n; ++j)
        rest.push_back(rest.back() * scale / rate[j]);
    const ServerFactors factors{fast * (servers - open), servers, open};
    if (open > 0 && double(n) * servers > mostFactors)
        return std::nullopt;
    const Series exact = factors.station(n);
    const double wanted = throughput(exact, rest);
    if (!std::isfinite(wanted) || wanted <= 0)
        return std::nullopt;
    Series standIn(n + 1);
    double low = 0;
    double high = 2.0 * (servers - 1);
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        double delayed = 1;
        standIn[0] = 1;
        for (std::size_t j = 1; j <= n; ++j) {
            delayed *= fast * middle / double(j);
            standIn[j] = delayed + fast * standIn[j - 1];
        }
        (throughput(standIn, rest) > wanted ? low : high) = middle;
    }
    Fit fitted{(low + high) / 2};
    if (open > 0)
        fitted.stretch = 1 + convolved(factors.waiting(n), rest, n) / convolved(exact, rest, n);
    return fitted;
}

} // namespace

ClosedNetwork closedNetworkOf(const Problem& problem) {
    const Network& network = problem.network;
    const Visits& visits = problem.visits;
    ClosedNetwork closed;
    std::vector<Eigen::Index> columnOf(network.stations.size(), -1);
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        if (isQueueing(network.stations[k])) {
            columnOf[k] = static_cast<Eigen::Index>(closed.stations.size());
            closed.stations.push_back(static_cast<Eigen::Index>(k));
        }
    }
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        if (isClosed(network.classes[c]) && network.classes[c].population > 0)
            closed.classes.push_back(static_cast<Eigen::Index>(c));
    const auto rows = static_cast<Eigen::Index>(closed.classes.size());
    closed.visits.columns = static_cast<Eigen::Index>(closed.stations.size());
    closed.population.resize(rows);
    closed.think.resize(rows);
    closed.delay.setZero(visits.size());
    closed.stretch.setZero(closed.visits.columns);
    for (Eigen::Index r = 0; r < rows; ++r) {
        const Eigen::Index c = closed.classes[static_cast<std::size_t>(r)];
        const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
        closed.population[r] = customers.population;
        closed.think[r] = customers.thinkTime;
        double delays = 0;
        for (Eigen::Index i = visits.begin(c); i < visits.end(c); ++i) {
            const auto k = static_cast<std::size_t>(visits.at(i));
            const double demand = visits.value[static_cast<std::size_t>(i)];
            if (columnOf[k] < 0) {
                closed.think[r] += demand;
                continue;
            }
            const double perServer = demand / network.stations[k].servers;
            closed.visits.add(columnOf[k], perServer / (1 - problem.load.utilisation[visits.at(i)]));
            delays += closed.delay[closed.visits.size() - 1] = demand - perServer;
        }
        closed.visits.endRow();
        closed.think[r] += delays;
    }
    closed.delay.conservativeResize(closed.visits.size());
    return closed;
}

void fitServerDelays(const Problem& problem, ClosedNetwork& closed) {
    std::vector<bool> isStandIn(closed.stations.size(), false);
    for (Eigen::Index i = 0; i < closed.visits.size(); ++i) {
        isStandIn[std::size_t(closed.visits.at(i))] =
            isStandIn[std::size_t(closed.visits.at(i))] || closed.delay[i] != 0;
    }
    const bool any = std::find(isStandIn.begin(), isStandIn.end(), true) != isStandIn.end();
    for (int round = 0; round < rounds && any; ++round) {
        const Average average = averageOf(closed);
        if (!(average.customers >= 1 && average.customers <= mostWaiting))
            return;
        const Vector before = closed.delay;
        for (Eigen::Index column = 0; column < closed.visits.columns; ++column) {
            const Eigen::Index k = closed.stations[std::size_t(column)];
            const int servers = problem.network.stations[std::size_t(k)].servers;
            const double open = problem.load.demand[k];
            const bool isRight = average.customers < 2 && open == 0; // no queueing: the delay is already exact
            if (isRight || !isStandIn[std::size_t(column)] || !(average.demand[column] > 0))
                continue;
            if (const auto fitted = fit(average, column, servers, open)) {
                // No class is served faster than by one server: 1 + met + delay >= m - v. No class is served more
                // slowly than if it met only the open classes.
                const double least = servers - open - 1;
                const double most = least + erlangC(servers, open);
                for (Eigen::Index i = 0; i < closed.visits.size(); ++i) {
                    if (closed.visits.at(i) == column) {
                        const double delay = std::max(least - average.met[i], std::min(fitted->delay, most));
                        closed.delay[i] = closed.visits.value[std::size_t(i)] * std::min(delay, most);
                    }
                }
                closed.stretch[column] = fitted->stretch;
            }
        }
        for (Eigen::Index r = 0; r < closed.visits.rows(); ++r) {
            const Eigen::Index first = closed.visits.begin(r);
            const Eigen::Index count = closed.visits.end(r) - first;
            closed.think[r] += (closed.delay - before).segment(first, count).sum();
        }
        closed.think = closed.think.cwiseMax(0); // the difference may be negative because of rounding
    }
}

void holdWithinCapacity(const ClosedNetwork& closed, Vector& throughput, Vector& residence) {
    const Vector utilisation = closed.visits.addUp(closed.visits.list(), throughput);
    for (Eigen::Index c = 0; c < throughput.size(); ++c) {
        double most = 1;
        Eigen::Index fullest = -1;
        for (Eigen::Index i = closed.visits.begin(c); i < closed.visits.end(c); ++i) {
            const double each = closed.visits.value[std::size_t(i)] > 0 ? utilisation[closed.visits.at(i)] : 0;
            if (each > most) {
                most = each;
                fullest = i;
            }
        }
        if (fullest >= 0) {
            residence[fullest] += closed.population[c] / throughput[c] * (most - 1);
            throughput[c] /= most;
        }
    }
}

ClosedAnswer expand(const Problem& problem, const ClosedNetwork& closed, const Vector& throughput,
                    const Vector& residence, const Vector& queue) {
    const Network& network = problem.network;
    const Visits& visits = problem.visits;
    ClosedAnswer answer = solveOpen(network, problem.load); // the factors do not include closed customers yet
    for (std::size_t r = 0; r < closed.classes.size(); ++r) {
        const auto row = static_cast<Eigen::Index>(r);
        const Eigen::Index c = closed.classes[r];
        answer.throughput[c] = throughput[row];
        Eigen::Index at = closed.visits.begin(row);
        for (Eigen::Index i = visits.begin(c); i < visits.end(c); ++i) {
            const Eigen::Index k = visits.at(i);
            double& time = answer.residence[i];
            if (isQueueing(network.stations[static_cast<std::size_t>(k)])) {
                time = residence[at] + closed.delay[at];
                ++at;
            } else {
                time = visits.value[static_cast<std::size_t>(i)];
            }
        }
    }
    for (std::size_t i = 0; i < closed.stations.size(); ++i) {
        const Eigen::Index k = closed.stations[i];
        const int servers = network.stations[static_cast<std::size_t>(k)].servers;
        const double waiting = queue[static_cast<Eigen::Index>(i)] / (servers * (1 - problem.load.utilisation[k]));
        const double known = closed.stretch[static_cast<Eigen::Index>(i)];
        answer.stretch[k] = known > 0 ? known : answer.stretch[k] + waiting;
    }
    return answer;
}

} // namespace boardset
