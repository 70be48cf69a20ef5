// SPDX-License-Identifier: GPL-3.0-or-later
// Mixed networks compared with a discrete-event simulation: the exact solution is in its confidence interval.
#include "networks.h"
#include "support/catch.h"

#include <cmath>
#include <deque>
#include <functional>
#include <numeric>
#include <queue>
#include <random>

using namespace boardset;
using namespace boardset::test;

namespace {

/// The 99 % confidence interval of the mean, from the means of 30 batches: mean +- t s / sqrt(30), Student's t of 29
/// degrees of freedom at 0.995.
struct Interval {
    explicit Interval(const std::vector<double>& batches) {
        constexpr double t = 2.7564;
        REQUIRE(batches.size() == 30);
        mean = std::accumulate(batches.begin(), batches.end(), 0.0) / 30;
        double squares = 0;
        for (const double each : batches)
            squares += (each - mean) * (each - mean);
        half = t * std::sqrt(squares / 29 / 30);
    }
    double mean = 0;
    double half = 0;
};

/// One closed and one open class that pass the stations in order, first come, first served. All times are exponential,
/// arrivals are Poisson.
class MixedSimulation {
public:
    MixedSimulation(const Network& network, unsigned seed)
        : m_network(network), m_random(seed), m_lines(network.stations.size()), m_busy(network.stations.size(), 0) {
        for (int i = 0; i < int(network.classes[0].population); ++i)
            think();
        awaitOpen();
    }

    /// Mean times in the stations by class, and the closed throughput: a number for each batch.
    struct Batches {
        std::vector<double> response[2];
        std::vector<double> throughput;
    };
    Batches run(double seconds) {
        Batches batches;
        for (int batch = 0; batch <= 30; ++batch) {
            m_sum[0] = m_sum[1] = 0;
            m_done[0] = m_done[1] = 0;
            const double end = m_now + seconds;
            while (m_now < end)
                step();
            if (batch == 0)
                continue; // until it is stationary
            for (int c = 0; c < 2; ++c)
                batches.response[c].push_back(m_sum[c] / m_done[c]);
            batches.throughput.push_back(m_done[0] / seconds);
        }
        return batches;
    }

private:
    struct Customer {
        Eigen::Index of = 0;
        std::size_t station = 0;
        double came = 0;
    };
    struct Event {
        double time;
        std::function<void()> happens;
        bool operator<(const Event& other) const { return time > other.time; } // the earliest first
    };

    double drawn(double mean) { return std::exponential_distribution<double>(1 / mean)(m_random); }
    void after(double time, std::function<void()> happens) { m_events.push({m_now + time, std::move(happens)}); }

    void think() {
        after(
            drawn(m_network.classes[0].thinkTime),
            [this] {
                arrive({0, 0, m_now});
            });
    }
    void awaitOpen() {
        after(
            drawn(1 / m_network.classes[1].arrivalRate),
            [this] {
                arrive({1, 0, m_now});
                awaitOpen();
            });
    }
    /// Adds a customer at its station, or at the next one with a demand.
    void arrive(Customer customer) {
        while (customer.station < m_lines.size() && demandOf(customer) == 0)
            ++customer.station;
        if (customer.station == m_lines.size())
            return leave(customer);
        m_lines[customer.station].push_back(customer);
        serve(customer.station);
    }
    void leave(const Customer& customer) {
        m_sum[customer.of] += m_now - customer.came;
        ++m_done[customer.of];
        if (customer.of == 0)
            think();
    }
    void serve(std::size_t k) {
        const Station& station = m_network.stations[k];
        while (!m_lines[k].empty() && (!isQueueing(station) || m_busy[k] < station.servers)) {
            const Customer customer = m_lines[k].front();
            m_lines[k].pop_front();
            ++m_busy[k];
            after(drawn(demandOf(customer)), [this, customer, k] {
                --m_busy[k];
                arrive({customer.of, k + 1, customer.came});
                serve(k);
            });
        }
    }
    double demandOf(const Customer& customer) const {
        return m_network.demands(customer.of, static_cast<Eigen::Index>(customer.station));
    }
    void step() {
        const Event next = m_events.top();
        m_events.pop();
        m_now = next.time;
        next.happens();
    }

    const Network& m_network;
    std::mt19937_64 m_random;
    std::vector<std::deque<Customer>> m_lines;
    std::vector<int> m_busy;
    std::priority_queue<Event> m_events;
    double m_now = 0;
    double m_sum[2] = {0, 0};
    double m_done[2] = {0, 0};
};

/// Terminals with a processor of `servers` and two disks; arrivals pass the processor. Both classes have the same
/// service at shared stations, so the product form holds (Baskett, Chandy, Muntz and Palacios, 1975).
Network terminals(int servers, double arrivals) {
    Network network = closedNetwork(8, {0.4, 0.5, 0.3}, 4);
    network.stations[0].servers = servers;
    network.classes.push_back({.name = "open", .type = ClassType::Open, .arrivalRate = arrivals});
    addDemands(network, {0.4, 0.5, 0});
    return network;
}

} // namespace

TEST_CASE("the solution of a mixed network is within the 99 % confidence interval of a simulation", "[mixed]") {
    for (const auto& [servers, arrivals] : {std::pair(1, 0.4), std::pair(2, 0.6), std::pair(3, 1.2)}) {
        const Network network = terminals(servers, arrivals);
        const Solution s = solved(network, Method::Exact);
        const auto simulated = MixedSimulation(network, 1).run(8000);
        CAPTURE(servers, arrivals);
        const auto check = [](double answer, const std::vector<double>& batches) {
            const Interval interval(batches);
            CHECK(interval.half < 0.03 * interval.mean); // narrow enough to be meaningful
            CHECK(std::abs(answer - interval.mean) <= interval.half);
        };
        check(s.throughput[0], simulated.throughput);
        check(s.responseTime[0], simulated.response[0]);
        check(s.responseTime[1], simulated.response[1]);
    }
}
