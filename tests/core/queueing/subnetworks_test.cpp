// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that consist of independent parts: the parts, and equal results for separate solutions.
#include "boardset/queueing/Solver.h"
#include "boardset/queueing/Subnetworks.h"
#include "support/catch.h"

using namespace boardset;

namespace {

CustomerClass closedClass(double population, double thinkTime = 0) {
    return {"", ClassType::Closed, population, thinkTime, 0};
}

/// Classes 0 and 2 share station 0, class 1 is alone at station 1; all pass the delay station 2.
Network twoParts() {
    Network network;
    network.stations = {{"a", StationType::Queueing, 1}, {"b", StationType::Queueing, 1}, {"d", StationType::Delay, 1}};
    network.classes = {closedClass(3), closedClass(5, 1), closedClass(2)};
    network.demands = Matrix{{1, 0, 4}, {0, 2, 3}, {0.5, 0, 1}};
    return network;
}

Solution solvedBy(const Network& network, Method method) {
    SolveOptions options;
    options.method = method;
    return std::get<Solution>(solve(network, options));
}

} // namespace

TEST_CASE("classes that wait at one station are in one part, and a delay station joins no classes", "[solver]") {
    const Network network = twoParts();
    const auto parts = independentSubnetworks(Problem(network));
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].classes == std::vector<Eigen::Index>{0, 2});
    CHECK(parts[0].stations == std::vector<Eigen::Index>{0, 2});
    CHECK(parts[1].classes == std::vector<Eigen::Index>{1});
    CHECK(parts[1].stations == std::vector<Eigen::Index>{1, 2});
}

TEST_CASE("a chain of shared stations makes one part", "[solver]") {
    Network chain = twoParts();
    chain.demands = Matrix{{1, 0, 4}, {0, 2, 3}, {0.5, 0.1, 1}};
    CHECK(independentSubnetworks(Problem(chain)).size() == 1);
}

TEST_CASE("a network solved in parts equals each part solved alone", "[solver]") {
    const Network network = twoParts();
    for (const Method method : {Method::Exact, Method::Linearizer, Method::Schweitzer}) {
        const Solution whole = solvedBy(network, method);
        for (const Subnetwork& part : independentSubnetworks(Problem(network))) {
            const Solution alone = solvedBy(networkOf(network, part), method);
            for (std::size_t i = 0; i < part.classes.size(); ++i) {
                const auto row = static_cast<Eigen::Index>(i);
                CHECK(whole.throughput[part.classes[i]] == Approx(alone.throughput[row]));
                CHECK(whole.responseTime[part.classes[i]] == Approx(alone.responseTime[row]));
                // N = X (Z + R), Little's law for each class
                const CustomerClass& customers = network.classes[static_cast<std::size_t>(part.classes[i])];
                CHECK(whole.throughput[part.classes[i]] * (customers.thinkTime + whole.responseTime[part.classes[i]]) ==
                      Approx(customers.population));
            }
        }
        // the delay station holds the customers of both parts: X D
        const double expected = whole.throughput[0] * 4 + whole.throughput[1] * 3 + whole.throughput[2] * 1;
        CHECK(whole.utilisation[2] == Approx(expected));
        CHECK(whole.method == method);
        CHECK(whole.exact == (method == Method::Exact));
    }
}

TEST_CASE("open classes remain in their part", "[solver]") {
    Network network = twoParts();
    network.classes[1] = {"", ClassType::Open, 0, 0, 0.25};
    const Solution whole = solvedBy(network, Method::Auto);
    // R = D/(1 - lambda D) and the delay: 2/(1 - 0.5) + 3
    CHECK(whole.throughput[1] == Approx(0.25));
    CHECK(whole.responseTime[1] == Approx(7.0));
}
