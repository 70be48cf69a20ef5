// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Convolution.h"

#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/Lattice.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

using Series = std::vector<double>; ///< One value for each population, after `pad` zeros for missing predecessors.

/// True for a delay station, or for a station that never has more customers than servers.
bool neverWaits(const Station& station, const OpenLoad& load, Eigen::Index k, std::size_t customers) {
    return !isQueueing(station) ||
           (load.demand[k] == 0 && std::size_t(station.servers) >= std::max<std::size_t>(customers, 2));
}

/// Returns the row of class c, which must be a closed class with customers.
Eigen::Index rowOf(const ClosedNetwork& closed, Eigen::Index c) {
    return std::lower_bound(closed.classes.begin(), closed.classes.end(), c) - closed.classes.begin();
}

/// Returns Schweitzer's throughputs for each axis, which scale the normalising constants. Every population contains the
/// same fraction of each class.
std::vector<std::vector<double>> scalesOf(const Problem& problem, const Lattice& lattice) {
    constexpr int steps = 24; // a geometric series of populations, from one customer to all customers
    const ClosedNetwork closed = closedNetworkOf(problem);
    FixedPoint point(closed.visits);
    point.start(closed.population, closed.think);
    std::vector<std::vector<double>> scales(lattice.limit.size());
    const double most = static_cast<double>(lattice.limit.front());
    std::vector<double> logs(steps + 1);
    std::vector<Vector> rates(steps + 1);
    for (int s = steps; s >= 0; --s) {
        logs[std::size_t(s)] = std::log(most) * (double(s) / steps - 1);
        point.solve(closed.population * std::exp(logs[std::size_t(s)]), closed.think, nullptr, 1e-3);
        rates[std::size_t(s)] = point.throughput();
    }
    for (std::size_t a = 0; a < scales.size(); ++a) {
        const auto limit = static_cast<double>(lattice.limit[a]);
        scales[a].push_back(0); // a predecessor with -1 customers adds nothing
        for (std::size_t i = 1; i <= lattice.limit[a]; ++i) {
            const double place = most > 1 ? (std::log(double(i) / limit) / std::log(most) + 1) * steps : steps;
            const auto left = static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, steps - 1.0));
            const double share = std::clamp(place - double(left), 0.0, 1.0);
            const Eigen::Index c = rowOf(closed, lattice.classes[a]);
            scales[a].push_back(std::pow(rates[left][c], 1 - share) * std::pow(rates[left + 1][c], share));
        }
    }
    return scales;
}

/// Multiplies and divides generating functions by factors, in sweeps over all populations.
class Sweeps {
public:
    Sweeps(const Problem& problem, const Lattice& lattice)
        : m_lattice(lattice), m_scales(scalesOf(problem, lattice)), m_pad(lattice.stride.front()),
          m_points(static_cast<std::size_t>(lattice.points)) {}

    /// Returns G of the delays alone, the product of Z_c^n_c / n_c!, multiplied by a large constant. Without this
    /// constant, G falls far below 1 if there are many servers, but never rises far above 1. The constant cancels in
    /// every quotient.
    Series delays(const std::vector<double>& think) const {
        Series g(m_pad + m_points, 0.0);
        g[m_pad] = 0x1p700;
        std::vector<std::size_t> n(m_lattice.limit.size(), 0);
        for (std::size_t p = 1; p < m_points; ++p) {
            m_lattice.next(n);
            std::size_t a = n.size() - 1;
            while (n[a] == 0)
                --a;
            g[m_pad + p] = g[m_pad + p - m_lattice.stride[a]] * think[a] * m_scales[a][n[a]] / double(n[a]);
        }
        return g;
    }

    /// g becomes S g: g(n) = (g(n) + sum_c D_c g(n - e_c) / m) / (1 - v / m).
    void divide(Series& g, const Series& demand, double open, double servers) const {
        const double rest = 1 - open / servers;
        std::vector<std::size_t> n(m_lattice.limit.size(), 0);
        for (std::size_t p = 0; p < m_points; ++p) {
            g[m_pad + p] = (g[m_pad + p] + before(g, demand, n, p) / servers) / rest;
            m_lattice.next(n);
        }
    }

    /// g becomes w g / i, plus `plus` unless `plus` is null.
    void multiply(Series& g, const Series& demand, double open, double i, const Series* plus) const {
        std::vector<std::size_t> n = m_lattice.limit;
        for (std::size_t p = m_points; p-- > 0;) { // in descending order, so that old values are still in place
            const double product = (open * g[m_pad + p] + before(g, demand, n, p)) / i;
            g[m_pad + p] = product + (plus != nullptr ? (*plus)[m_pad + p] : 0);
            m_lattice.previous(n);
        }
    }

    /// g becomes phi g.
    void station(Series& g, const Series& demand, double open, int servers) const {
        const Series plus = servers > 1 ? g : Series{};
        divide(g, demand, open, servers);
        for (int i = servers - 1; i >= 1; --i)
            multiply(g, demand, open, i, &plus);
    }

    /// g, the product without the station, becomes W without the last factor w / (m m).
    void waiting(Series& g, const Series& demand, double open, int servers) const {
        divide(g, demand, open, servers);
        divide(g, demand, open, servers);
        for (int i = 1; i < servers; ++i)
            multiply(g, demand, open, i, nullptr);
    }

    /// Returns w g at the population N (axis < 0) or N - e_axis.
    double timesWork(const Series& g, const Series& demand, double open, int axis) const {
        std::vector<std::size_t> n = m_lattice.limit;
        if (axis >= 0)
            --n[std::size_t(axis)];
        const std::size_t p = pointOf(axis);
        return open * g[m_pad + p] + before(g, demand, n, p);
    }

    double at(const Series& g, int axis) const { return g[m_pad + pointOf(axis)]; }
    double scale(std::size_t axis) const { return m_scales[axis].back(); }

private:
    std::size_t pointOf(int axis) const { return m_points - 1 - (axis < 0 ? 0 : m_lattice.stride[std::size_t(axis)]); }

    double before(const Series& g, const Series& demand, const std::vector<std::size_t>& n, std::size_t p) const {
        double sum = 0;
        for (std::size_t a = 0; a < n.size(); ++a)
            sum += demand[a] * m_scales[a][n[a]] * g[m_pad + p - m_lattice.stride[a]];
        return sum;
    }

    const Lattice& m_lattice;
    std::vector<std::vector<double>> m_scales; ///< [axis][customers]
    std::size_t m_pad;
    std::size_t m_points;
};

struct Server {
    Eigen::Index station = 0;
    int servers = 1;
    double open = 0;
    Series demand; ///< [axis]
};

} // namespace

Cost costOfConvolution(const Network& network) {
    const Lattice lattice(network);
    const OpenLoad load = openLoad(network);
    double single = 0;
    double several = 0; // number of sweeps for the stations with several servers
    double count = 0;
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const Station& station = network.stations[k];
        if (neverWaits(station, load, static_cast<Eigen::Index>(k), lattice.customers))
            continue;
        single += station.servers == 1 ? 1 : 0;
        several += station.servers == 1 ? 0 : station.servers;
        count += station.servers == 1 ? 0 : 1;
    }
    const double sweeps = 2 * single + several * (count + 2) + 2 * count;
    return {3 * lattice.points * double(lattice.classes.size() + 1) * (sweeps + 1),
            4 * lattice.points * double(sizeof(double))};
}

ClosedAnswer convolve(const Problem& problem) {
    const Network& network = problem.network;
    const OpenLoad& load = problem.load;
    const Lattice lattice(network);
    const std::size_t axes = lattice.classes.size();
    const Sweeps sweeps(problem, lattice);

    std::vector<Server> single;
    std::vector<Server> several;
    Series think(axes);
    for (std::size_t a = 0; a < axes; ++a)
        think[a] = network.classes[std::size_t(lattice.classes[a])].thinkTime;
    for (std::size_t s = 0; s < network.stations.size(); ++s) {
        const auto k = static_cast<Eigen::Index>(s);
        Server server{k, network.stations[s].servers, load.demand[k], Series(axes)};
        const bool waits = !neverWaits(network.stations[s], load, k, lattice.customers);
        for (std::size_t a = 0; a < axes; ++a) {
            server.demand[a] = network.demands(lattice.classes[a], k);
            think[a] += waits ? 0 : server.demand[a];
        }
        if (waits)
            (server.servers == 1 ? single : several).push_back(std::move(server));
    }

    Series product = sweeps.delays(think);
    for (const Server& s : single)
        sweeps.station(product, s.demand, s.open, s.servers);
    Series g = product;
    for (const Server& s : several)
        sweeps.station(g, s.demand, s.open, s.servers);

    ClosedAnswer answer{Vector::Zero(network.demands.rows()), Vector::Zero(network.demands.size()),
                        Vector::Ones(network.demands.cols())};
    for (std::size_t a = 0; a < axes; ++a) {
        const Eigen::Index c = lattice.classes[a];
        answer.throughput[c] = sweeps.scale(a) * sweeps.at(g, int(a)) / sweeps.at(g, -1);
        network.demands.ofRow(answer.residence, c) = network.demands.ofRow(network.demands.list(), c);
    }
    Series wait;
    const auto addWaiting = [&](const Server& s) {
        const double last = double(s.servers) * s.servers;
        for (std::size_t a = 0; a < axes; ++a) {
            const double ratio = sweeps.timesWork(wait, s.demand, s.open, int(a)) / last / sweeps.at(g, int(a));
            if (const Eigen::Index visit = network.demands.find(lattice.classes[a], s.station); visit >= 0)
                answer.residence[visit] *= 1 + ratio;
        }
        answer.stretch[s.station] = 1 + sweeps.timesWork(wait, s.demand, s.open, -1) / last / sweeps.at(g, -1);
    };
    for (const Server& s : single) { // one server: the product without the station, multiplied by S, is G itself
        wait = g;
        sweeps.divide(wait, s.demand, s.open, s.servers);
        addWaiting(s);
    }
    for (const Server& s : several) {
        wait = product;
        for (const Server& other : several)
            if (other.station != s.station)
                sweeps.station(wait, other.demand, other.open, other.servers);
        sweeps.waiting(wait, s.demand, s.open, s.servers);
        addWaiting(s);
    }
    return answer;
}

} // namespace boardset
