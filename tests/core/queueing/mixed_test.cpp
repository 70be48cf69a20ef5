// SPDX-License-Identifier: GPL-3.0-or-later
// Open and mixed networks, several servers and delays, compared with the closed forms of textbooks.
#include "networks.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Probability that all of `servers` are busy: (a^c / c!) / (1 - rho) over the sum of all states.
double erlang(int servers, double work) {
    double term = 1; // a^k / k!
    double sum = 0;
    for (int k = 0; k < servers; ++k) {
        sum += term;
        term *= work / (k + 1);
    }
    const double all = term / (1 - work / servers);
    return all / (sum + all);
}

} // namespace

TEST_CASE("an M/M/c queue followed by a delay has its closed form", "[open]") {
    for (const int servers : {1, 2, 3, 10, 40}) {
        for (const double utilisation : {0.05, 0.5, 0.8, 0.95}) {
            Network network = openNetwork(utilisation * servers / 0.25, {0.25, 7});
            network.stations[0].servers = servers;
            network.stations[1].type = StationType::Delay;
            const double c = erlang(servers, utilisation * servers);
            CAPTURE(servers, utilisation);
            for (const Method method : {Method::Auto, Method::Exact, Method::Linearizer, Method::Schweitzer}) {
                const Solution s = solved(network, method);
                // W = C / (c mu - lambda) = C D / (c (1 - rho)), R = D + W + delay, Q = lambda R
                const double w = c * 0.25 / (servers * (1 - utilisation));
                CHECK(s.exact);
                CHECK(s.residenceTime(0, 0) == Approx(0.25 + w).epsilon(tight));
                CHECK(s.responseTime[0] == Approx(7.25 + w).epsilon(tight));
                CHECK(s.queueLength()(0, 0) == Approx(network.classes[0].arrivalRate * (0.25 + w)).epsilon(tight));
                CHECK(s.utilisation[0] == Approx(utilisation).epsilon(tight));
                CHECK(s.utilisation[1] == Approx(network.classes[0].arrivalRate * 7).epsilon(tight));
            }
        }
    }
}

TEST_CASE("open classes with different demands wait in the same queues", "[open]") {
    Network network = openNetwork(0.5, {0.4, 1});
    network.classes.push_back({.type = ClassType::Open, .arrivalRate = 0.25});
    addDemands(network, {1.6, 0.4});
    const Solution s = solved(network);
    // U_1 = 0.5 x 0.4 + 0.25 x 1.6 = 0.6, U_2 = 0.5 + 0.1; R_ck = D_ck / (1 - U_k)
    CHECK(s.responseTime[0] == Approx(0.4 / 0.4 + 1 / 0.4).epsilon(tight));
    CHECK(s.responseTime[1] == Approx(1.6 / 0.4 + 0.4 / 0.4).epsilon(tight));
}

TEST_CASE("in a mixed network of single servers, open work slows the servers for closed work, and waits for it",
          "[mixed]") {
    // U_open = 0.5 x 0.8 = 0.4 at the first station; D' = 0.6 / (1 - 0.4) = 1 there, 0.5 at the second, delay 2, Z = 1
    const std::vector<double> d{1, 0.5};
    std::vector<double> q{0, 0};
    double x = 0;
    for (int n = 1; n <= 6; ++n) { // R_k = D'_k (1 + Q_k(n-1)), X = n / (Z + delay + R)
        double r = 3;
        for (std::size_t k = 0; k < 2; ++k)
            r += d[k] * (1 + q[k]);
        x = n / r;
        for (std::size_t k = 0; k < 2; ++k)
            q[k] = x * d[k] * (1 + q[k]);
    }
    Network network = closedNetwork(6, {0.6, 0.5, 2}, 1);
    network.stations[2].type = StationType::Delay;
    network.classes.push_back({.type = ClassType::Open, .arrivalRate = 0.5});
    addDemands(network, {0.8, 0, 3});
    const Solution s = solved(network);
    CHECK(s.exact);
    CHECK(s.throughput[0] == Approx(x).epsilon(tight));
    CHECK(s.queueLength()(0, 0) == Approx(q[0]).epsilon(tight));
    // R_open = D (1 + Q_closed) / (1 - U_open) + delay
    CHECK(s.responseTime[1] == Approx(0.8 * (1 + q[0]) / (1 - 0.4) + 3).epsilon(tight));
    CHECK(s.utilisation[0] == Approx(0.4 + x * 0.6).epsilon(tight));
}

TEST_CASE("one closed customer among open ones is exact with every method", "[mixed]") {
    // single server: R = D / (1 - U_open) = 2, X = 1 / (3 + 2), Q = 0.4, R_open = 1.4 / (1 - 0.5)
    Network network = closedNetwork(1, {1}, 3);
    network.classes.push_back({.type = ClassType::Open, .arrivalRate = 0.5});
    network.demands = Matrix::Ones(2, 1);
    for (const Method method : {Method::Exact, Method::Linearizer, Method::Schweitzer}) {
        CHECK(solved(network, method).throughput[0] == Approx(0.2).epsilon(tight));
        CHECK(solved(network, method).responseTime[1] == Approx(2.8).epsilon(tight));
    }
    // Two servers at U_open = 1/2: the single customer joins an M/M/2 queue, R = D (1 + C / (2 - 1)), C = erlang(2, 1)
    // = 1/3; X = 1 / (3 + 4/3). The open customers find a longer queue because of the closed customer.
    // Their exact wait follows from the product form; see Convolution.
    network.stations[0].servers = 2;
    network.classes[1].arrivalRate = 1;
    const Solution exact = solved(network, Method::Exact);
    CHECK(exact.throughput[0] == Approx(1 / (3 + 4.0 / 3)).epsilon(tight));
    const Solution fitted = solved(network, Method::Linearizer);
    CHECK(fitted.throughput[0] == Approx(exact.throughput[0]).epsilon(tight));
    CHECK(fitted.responseTime[1] == Approx(exact.responseTime[1]).epsilon(tight));
}

TEST_CASE("for several servers shared by open and closed classes, one class is fitted exactly", "[mixed]") {
    for (const int servers : {2, 3, 8}) {
        for (const double work : {0.3, 0.9}) { // utilisation of the servers by open work
            Network network = closedNetwork(12, {2, 0.5}, 6);
            network.stations[0].servers = servers;
            network.classes.push_back({.type = ClassType::Open, .arrivalRate = work * servers});
            addDemands(network, {1, 0.01});
            const Solution exact = solved(network, Method::Exact);
            const Solution fitted = solved(network, Method::Linearizer);
            CAPTURE(servers, work);
            // The fit gives the substitute the same throughput, and the open wait is summed over the same states. What
            // remains is the error of the Linearizer itself, and the rule that no service is faster than one server.
            CHECK(fitted.throughput[0] == Approx(exact.throughput[0]).epsilon(5e-3));
            CHECK(fitted.responseTime[1] == Approx(exact.responseTime[1]).epsilon(2e-3));
            CHECK(fitted.accuracy.find("modelled as one fast server and a fitted delay") != std::string::npos);
        }
    }
}

TEST_CASE("in mixed networks Linearizer is mostly within 0.5 %, and within 1 % for open customers", "[mixed]") {
    RandomNetworks random(21);
    std::vector<double> throughput;
    std::vector<double> response;
    while (throughput.size() < 400) {
        const Network network = random.next({.multiServer = true, .open = true});
        const auto open = Eigen::Index(network.classes.size()) - 1;
        if (isClosed(network.classes.back()))
            continue;
        const Solution exact = solved(network, Method::Exact);
        const Solution fitted = solved(network, Method::Linearizer);
        throughput.push_back((fitted.throughput.head(open) - exact.throughput.head(open))
                                 .cwiseQuotient(exact.throughput.head(open))
                                 .cwiseAbs()
                                 .maxCoeff());
        response.push_back(std::abs(fitted.responseTime[open] / exact.responseTime[open] - 1));
    }
    std::ranges::sort(throughput);
    std::ranges::sort(response);
    CHECK(throughput[360] < 0.005); // nine of ten
    CHECK(throughput.back() < 0.05);
    CHECK(response[360] < 0.01);
    CHECK(response[392] < 0.10); // 98 %
}
