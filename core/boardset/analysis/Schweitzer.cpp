// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Schweitzer.h"

#include <algorithm>

namespace boardset {

Schweitzer::Schweitzer(const Network& network) {
    update(network);
}

void Schweitzer::update(const Network& network) {
    validate(network);
    m_network = network;
    m_load = openLoad(network);
    ClosedNetwork closed = closedPartOf(network, m_load);
    const bool warm = closed.classes == m_closed.classes && closed.stations == m_closed.stations;
    m_closed = std::move(closed);
    if (!warm) {
        m_point.resize(m_closed.demands.rows(), m_closed.demands.cols());
    }
    m_point.setDemands(m_closed.demands);
    if (!warm) {
        m_point.start(m_closed.population, m_closed.think);
    }
}

int Schweitzer::solve(double tolerance) {
    m_iterations = m_point.solve(m_closed.population, m_closed.think, nullptr, tolerance);
    m_missed = m_point.residual() <= tolerance ? 0 : std::max(m_point.residual(), 1e-16);
    return m_iterations;
}

Solution Schweitzer::solution() const {
    Vector times;
    m_point.residence(m_closed.population, nullptr, times);
    const Matrix residence = m_point.spread(times);
    ClosedAnswer answer = expand(m_network, m_load, m_closed, m_point.throughput(), residence, m_point.queue());
    answer.iterations = m_iterations;
    answer.residual = m_missed;
    return assemble(m_network, answer, Method::Schweitzer, false);
}

} // namespace boardset
