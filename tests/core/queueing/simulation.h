// SPDX-License-Identifier: GPL-3.0-or-later
// Discrete-event simulation of closed networks, as a reference for approximations.
#pragma once

#include "boardset/queueing/Network.h"

#include <cmath>
#include <deque>
#include <queue>
#include <random>

namespace boardset::test {

/// Simulates closed classes over single servers, in order of arrival, and delays. Each customer visits the stations on
/// which its class has a demand, in their order. Service of cv2 0 is constant, of 1 exponential, in between
/// gamma-distributed. Above 1 the caller selects the distribution, because two moments do not determine it.
enum class Tail { Gamma, Hyperexponential };

class Simulation {
public:
    Simulation(const Network& network, unsigned seed, Tail tail = Tail::Gamma)
        : m_network(network), m_random(seed), m_tail(tail) {
        m_waiting.resize(network.stations.size());
        m_cycles.setZero(network.demands.rows());
        for (std::size_t c = 0; c < network.classes.size(); ++c)
            for (int i = 0; i < int(network.classes[c].population); ++i)
                m_customers.push_back({Eigen::Index(c), 0});
    }

    /// [class] Cycles per time unit over `events`, after a tenth of them.
    Vector throughput(int events) {
        for (std::size_t i = 0; i < m_customers.size(); ++i)
            arrive(i);
        double begun = 0;
        for (int event = 0; event < events; ++event) {
            if (event == events / 10) {
                begun = m_now;
                m_cycles.setZero();
            }
            step();
        }
        return m_cycles / (m_now - begun);
    }

private:
    struct Customer {
        Eigen::Index row;
        Eigen::Index station;
    };
    using End = std::pair<double, std::size_t>; ///< End time of a service, and its customer.

    double sample(const Customer& customer) {
        const double mean = m_network.demands(customer.row, customer.station);
        const double cv2 = m_network.stations[std::size_t(customer.station)].serviceCv2;
        if (cv2 > 1 && m_tail == Tail::Hyperexponential) { // two rates with balanced means
            const double often = (1 + std::sqrt((cv2 - 1) / (cv2 + 1))) / 2;
            const double share = std::bernoulli_distribution(often)(m_random) ? often : 1 - often;
            return std::exponential_distribution<double>(2 * share / mean)(m_random);
        }
        return cv2 == 0 ? mean : std::gamma_distribution<double>(1 / cv2, mean * cv2)(m_random);
    }
    void serve(std::size_t i) { m_ends.emplace(m_now + sample(m_customers[i]), i); }
    bool queues(const Customer& customer) const {
        return isQueueing(m_network.stations[std::size_t(customer.station)]);
    }

    /// Moves the customer to its next station with a demand.
    void arrive(std::size_t i) {
        Customer& customer = m_customers[i];
        while (m_network.demands(customer.row, customer.station) == 0)
            advance(customer);
        auto& line = m_waiting[std::size_t(customer.station)];
        if (queues(customer))
            line.push_back(i);
        if (!queues(customer) || line.size() == 1)
            serve(i);
    }
    void advance(Customer& customer) {
        customer.station = (customer.station + 1) % m_network.demands.cols();
        m_cycles[customer.row] += customer.station == 0 ? 1 : 0;
    }
    void step() {
        const auto [now, i] = m_ends.top();
        m_ends.pop();
        m_now = now;
        if (queues(m_customers[i])) {
            auto& line = m_waiting[std::size_t(m_customers[i].station)];
            line.pop_front();
            if (!line.empty())
                serve(line.front());
        }
        advance(m_customers[i]);
        arrive(i);
    }

    const Network& m_network;
    std::mt19937_64 m_random;
    Tail m_tail;
    std::vector<Customer> m_customers;
    std::vector<std::deque<std::size_t>> m_waiting; ///< [station] The first is served.
    std::priority_queue<End, std::vector<End>, std::greater<>> m_ends;
    Vector m_cycles;
    double m_now = 0;
};

} // namespace boardset::test
