// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ClosedNetwork.h"

#include "boardset/queueing/FixedPoint.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardset {

namespace {

constexpr double mostWaiting = 20000; ///< Beyond, Seidmann's delay stays: it is right for a saturated station.
constexpr int rounds = 2;             ///< Each station's delay is part of the others' surroundings.
constexpr double mostFactors = 1e7;   ///< Customers x servers, where open classes come by.
using Series = std::vector<double>;   ///< Indexed by customers.

/// The classes averaged into one, by throughput.
struct Average {
    double customers = 0;
    double think = 0;
    Vector demand; ///< [column]
    Vector delay;  ///< [column] part of `think`.
    Matrix met;    ///< [row x column] customers that an arrival finds at the fast server; not averaged.
};

Average averageOf(const ClosedNetwork& closed) {
    FixedPoint point;
    point.resize(closed.demands.rows(), closed.demands.cols());
    point.setDemands(closed.demands);
    point.start(closed.population, closed.think);
    point.solve(closed.population, closed.think, nullptr, 1e-4);
    const Vector weight = point.throughput() / point.throughput().sum();
    Average average{std::round(closed.population.sum()),
                    weight.dot(closed.think),
                    closed.demands.transpose() * weight,
                    closed.delay.transpose() * weight,
                    {}};
    Vector times;
    point.residence(closed.population, nullptr, times);
    average.met = point.spread(times);
    for (Eigen::Index r = 0; r < average.met.rows(); ++r) {
        const double share = point.throughput()[r] / std::max(closed.population[r], 1.0);
        average.met.row(r) = point.queue().transpose() - share * average.met.row(r);
    }
    return average;
}

/// Throughput of everything but one column, for 1 to N customers: exact single-class MVA.
Series surroundings(const Average& average, Eigen::Index without) {
    Vector demand = average.demand;
    demand[without] = 0;
    Vector queue = Vector::Zero(demand.size());
    Series rate{0};
    for (double n = 1; n <= average.customers; ++n) {
        queue = demand.array() * (1 + queue.array());
        const double time = average.think - average.delay[without] + queue.sum();
        rate.push_back(n / std::max(time, 1e-12 * average.demand[without])); // there may be nothing else
        queue *= rate.back();
    }
    return rate;
}

/// sum_j station(j) rest(N - j).
double convolved(const Series& station, const Series& rest, std::size_t n) {
    double sum = 0;
    for (std::size_t j = 0; j <= n; ++j) {
        sum += station[j] * rest[n - j];
    }
    return sum;
}

double throughput(const Series& station, const Series& rest) {
    const std::size_t n = rest.size() - 1;
    return convolved(station, rest, n - 1) / convolved(station, rest, n);
}

/// A station of m servers where open classes keep `open` of them busy on average, for closed customers of this demand.
/// Its factors for j of them are the coefficients of u^j in phi(v + D u), see Convolution.h, which Horner's form sums.
struct ServerFactors {
    double demand = 0;
    int servers = 1;
    double open = 0;

    Series station(std::size_t customers) const {
        Series g(customers + 1, 0.0);
        g[0] = 1;
        if (open == 0) { // D^j / prod_{i <= j} min(i, m)
            for (std::size_t j = 1; j <= customers; ++j) {
                g[j] = g[j - 1] * demand / double(std::min(j, std::size_t(servers)));
            }
            return g;
        }
        divide(g);
        for (int i = servers - 1; i >= 1; --i) {
            multiply(g, i);
            g[0] += 1;
        }
        return g;
    }

    /// W: what the waiting of an open customer is, relative to the station's factors.
    Series waiting(std::size_t customers) const {
        Series g(customers + 1, 0.0);
        g[0] = 1.0 / servers;
        divide(g);
        divide(g);
        for (int i = 1; i <= servers; ++i) {
            multiply(g, i);
        }
        return g;
    }

private:
    void divide(Series& g) const {
        for (std::size_t j = 0; j < g.size(); ++j) {
            g[j] = (g[j] + (j > 0 ? demand * g[j - 1] / servers : 0)) / (1 - open / servers);
        }
    }
    void multiply(Series& g, int i) const {
        for (std::size_t j = g.size(); j-- > 0;) {
            g[j] = (open * g[j] + (j > 0 ? demand * g[j - 1] : 0)) / i;
        }
    }
};

struct Fit {
    double delay = 0;   ///< As a multiple of the fast server's demand.
    double stretch = 0; ///< What an open customer's demand is multiplied by; 0 if nobody is open.
};

/// Nothing if it cannot be said.
std::optional<Fit> fit(const Average& average, Eigen::Index column, int servers, double open) {
    const Series rate = surroundings(average, column);
    const std::size_t n = rate.size() - 1;
    // Everything is scaled by a throughput, so that the constants stay in range.
    const double scale = std::min(rate[n], 1 / average.demand[column]);
    const double fast = average.demand[column] * scale;
    Series rest{1};
    for (std::size_t j = 1; j <= n; ++j) {
        rest.push_back(rest.back() * scale / rate[j]);
    }
    const ServerFactors factors{fast * (servers - open), servers, open};
    if (open > 0 && double(n) * servers > mostFactors) {
        return std::nullopt;
    }
    const Series exact = factors.station(n);
    const double wanted = throughput(exact, rest);
    if (!std::isfinite(wanted) || wanted <= 0) {
        return std::nullopt;
    }
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
    if (open > 0) {
        fitted.stretch = 1 + convolved(factors.waiting(n), rest, n) / convolved(exact, rest, n);
    }
    return fitted;
}

} // namespace

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
    closed.stretch.setZero(columns);
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

void fitServerDelays(const Network& network, const OpenLoad& load, ClosedNetwork& closed) {
    const Matrix seidmann = closed.delay;
    for (int round = 0; round < rounds && !seidmann.isZero(0); ++round) {
        const Average average = averageOf(closed);
        if (!(average.customers >= 1 && average.customers <= mostWaiting)) {
            return;
        }
        const Matrix before = closed.delay;
        for (Eigen::Index i = 0; i < closed.demands.cols(); ++i) {
            const Eigen::Index k = closed.stations[std::size_t(i)];
            const int servers = network.stations[std::size_t(k)].servers;
            const double open = load.work[k];
            const bool isRight = average.customers < 2 && open == 0; // nobody waits
            if (isRight || seidmann.col(i).isZero(0) || !(average.demand[i] > 0)) {
                continue;
            }
            if (const auto fitted = fit(average, i, servers, open)) {
                // No class is served faster than one server serves it, 1 + met + delay >= m - v, nor later than if it
                // came alone to the open ones.
                const double least = servers - open - 1;
                const double most = least + erlangC(servers, open);
                closed.delay.col(i) = closed.demands.col(i).array() *
                                      (least - average.met.col(i).array()).max(std::min(fitted->delay, most)).min(most);
                closed.stretch[i] = fitted->stretch;
            }
        }
        closed.think += (closed.delay - before).rowwise().sum();
        closed.think = closed.think.cwiseMax(0); // a difference of rounding
    }
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
        const double waiting = queue[static_cast<Eigen::Index>(i)] / (servers * (1 - load.utilisation[k]));
        const double known = closed.stretch[static_cast<Eigen::Index>(i)];
        answer.stretch[k] = known > 0 ? known : answer.stretch[k] + waiting;
    }
    return answer;
}

} // namespace boardset
