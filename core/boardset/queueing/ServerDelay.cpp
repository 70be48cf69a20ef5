// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ServerDelay.h"

#include "boardset/queueing/FixedPoint.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double mostWaiting = 20000; ///< Beyond, Seidmann's delay stays: it is right for a saturated station.
constexpr int rounds = 2;             ///< Each station's delay is part of the others' surroundings.
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

/// The multiple of the fast server's demand that its delay should be; `servers` - 1 if it cannot be said.
double fit(const Average& average, Eigen::Index column, int servers) {
    const Series rate = surroundings(average, column);
    const std::size_t n = rate.size() - 1;
    // Everything is scaled by a throughput, so that the constants stay in range.
    const double scale = std::min(rate[n], 1 / average.demand[column]);
    const double fast = average.demand[column] * scale;
    Series rest{1};
    Series exact{1};
    for (std::size_t j = 1; j <= n; ++j) {
        rest.push_back(rest.back() * scale / rate[j]);
        exact.push_back(exact.back() * fast * servers / double(std::min(j, std::size_t(servers))));
    }
    const double wanted = throughput(exact, rest);
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
    return std::isfinite(wanted) && wanted > 0 ? (low + high) / 2 : servers - 1;
}

} // namespace

void fitServerDelays(const Network& network, ClosedNetwork& closed) {
    if (closed.delay.isZero(0)) {
        return;
    }
    const auto servers = [&](Eigen::Index i) {
        return network.stations[std::size_t(closed.stations[std::size_t(i)])].servers;
    };
    const Matrix seidmann = closed.delay;
    for (int round = 0; round < rounds; ++round) {
        const Average average = averageOf(closed);
        if (!(average.customers >= 2 && average.customers <= mostWaiting)) {
            return;
        }
        const Matrix before = closed.delay;
        for (Eigen::Index i = 0; i < closed.demands.cols(); ++i) {
            if (!closed.delay.col(i).isZero(0) && average.demand[i] > 0) {
                const double most = servers(i) - 1;
                const double fitted = fit(average, i, servers(i));
                // No class is served faster than one server serves it: 1 + met + delay makes at least m.
                const Eigen::ArrayXd delay =
                    (most - average.met.col(i).array()).max(std::min(fitted, most)).min(std::max(fitted, most));
                closed.delay.col(i) = seidmann.col(i).array() * delay / most;
            }
        }
        closed.think += (closed.delay - before).rowwise().sum();
        closed.think = closed.think.cwiseMax(0); // a difference of rounding
    }
}

} // namespace boardset
