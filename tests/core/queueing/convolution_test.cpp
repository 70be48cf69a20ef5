// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solutions for stations with several servers, compared with closed forms, and with mean value analysis where
// both apply.
#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Convolution.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

double worstDifference(const ClosedAnswer& a, const ClosedAnswer& b) {
    const auto scale = b.residence.array().max(1e-300);
    return std::max({((a.residence - b.residence).array().abs() / scale).maxCoeff(),
                     ((a.throughput - b.throughput).array().abs() / b.throughput.array().max(1e-300)).maxCoeff(),
                     (a.stretch - b.stretch).cwiseAbs().maxCoeff()});
}

/// Throughput of n terminals with think time z at m servers of mean service time d: p_j from the birth-death equations.
double repairmen(int n, int m, double z, double d) {
    double p = 1;
    double sum = 1;
    double busy = 0;
    for (int j = 1; j <= n; ++j) {
        const double up = (n - j + 1) * d / (z * std::min(j, m));
        p *= up;
        sum += p;
        busy += p * std::min(j, m);
        if (p > 1e100) { // only ratios matter
            sum /= p;
            busy /= p;
            p = 1;
        }
    }
    return busy / sum / d;
}

} // namespace

TEST_CASE("the throughput of machine repairmen follows from the birth-death equations", "[exact]") {
    for (const int n : {1, 3, 10, 60, 600}) {
        for (const int m : {2, 5, 40}) {
            Network network = closedNetwork(n, {2}, 10);
            network.stations[0].servers = m;
            CAPTURE(n, m);
            REQUIRE(solved(network, Method::Exact).throughput[0] == Approx(repairmen(n, m, 10, 2)).epsilon(tight));
        }
    }
}

TEST_CASE("Erlang's formula and a convolution without closed customers give the same M/M/c queue", "[exact]") {
    Network network = openNetwork(1.5, {1});
    network.stations[0].servers = 2;
    // M/M/2, a = 1.5: C = 9/14, R = 1 + C / (2 - 1.5)
    REQUIRE(solved(network).responseTime[0] == Approx(1 + 9.0 / 7).epsilon(tight));
    // A closed class that never visits the station has no effect.
    network.classes.push_back({.name = "b", .population = 3, .thinkTime = 1});
    network.demands = Matrix{{1}, {0}};
    REQUIRE(solved(network, Method::Exact).responseTime[0] == Approx(1 + 9.0 / 7).epsilon(tight));
}

TEST_CASE("convolution and mean value analysis agree for single servers", "[exact]") {
    RandomNetworks random(3);
    for (int i = 0; i < 300; ++i) {
        const Network network = random.next({.mostCustomers = 12, .open = i % 2 == 0});
        CAPTURE(i);
        REQUIRE(worstDifference(convolve(Problem(network)), exactMva(Problem(network))) < tight);
    }
}

TEST_CASE("large populations neither overflow nor lose digits", "[exact]") {
    Network network = closedNetwork(3000, {0.02, 0.03, 0.01}, 100);
    REQUIRE(worstDifference(convolve(Problem(network)), exactMva(Problem(network))) < tight);
    network.classes.push_back(network.classes[0]);
    network.classes[0].population = 150;
    network.classes[1].population = 250;
    addDemands(network, {0.5, 0.001, 0.2});
    REQUIRE(worstDifference(convolve(Problem(network)), exactMva(Problem(network))) < tight);
}

TEST_CASE("exact solutions obey the laws, with several servers and open classes", "[exact][laws]") {
    RandomNetworks random(4);
    for (int i = 0; i < 300; ++i) {
        const Network network = random.next({.multiServer = true, .open = i % 3 == 0});
        const Solution s = solved(network, Method::Exact);
        const auto bound = bounds(network);
        for (std::size_t c = 0; c < network.classes.size(); ++c) {
            const auto row = static_cast<Eigen::Index>(c);
            const CustomerClass& customers = network.classes[c];
            CAPTURE(i, c);
            if (isClosed(customers)) {
                // Little's law over the whole cycle: N = X (R + Z)
                REQUIRE(s.throughput[row] * (s.responseTime[row] + customers.thinkTime) ==
                        Approx(customers.population).epsilon(tight));
            }
            REQUIRE(s.throughput[row] <= bound[c].upper * (1 + tight));
            REQUIRE(s.throughput[row] >= bound[c].lower * (1 - tight));
        }
        for (std::size_t k = 0; k < network.stations.size(); ++k)
            if (isQueueing(network.stations[k]))
                REQUIRE(s.utilisation[Eigen::Index(k)] < 1 + tight);
    }
}

TEST_CASE("a network too large for an exact solution is refused, not tried", "[exact]") {
    Network network = closedNetwork(1e6, {1, 2});
    network.classes.assign(4, network.classes[0]);
    network.demands = Matrix::Ones(4, 2);
    REQUIRE_THROWS_AS(solve(network, {.method = Method::Exact}), NetworkError);
    REQUIRE(!solved(network).exact);
}

TEST_CASE("a thousand servers are solved exactly, and the limit of double precision is reported", "[exact][laws]") {
    Network network = closedNetwork(2000, {1.5, 1.5});
    network.stations[0].servers = 1000;
    network.stations[1].type = StationType::Delay;
    // These are again the machine repairmen: the delay is their think time.
    const Solution thousand = solved(network, Method::Exact);
    REQUIRE(thousand.throughput[0] == Approx(repairmen(2000, 1000, 1.5, 1.5)).epsilon(tight));
    REQUIRE(thousand.throughput[0] * thousand.responseTime[0] == Approx(2000).epsilon(tight));

    network.stations[0].servers = 3000;
    network.classes[0].population = 6000;
    REQUIRE_THROWS_AS(solve(network, {.method = Method::Exact}), NetworkError);
    const Solution rather = std::get<Solution>(solve(network, {.autoOperations = 1e10}));
    REQUIRE(!rather.exact);
    REQUIRE(rather.throughput[0] == Approx(repairmen(6000, 3000, 1.5, 1.5)).epsilon(0.02));
}
