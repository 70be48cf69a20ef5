// SPDX-License-Identifier: GPL-3.0-or-later
// Networks shared by many tests: small ones from textbooks, and random ones of every kind.
#pragma once

#include "boardset/queueing/Network.h"
#include "boardset/queueing/Solver.h"

#include <cmath>
#include <random>

namespace boardset::test {

/// Relative error of an exact method in double precision.
inline constexpr double tight = 1e-9;

/// Adds the demands of one more class on each station.
inline void addDemands(Network& network, const std::vector<double>& row) {
    for (std::size_t k = 0; k < row.size(); ++k)
        if (row[k] != 0)
            network.demands.add(static_cast<Eigen::Index>(k), row[k]);
    network.demands.endRow();
}

inline void setDemand(Network& network, Eigen::Index of, Eigen::Index station, double demand) {
    Matrix demands = network.demands.dense();
    demands(of, station) = demand;
    network.demands = demands;
}

/// One closed class of `population` customers over single servers with the given demands.
inline Network closedNetwork(double population, std::vector<double> demands, double think = 0) {
    Network network;
    network.demands.columns = static_cast<Eigen::Index>(demands.size());
    for (std::size_t k = 0; k < demands.size(); ++k)
        network.stations.push_back({.name = "s" + std::to_string(k)});
    addDemands(network, demands);
    network.classes = {{.name = "a", .population = population, .thinkTime = think}};
    return network;
}

/// One open class over single servers.
inline Network openNetwork(double rate, std::vector<double> demands) {
    Network network = closedNetwork(0, std::move(demands));
    network.classes = {{.name = "a", .type = ClassType::Open, .arrivalRate = rate}};
    return network;
}

/// Solution of a stable network; any other outcome fails the test.
inline Solution solved(const Network& network, Method method = Method::Auto) {
    return std::get<Solution>(solve(network, {.method = method}));
}

/// Limits for random networks.
struct Variety {
    int mostClasses = 4;
    int mostStations = 8;
    int mostCustomers = 8; ///< Per class.
    bool multiServer = false;
    bool delays = true;
    bool open = false;
};

class RandomNetworks {
public:
    explicit RandomNetworks(unsigned seed) : m_random(seed) {}

    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_random); }
    double real(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    bool chance(double probability) { return real(0, 1) < probability; }

    /// Next random network: balanced, uniform, or spread over two decades; a third of the networks are sparse.
    Network next(const Variety& variety) {
        Network network;
        const int classes = whole(1, variety.mostClasses);
        const int stations = whole(1, variety.mostStations);
        for (int k = 0; k < stations; ++k) {
            Station station{.name = "s" + std::to_string(k)};
            if (variety.delays && k > 0 && chance(0.15))
                station.type = StationType::Delay;
            else if (variety.multiServer && chance(0.3))
                station.servers = whole(2, 6);
            network.stations.push_back(station);
        }
        const int spread = whole(0, 2);
        const bool sparse = chance(0.33);
        Matrix demands(classes, stations);
        for (int c = 0; c < classes; ++c) {
            for (int k = 0; k < stations; ++k) {
                const double d = spread == 0 ? real(0.9, 1.1) : spread == 1 ? real(0, 1) : std::pow(10, real(-2, 0));
                const int servers = network.stations[static_cast<std::size_t>(k)].servers;
                demands(c, k) = k > 0 && sparse && chance(0.5) ? 0 : d * (chance(0.5) ? servers : 1);
            }
            network.classes.push_back({.name = "c" + std::to_string(c),
                                       .population = double(whole(1, variety.mostCustomers)),
                                       .thinkTime = chance(0.4) ? real(0, 10) : 0});
        }
        network.demands = demands;
        if (variety.open && classes > 1)
            makeOpen(network);
        return network;
    }

private:
    /// Makes the last class open, with at most 80 % utilisation of its busiest station.
    void makeOpen(Network& network) {
        double largest = 0;
        for (std::size_t k = 0; k < network.stations.size(); ++k) {
            largest = std::max(largest, network.demands(network.demands.rows() - 1, static_cast<Eigen::Index>(k)) /
                                            network.stations[k].servers);
        }
        network.classes.back() = {
            .name = "open", .type = ClassType::Open, .arrivalRate = largest > 0 ? real(0, 0.8) / largest : 1};
    }

    std::mt19937 m_random;
};

} // namespace boardset::test
