// SPDX-License-Identifier: GPL-3.0-or-later
// Service that is not exponential, compared with closed forms, laws and a simulation.
#include "networks.h"
#include "simulation.h"
#include "support/catch.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <tuple>

using namespace boardset;
using namespace boardset::test;

namespace {

Network withService(Network network, std::initializer_list<double> cv2) {
    std::size_t k = 0;
    for (const double each : cv2)
        network.stations[k++].serviceCv2 = each;
    return network;
}

double throughputOf(const Network& network, Method method = Method::Auto) {
    return solved(network, method).throughput[0];
}

/// Relative error of the solution compared with a simulation.
double errorAt(Network network, double customers, int events = 400000) {
    network.classes[0].population = customers;
    return throughputOf(network) / Simulation(network, 7).throughput(events)[0] - 1;
}

Network randomNetwork(RandomNetworks& random, const std::vector<double>& cv2) {
    std::vector<double> demands;
    const bool balanced = random.chance(0.5);
    for (int k = random.whole(2, 5); k > 0; --k)
        demands.push_back(balanced ? 1 : random.real(0.2, 1.5));
    Network network = closedNetwork(2, demands);
    for (Station& each : network.stations)
        each.serviceCv2 = cv2[std::size_t(random.whole(0, int(cv2.size()) - 1))];
    if (random.chance(0.4)) { // a station without queueing
        const auto k = random.whole(0, int(demands.size()) - 1);
        network.stations[std::size_t(k)] = {.type = StationType::Delay, .serviceCv2 = random.chance(0.5) ? 0.0 : 1.0};
        setDemand(network, 0, k, random.real(1, 15));
    }
    return network;
}

} // namespace

TEST_CASE("identical customers have the same throughput as one class or as one class each", "[variability]") {
    RandomNetworks random(11);
    for (int round = 0; round < 60; ++round) {
        Network one = randomNetwork(random, {0, 0.25, 0.5, 1});
        const int customers = random.whole(2, 12);
        one.classes[0].population = customers;
        one.classes[0].thinkTime = random.real(0.5, 20);
        Network many = one;
        many.classes.assign(static_cast<std::size_t>(customers), one.classes[0]);
        many.demands = Matrix(one.demands.dense().replicate(customers, 1));
        for (CustomerClass& each : many.classes)
            each.population = 1;
        CAPTURE(round, customers);
        REQUIRE(solved(many).throughput.sum() == Approx(solved(one).throughput[0]).epsilon(1e-3));
    }
}

TEST_CASE("other customers arrive between customers that a constant service has spaced out", "[variability]") {
    // Six customers with separate first stations share one station, where nothing keeps them apart.
    Network network = closedNetwork(1, std::vector<double>(8, 1.0));
    for (Station& each : network.stations)
        each.serviceCv2 = 0;
    network.stations.back() = {.type = StationType::Delay};
    network.classes.assign(6, network.classes[0]);
    Matrix demands = Matrix::Zero(6, 8);
    demands.leftCols(6).setIdentity();
    demands.col(6).setOnes();
    demands.col(7).setConstant(10);
    network.demands = demands;
    const double waiting = 6 / solved(network).throughput.sum() - 12;
    const double simulated = 6 / Simulation(network, 3).throughput(400000).sum() - 12;
    CHECK(simulated > 0.3);
    CHECK(waiting == Approx(simulated).epsilon(0.4));
}

TEST_CASE("constant service at all stations reaches the asymptotic bounds", "[variability]") {
    // X = min(N / sum D, 1 / Dmax): a pipeline
    const Network pipe = withService(closedNetwork(1, {1, 2, 3}), {0, 0, 0});
    for (int n = 1; n <= 8; ++n) {
        Network network = pipe;
        network.classes[0].population = n;
        const Solution s = solved(network, Method::Exact);
        REQUIRE(s.exact);
        REQUIRE(s.throughput[0] == Approx(std::min(n / 6.0, 1 / 3.0)));
        REQUIRE(s.responseTime[0] == Approx(n / s.throughput[0]));
        for (const Method method : {Method::Linearizer, Method::Schweitzer})
            REQUIRE(throughputOf(network, method) == Approx(s.throughput[0]).epsilon(1e-4));
    }
}

TEST_CASE("two stations with constant service stay in step, even with several servers", "[variability]") {
    Network network = withService(closedNetwork(6, {4, 1}), {0, 0});
    network.stations[0].servers = 3;
    REQUIRE(throughputOf(network, Method::Exact) == Approx(0.75)); // min(6 / 5, 3 / 4, 1)
    REQUIRE(throughputOf(network, Method::Linearizer) == Approx(0.75).epsilon(0.01));
}

TEST_CASE("one customer never waits, whatever the service", "[variability]") {
    Network network = withService(closedNetwork(1, {1, 2, 0.5}, 1.5), {0, 4, 0.3});
    for (const Method method : {Method::Auto, Method::Exact, Method::Linearizer, Method::Schweitzer})
        REQUIRE(throughputOf(network, method) == Approx(0.2));
    REQUIRE(solved(network, Method::Exact).exact);
}

TEST_CASE("two customers at two identical stations wait for the slower service", "[variability]") {
    // X = 1 / E max(S1, S2). Constant and exponential, mean 1: E max = 1 + 1 / e; constant: 1; exponential: 3 / 2.
    const Network network = closedNetwork(2, {1, 1});
    REQUIRE(throughputOf(withService(network, {0, 1})) == Approx(1 / (1 + std::exp(-1))).epsilon(0.02));
    REQUIRE(throughputOf(withService(network, {0, 0})) == Approx(1));
    REQUIRE(throughputOf(network) == Approx(2.0 / 3));
    // gamma of shape 1/4, cv2 4: E max = 1 + its Gini coefficient, 0.7627
    REQUIRE(throughputOf(withService(network, {4, 4})) == Approx(1 / 1.7627).epsilon(0.03));
}

TEST_CASE("an open class at one station waits according to Pollaczek and Khinchine", "[variability]") {
    // R = D (1 + U (1 + cv2) / 2 / (1 - U))
    for (const double cv2 : {0.0, 0.5, 1.0, 4.0}) {
        const Network network = withService(openNetwork(0.8, {1}), {cv2});
        REQUIRE(solved(network).responseTime[0] == Approx(1 + 4 * (1 + cv2) / 2));
    }
}

TEST_CASE("solutions are within three percent of a simulation for constant, mixed and very variable service",
          "[variability]") {
    const Network balanced = closedNetwork(2, {1, 1, 1});
    const Network uneven = closedNetwork(2, {1, 0.6, 0.8});
    const std::vector<Network> networks{withService(balanced, {0, 0, 0}),    withService(uneven, {0, 0, 0}),
                                        withService(balanced, {0, 1, 0.25}), withService(uneven, {0, 1, 4}),
                                        withService(balanced, {4, 0, 4}),    withService(uneven, {4, 2, 1})};
    for (const Network& network : networks)
        for (const double customers : {1, 2, 4, 8, 16, 32, 64}) {
            CAPTURE(customers, network.stations[0].serviceCv2, network.stations[2].serviceCv2);
            REQUIRE(std::abs(errorAt(network, customers)) < 0.03);
        }
}

TEST_CASE("two moments do not determine the result for very variable service", "[variability]") {
    // If all stations are identical and very variable, the solution is between those of two distributions.
    for (const double customers : {2, 3, 4, 6}) {
        Network network = withService(closedNetwork(customers, {1, 1, 1}), {4, 4, 4});
        const double gamma = Simulation(network, 7).throughput(400000)[0];
        const double hyperexponential = Simulation(network, 7, Tail::Hyperexponential).throughput(400000)[0];
        const double answer = throughputOf(network);
        REQUIRE(hyperexponential > 1.05 * gamma);
        REQUIRE(answer == Approx(gamma).epsilon(0.04));
        REQUIRE(answer == Approx(hyperexponential).epsilon(0.06));
    }
}

TEST_CASE("the stated error range of two moments depends on the variability, and holds", "[variability]") {
    const auto errorOf = [](const Network& network, Tail tail) {
        return 100 * (throughputOf(network) / Simulation(network, 7, tail).throughput(400000)[0] - 1);
    };
    const auto [cv2, gamma, hyperexponential] =
        GENERATE(std::tuple(2.0, 3, 4), std::tuple(4.0, 4, 8), std::tuple(9.0, 6, 14), std::tuple(16.0, 10, 20));
    const std::string reported = "(service_cv2 up to " + std::to_string(int(cv2)) +
                                 ") are described by their mean and variance only. Throughput is within about " +
                                 std::to_string(gamma) + " % for a gamma distribution, and up to " +
                                 std::to_string(hyperexponential) + " % too low for a hyperexponential one.";
    double lowest = 0;
    for (const double customers : {2, 3, 4, 8, 16, 64}) {
        const Network network = withService(closedNetwork(customers, {1, 1, 1}), {cv2, cv2, cv2});
        CAPTURE(cv2, customers);
        CHECK_THAT(solved(network).accuracy, Catch::Matchers::ContainsSubstring(reported));
        CHECK(std::abs(errorOf(network, Tail::Gamma)) < gamma);
        lowest = std::min(lowest, errorOf(network, Tail::Hyperexponential));
        CHECK(errorOf(network, Tail::Hyperexponential) < gamma);
    }
    CHECK(lowest > -hyperexponential);
    CHECK(lowest < -0.4 * hyperexponential); // no wider than necessary
}

TEST_CASE("two moments are insufficient only for service that varies more than exponentially", "[variability]") {
    const auto reported = Catch::Matchers::ContainsSubstring("mean and variance only");
    CHECK_THAT(solved(withService(closedNetwork(3, {1, 1}), {1, 0})).accuracy, !reported);
    CHECK_THAT(solved(withService(closedNetwork(3, {1, 1}), {400, 0})).accuracy,
               Catch::Matchers::ContainsSubstring("up to 26 % or more too low"));
}

TEST_CASE("random networks with non-exponential service are close to a simulation", "[variability]") {
    RandomNetworks random(5);
    for (const std::vector<double>& cv2 : {std::vector<double>{0, 0.1, 0.5}, {0, 1}, {0, 0.25, 1, 4}}) {
        double sum = 0;
        constexpr int count = 60;
        for (int i = 0; i < count; ++i) {
            const Network network = randomNetwork(random, cv2);
            const double error = errorAt(network, random.whole(1, 24), 200000);
            CAPTURE(i, network.demands.dense(), network.classes[0].population);
            CHECK(std::abs(error) < 0.06);
            sum += std::abs(error);
        }
        REQUIRE(sum / count < 0.01);
    }
}

TEST_CASE("less variable service slows no class by more than half a percent", "[variability]") {
    RandomNetworks random(6);
    for (int i = 0; i < 200; ++i) {
        Network network = randomNetwork(random, {0, 0.5, 1, 3});
        network.classes[0].population = random.whole(1, 40);
        const double before = throughputOf(network);
        for (Station& each : network.stations)
            each.serviceCv2 *= 0.8;
        REQUIRE(throughputOf(network) >= before * 0.995);
    }
}

TEST_CASE("identical classes equal one class, with every variability", "[variability]") {
    RandomNetworks random(8);
    for (int i = 0; i < 100; ++i) {
        Network one = randomNetwork(random, {0, 0.5, 1, 3});
        one.classes[0].population = 6;
        Network three = one;
        three.classes.assign(3, {.population = 2});
        three.demands = one.demands.dense().replicate(3, 1);
        const Vector rates = solved(three, Method::Linearizer).throughput;
        REQUIRE(rates.sum() == Approx(throughputOf(one, Method::Linearizer)).epsilon(0.03));
        REQUIRE(rates.maxCoeff() == Approx(rates.minCoeff()).epsilon(1e-6));
    }
}

TEST_CASE("no station exceeds its capacity, and no customer is lost", "[variability]") {
    RandomNetworks random(9);
    int swinging = 0; // oscillating around the solution by more than a thousandth
    for (int i = 0; i < 400; ++i) {
        Network network =
            random.next({.mostClasses = 5, .mostStations = 8, .multiServer = i % 2 == 0, .open = i % 3 == 0});
        for (Station& each : network.stations)
            each.serviceCv2 = std::vector<double>{0, 0.3, 1, 6}[std::size_t(random.whole(0, 3))];
        for (const Method method : {Method::Linearizer, Method::Schweitzer}) {
            const auto outcome = solve(network, {.method = method});
            const Solution& s = solutionIn(outcome);
            CAPTURE(i, wordOf(method), s.accuracy);
            swinging += s.converged ? 0 : 1;
            REQUIRE(s.converged == (s.accuracy.find("Not converged") == std::string::npos));
            for (std::size_t k = 0; k < network.stations.size(); ++k)
                if (isQueueing(network.stations[k]) && std::holds_alternative<Solution>(outcome))
                    REQUIRE(s.utilisation[Eigen::Index(k)] <= 1 + 1e-6);
            for (std::size_t c = 0; c < network.classes.size(); ++c) {
                const CustomerClass& customers = network.classes[c];
                const auto row = Eigen::Index(c);
                if (isClosed(customers) && customers.population > 0 && s.isAnswered(int(c)))
                    REQUIRE(s.throughput[row] * (s.responseTime[row] + customers.thinkTime) ==
                            Approx(customers.population).epsilon(1e-4));
            }
        }
    }
    CHECK(swinging > 0);
    CHECK(swinging <= 4);
}

TEST_CASE("an exact solution is refused if no method has one", "[variability]") {
    const Network network = withService(closedNetwork(2, {1, 1}), {1, 0});
    REQUIRE_THROWS_WITH(solved(network, Method::Exact),
                        Catch::Matchers::ContainsSubstring("stations[1].service_cv2: found 0; allowed: 1"));
    REQUIRE_FALSE(solved(network).exact);
    REQUIRE_THAT(solved(network).accuracy, Catch::Matchers::ContainsSubstring("of a simulation"));
}

TEST_CASE("in order of arrival a class waits for the services of other classes, not for its own service times",
          "[variability]") {
    // A station that is always busy, with customers that are always in its queue: all are served in turn, whatever
    // their demand.
    for (const double cv2 : {0.0, 0.5}) {
        Network network = withService(closedNetwork(5, {1}), {cv2});
        network.classes.push_back({.name = "b", .population = 10});
        network.demands = Matrix{{1}, {4}};
        for (const Method method : {Method::Linearizer, Method::Schweitzer}) {
            const Vector rates = solved(network, method).throughput;
            REQUIRE(rates[1] == Approx(2 * rates[0]).epsilon(0.1));
            REQUIRE(rates[0] * 1 + rates[1] * 4 == Approx(1).epsilon(0.01));
        }
    }
}

TEST_CASE("classes with different service divide random networks as a simulation does", "[variability]") {
    RandomNetworks random(11);
    double sum = 0;
    constexpr int count = 60;
    for (int i = 0; i < count; ++i) {
        Network network = random.next({.mostClasses = 4, .mostStations = 6});
        for (Station& each : network.stations)
            each.serviceCv2 = random.chance(0.5) ? 0 : 0.5;
        for (CustomerClass& each : network.classes)
            each.thinkTime = 0;
        Matrix demands = network.demands.dense();
        for (double& demand : demands.reshaped())
            demand = demand > 0 ? random.real(0.5, 2) : 0;
        network.demands = demands;
        const Vector rates = solved(network, Method::Linearizer).throughput;
        const Vector simulated = Simulation(network, 7).throughput(100000);
        sum += ((rates - simulated).array() / simulated.array()).abs().maxCoeff();
    }
    REQUIRE(sum / count < 0.04);
}

TEST_CASE("for classes with different service at one station, the accuracy states the possible error of the division",
          "[variability]") {
    Network network = closedNetwork(3, {1, 1});
    network.classes.push_back({.name = "b", .population = 3});
    network.demands = Matrix{{1, 1}, {4, 1}};
    REQUIRE_THAT(solved(network).accuracy, Catch::Matchers::ContainsSubstring("off by about 85 %"));
    REQUIRE_THAT(solved(withService(network, {0, 0})).accuracy,
                 Catch::Matchers::ContainsSubstring("off by about 10 %"));
    network.demands = Matrix::Ones(2, 2);
    for (const Network& identical : {network, withService(network, {0, 0})})
        REQUIRE_THAT(solved(identical).accuracy, !Catch::Matchers::ContainsSubstring("division of throughput"));
}

TEST_CASE("the numbering of stations does not matter if the order of visits is given", "[variability]") {
    RandomNetworks random(23);
    for (int round = 0; round < 40; ++round) {
        Network network = randomNetwork(random, {0, 0.25, 0.5, 1});
        const auto stations = static_cast<Eigen::Index>(network.stations.size());
        network.classes[0].population = random.whole(2, 12);
        network.classes.push_back(network.classes[0]);
        const Matrix demands = network.demands.dense().replicate(2, 1);
        network.demands = demands;
        for (Eigen::Index i = 0; i < network.demands.size(); ++i) // forwards, and backwards
            network.order.push_back(int(i < stations ? i : -i));
        Network other = network;
        std::ranges::reverse(other.stations);
        std::ranges::reverse(other.order);
        other.demands = Matrix(demands.rowwise().reverse());
        std::ranges::rotate(other.order, other.order.begin() + stations); // restores the order of the classes
        CAPTURE(round);
        const Solution one = solved(network);
        const Solution two = solved(other);
        for (int c = 0; c < 2; ++c)
            REQUIRE(two.throughput[c] == Approx(one.throughput[c]).epsilon(1e-6));
    }
}
