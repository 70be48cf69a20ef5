// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/ServerMarginals.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double mostRatio = 10; ///< Limit, during the iteration, of the ratio between the probabilities of two
                                 ///< neighbouring populations.

} // namespace

ServerMarginals::ServerMarginals(const Problem& problem, int most, ClosedNetwork& closed) {
    const Eigen::Index rows = closed.visits.rows();
    for (std::size_t i = 0; i < closed.stations.size(); ++i) {
        const Eigen::Index k = closed.stations[i];
        const int servers = problem.network.stations[std::size_t(k)].servers;
        if (servers == 1 || servers > most || problem.load.demand[k] > 0)
            continue;
        Several station{Eigen::Index(i),
                        servers,
                        closed.visits.inColumn(Eigen::Index(i)),
                        Vector::Zero(rows),
                        Matrix::Ones(rows + 1, servers),
                        Matrix::Zero(rows + 1, servers),
                        Vector::Constant(rows + 1, servers - 1)};
        double customers = 0;
        for (Eigen::Index c = 0; c < rows; ++c) {
            if (const Eigen::Index visit = station.visits[std::size_t(c)]; visit >= 0) {
                station.demand[c] = closed.visits.value[std::size_t(visit)] * servers;
                customers += closed.population[c];
            }
        }
        const bool waits = customers > servers; // otherwise the station acts as a delay
        for (Eigen::Index c = 0; c < rows; ++c) {
            if (const Eigen::Index visit = station.visits[std::size_t(c)]; visit >= 0) {
                double& demand = closed.visits.value[std::size_t(visit)];
                closed.think[c] += waits ? -closed.delay[visit] : demand;
                closed.delay[visit] = waits ? 0 : closed.delay[visit] + demand;
                demand = waits ? demand : 0;
            }
        }
        if (waits)
            m_stations.push_back(std::move(station));
    }
    closed.think = closed.think.cwiseMax(0); // the difference may be negative because of rounding
}

void ServerMarginals::raise(Vector& floor) const {
    for (const Several& s : m_stations)
        floor[s.column] = s.servers;
}

void ServerMarginals::addIdle(Eigen::Index level, Vector& correction) const {
    for (const Several& s : m_stations) {
        const double share = level < 0 || s.idle[0] <= 0 ? 1 : s.idle[level + 1] / s.idle[0];
        for (Eigen::Index c = 0; c < s.demand.size(); ++c)
            if (const Eigen::Index visit = s.visits[std::size_t(c)]; visit >= 0)
                correction[visit] += std::min(s.idle[c + 1] * share, s.servers - 1.0);
    }
}

void ServerMarginals::update(Eigen::Index level, const Vector& population, const Vector& throughput) {
    for (Several& station : m_stations)
        update(station, level, population, throughput);
}

void ServerMarginals::commit() {
    for (Several& s : m_stations) {
        if (!m_started)
            s.next = s.next.row(0).replicate(s.next.rows(), 1).eval();
        s.probabilities = m_started ? Matrix((s.probabilities + s.next) / 2) : s.next; // damped
        s.idle.setZero();
        for (Eigen::Index i = 0; i + 1 < s.servers; ++i)
            s.idle += double(s.servers - 1 - i) * s.probabilities.col(i);
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
