// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solutions compared with the product form summed over every state, and laws that hold for all networks.
#include "boardset/queueing/Bounds.h"
#include "networks.h"
#include "support/catch.h"

#include <cmath>

using namespace boardset;
using namespace boardset::test;

namespace {

double factorial(int n) {
    return std::tgamma(n + 1.0);
}

/// Factor of a station for i and j customers of two classes: (i+j)! / (i! j!) a^i b^j / prod_{l <= i+j} min(l, m).
double factor(int i, int j, double a, double b, int servers) {
    double f = factorial(i + j) / (factorial(i) * factorial(j)) * std::pow(a, i) * std::pow(b, j);
    for (int l = 1; l <= i + j; ++l)
        f /= std::min(l, servers);
    return f;
}

/// G(n1, n2) of a network of two closed classes without think time, by recursion over its last station.
double constant(const Network& network, std::size_t stations, int n1, int n2) {
    if (stations == 0)
        return n1 == 0 && n2 == 0 ? 1 : 0;
    const auto k = static_cast<Eigen::Index>(stations - 1);
    double sum = 0;
    for (int i = 0; i <= n1; ++i) {
        for (int j = 0; j <= n2; ++j) {
            sum += factor(i, j, network.demands(0, k), network.demands(1, k), network.stations[stations - 1].servers) *
                   constant(network, stations - 1, n1 - i, n2 - j);
        }
    }
    return sum;
}

} // namespace

TEST_CASE("two classes over stations of one, two and three servers agree with the summed product form", "[exact]") {
    Network network = closedNetwork(3, {0.7, 1.9, 2.2});
    network.stations[1].servers = 2;
    network.stations[2].servers = 3;
    network.classes.push_back({.name = "b", .population = 4});
    addDemands(network, {1.1, 0.4, 3.1});
    const Solution s = solved(network, Method::Exact);
    // X_c = G(N - e_c) / G(N)
    REQUIRE(s.throughput[0] == Approx(constant(network, 3, 2, 4) / constant(network, 3, 3, 4)).epsilon(tight));
    REQUIRE(s.throughput[1] == Approx(constant(network, 3, 3, 3) / constant(network, 3, 3, 4)).epsilon(tight));
    // Q at the last station, from its marginal distribution
    double queue = 0;
    for (int i = 0; i <= 3; ++i)
        for (int j = 0; j <= 4; ++j)
            queue += i * factor(i, j, 2.2, 3.1, 3) * constant(network, 2, 3 - i, 4 - j) / constant(network, 3, 3, 4);
    REQUIRE(s.queueLength()(0, 2) == Approx(queue).epsilon(tight));
}

TEST_CASE("open and closed customers at one station of two servers agree with the summed product form",
          "[exact][mixed]") {
    // N terminals of think time Z, and open arrivals: p(i, j) ~ Z^(N-i) / (N-i)! factor(i, j, D, lambda D')
    Network network = closedNetwork(4, {1.5}, 6);
    network.stations[0].servers = 2;
    network.classes.push_back({.name = "open", .type = ClassType::Open, .arrivalRate = 0.5});
    addDemands(network, {1.2});
    double sum = 0;
    double closedQueue = 0;
    double openQueue = 0;
    for (int i = 0; i <= 4; ++i) {
        for (int j = 0; j <= 150; ++j) {
            const double p = std::pow(6.0, 4 - i) / factorial(4 - i) * factor(i, j, 1.5, 0.6, 2);
            sum += p;
            closedQueue += i * p;
            openQueue += j * p;
        }
    }
    const Solution s = solved(network, Method::Exact);
    REQUIRE(s.queueLength()(0, 0) == Approx(closedQueue / sum).epsilon(tight));
    REQUIRE(s.queueLength()(1, 0) == Approx(openQueue / sum).epsilon(tight));
}

TEST_CASE("identical classes have identical results, whatever the method", "[laws]") {
    for (const Method method : {Method::Exact, Method::Linearizer, Method::Schweitzer}) {
        Network network = closedNetwork(3, {0.5, 1, 0.25}, 2);
        network.stations[1].servers = 2;
        network.classes.push_back(network.classes[0]);
        addDemands(network, {0.5, 1, 0.25});
        const Solution s = solved(network, method);
        REQUIRE(s.throughput[0] == Approx(s.throughput[1]).epsilon(tight));
        REQUIRE(s.responseTime[0] == Approx(s.responseTime[1]).epsilon(tight));
    }
}

TEST_CASE("one more customer never lowers the throughput of a single class", "[laws]") {
    RandomNetworks random(11);
    for (int i = 0; i < 50; ++i) {
        Network network = random.next({.mostClasses = 1, .multiServer = true});
        for (const Method method : {Method::Exact, Method::Schweitzer}) {
            double last = 0;
            for (int n = 1; n <= 20; ++n) {
                network.classes[0].population = n;
                const double x = solved(network, method).throughput[0];
                REQUIRE(x >= last * (1 - tight));
                last = x;
            }
        }
    }
}

TEST_CASE("approximations obey Little's law, also with fractional populations and open classes", "[laws]") {
    RandomNetworks random(12);
    int closed = 0;
    for (int i = 0; i < 200; ++i) {
        Network network = random.next({.multiServer = true, .open = i % 2 == 0});
        network.classes[0].population += isClosed(network.classes[0]) ? 0.375 - i % 2 : 0;
        for (const Method method : {Method::Linearizer, Method::Schweitzer}) {
            const Solution s = solved(network, method);
            for (std::size_t c = 0; c < network.classes.size(); ++c) {
                const auto row = static_cast<Eigen::Index>(c);
                if (isClosed(network.classes[c]) && network.classes[c].population > 0) {
                    CAPTURE(i, c);
                    REQUIRE(s.throughput[row] * (s.responseTime[row] + network.classes[c].thinkTime) ==
                            Approx(network.classes[c].population).epsilon(1e-7));
                    ++closed;
                }
            }
        }
    }
    REQUIRE(closed > 200);
}

TEST_CASE("bounds are the largest rate of each class alone, and the capacity of a shared station for all together",
          "[bounds]") {
    // Three classes, N = 4, 8 and 4, each pass a bus (D = 1) after their own station: alone 4, 8/(1+3) and 1/2.
    Network network = closedNetwork(4, {1, 0});
    network.stations.push_back({.name = "bus"});
    network.classes.push_back({.name = "b", .population = 8, .thinkTime = 3});
    network.classes.push_back({.name = "c", .population = 4});
    network.demands = Matrix{{0, 0, 1}, {0, 0, 1}, {0, 2, 1}};
    const Solution s = solved(network, Method::Bounds);
    // Alone, the bus lets the classes do 1, 1 and 1/2 (its own station): a demand of 2.5 for a capacity of 1.
    REQUIRE(s.throughput[0] == Approx(1));
    REQUIRE(s.throughput[1] == Approx(1));
    REQUIRE(s.throughput[2] == Approx(0.5));
    REQUIRE(s.utilisation[2] == Approx(1));
    REQUIRE(mostTogether(network, s.throughput, Vector::Ones(3)) == Approx(1));
    // With values of 3, 1 and 1 per unit, the bus serves only the first class.
    REQUIRE(mostTogether(network, s.throughput, Vector{{3, 1, 1}}) == Approx(3));
}

TEST_CASE("500 random networks are within their bounds, each class and all together", "[bounds]") {
    RandomNetworks random(31);
    for (int i = 0; i < 500; ++i) {
        const Network network = random.next(
            {.mostClasses = 3, .mostStations = 5, .mostCustomers = 6, .multiServer = i % 2 == 0, .open = i % 3 == 0});
        const Solution exact = solved(network, Method::Exact);
        const std::vector<ClassBounds> bound = bounds(network);
        Vector most(network.demands.rows());
        for (std::size_t c = 0; c < bound.size(); ++c) {
            const auto row = static_cast<Eigen::Index>(c);
            CAPTURE(i, c, network.demands.dense());
            REQUIRE(bound[c].lower <= exact.throughput[row] * (1 + 1e-9));
            REQUIRE(bound[c].upper >= exact.throughput[row] * (1 - 1e-9));
            most[row] = bound[c].upper;
        }
        for (std::size_t s = 0; s < network.stations.size(); ++s) {
            const auto k = static_cast<Eigen::Index>(s);
            if (isQueueing(network.stations[s])) // the total demand on a station
                REQUIRE(mostTogether(network, most, network.demands.dense().col(k)) <=
                        network.stations[s].servers * (1 + 1e-9));
        }
        const Vector worth = Vector::Random(most.size()).cwiseAbs();
        REQUIRE(mostTogether(network, most, worth) >= exact.throughput.dot(worth) * (1 - 1e-9));
    }
}

TEST_CASE("a class of less than one customer never meets itself, so its lower bound counts all other customers",
          "[bounds]") {
    Network network = closedNetwork(0.5, {1});
    network.classes.push_back({.name = "b", .population = 3});
    network.demands = Matrix::Ones(2, 1);
    REQUIRE(bounds(network)[0].lower == Approx(0.5 / (1 + 3)));
}

TEST_CASE("an empty class has a row and no effect", "[laws]") {
    for (const Method method : {Method::Exact, Method::Linearizer, Method::Schweitzer, Method::Bounds}) {
        Network network = closedNetwork(0, {1, 2});
        REQUIRE(solved(network, method).throughput[0] == 0);
        network.classes.push_back({.name = "b", .population = 2});
        network.demands = Matrix::Ones(2, 2);
        const Solution s = solved(network, method);
        REQUIRE(s.throughput[0] == 0);
        // N / (D (N + K - 1)) = 2/3; the bound is N / D
        const double expected = method == Method::Bounds ? 1 : 2.0 / 3;
        REQUIRE(s.throughput[1] == Approx(expected).epsilon(0.1));
    }
}
