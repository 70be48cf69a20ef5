// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ServerMarginals.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double mostRatio = 10; ///< Of probabilities of neighbouring populations; more is a passing imbalance.

} // namespace

ServerMarginals::ServerMarginals(const Network& network, const OpenLoad& load, int most, ClosedNetwork& closed) {
    const Eigen::Index levels = closed.demands.rows() + 1;
    for (std::size_t i = 0; i < closed.stations.size(); ++i) {
        const Eigen::Index k = closed.stations[i];
        const int servers = network.stations[std::size_t(k)].servers;
        if (servers == 1 || servers > most || load.work[k] > 0) {
            continue;
        }
        const auto column = Eigen::Index(i);
        if ((closed.demands.col(column).array() > 0).select(closed.population.array(), 0).sum() <= servers) {
            closed.think += closed.demands.col(column); // nobody ever waits: a delay
            closed.delay.col(column) += closed.demands.col(column);
            closed.demands.col(column).setZero();
            continue;
        }
        closed.think -= closed.delay.col(column);
        closed.delay.col(column).setZero();
        Several station{column,
                        servers,
                        closed.demands.col(column) * servers,
                        Matrix::Ones(levels, servers),
                        Matrix::Zero(levels, servers),
                        Vector::Zero(levels)};
        station.idle.setConstant(servers - 1);
        m_stations.push_back(std::move(station));
    }
    closed.think = closed.think.cwiseMax(0); // a difference of rounding
}

void ServerMarginals::raise(Vector& floor) const {
    for (const Several& s : m_stations) {
        floor[s.column] = s.servers;
    }
}

void ServerMarginals::addIdle(Eigen::Index level, const FixedPoint& point, Vector& correction) const {
    for (const Several& s : m_stations) {
        const double share = level < 0 || s.idle[0] <= 0 ? 1 : s.idle[level + 1] / s.idle[0];
        for (Eigen::Index c = 0; c < s.demand.size(); ++c) {
            const std::int32_t* end = point.columns() + point.first(c + 1);
            const std::int32_t* place = std::lower_bound(point.columns() + point.first(c), end, s.column);
            if (place != end && *place == s.column) {
                correction[place - point.columns()] += std::min(s.idle[c + 1] * share, s.servers - 1.0);
            }
        }
    }
}

void ServerMarginals::update(Eigen::Index level, const Vector& population, const Vector& throughput) {
    for (Several& station : m_stations) {
        update(station, level, population, throughput);
    }
}

void ServerMarginals::commit() {
    for (Several& s : m_stations) {
        if (!m_started) {
            s.next = s.next.row(0).replicate(s.next.rows(), 1).eval();
        }
        s.probabilities = m_started ? Matrix((s.probabilities + s.next) / 2) : s.next; // damped
        s.idle.setZero();
        for (Eigen::Index i = 0; i + 1 < s.servers; ++i) {
            s.idle += double(s.servers - 1 - i) * s.probabilities.col(i);
        }
    }
    m_started = true;
}

void ServerMarginals::update(Several& s, Eigen::Index level, const Vector& population, const Vector& throughput) const {
    const double customers = (s.demand.array() > 0).select(population.array(), 0).sum();
    const Eigen::ArrayXd work = s.demand.array() * throughput.array();
    const double busy = std::min(work.sum(), s.servers * (1 - 1e-9));
    Eigen::ArrayXd ratio(s.servers); // p(i) / p(0)
    ratio.setZero();
    ratio[0] = 1;
    double idle = s.servers;
    for (Eigen::Index i = 1; i < s.servers && double(i) <= customers; ++i) {
        double rate = 0;
        const double whole = customers <= 1 && m_started ? s.probabilities(level + 1, 0) : s.probabilities(0, i - 1);
        for (Eigen::Index c = 0; c < work.size(); ++c) {
            const double below = customers <= 1 && m_started ? 1 : s.probabilities(c + 1, i - 1);
            rate += whole > 0 ? work[c] * std::min(below / whole, mostRatio) : 0;
        }
        ratio[i] = ratio[i - 1] * rate / double(i);
        idle += (s.servers - double(i)) * ratio[i];
    }
    const double none = (s.servers - busy) / idle;
    s.next.row(level + 1) = none * ratio.matrix().transpose();
}

} // namespace boardset
