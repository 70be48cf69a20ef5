// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solutions of networks that can be computed manually.
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a balanced closed network has the throughput of the textbook formula", "[exact]") {
    for (const int stations : {1, 2, 5, 20}) {
        for (const int customers : {1, 2, 7, 100}) {
            const Solution s = solved(closedNetwork(customers, std::vector<double>(std::size_t(stations), 0.25)));
            // X = N / (D (N + K - 1)), Q_k = N / K
            REQUIRE(s.exact);
            REQUIRE(s.throughput[0] == Approx(customers / (0.25 * (customers + stations - 1))).epsilon(tight));
            REQUIRE(s.queueLength()(0, stations - 1) == Approx(double(customers) / stations).epsilon(tight));
        }
    }
}

TEST_CASE("an interactive system with two disks and a processor has the textbook solution", "[exact]") {
    // Lazowska et al., section 6.4.1: D = 0.605, 2.1, 1.35, Z = 15, N = 3 gives X = 0.1515, R = 4.80...
    // Manually: R_k = D_k (1 + Q_k(n-1)), X = n / (Z + R), Q_k = X R_k, for n = 1, 2, 3.
    const std::vector<double> d{0.605, 2.1, 1.35};
    std::vector<double> q{0, 0, 0};
    double x = 0;
    double r = 0;
    for (int n = 1; n <= 3; ++n) {
        r = 0;
        for (std::size_t k = 0; k < 3; ++k)
            r += d[k] * (1 + q[k]);
        x = n / (15 + r);
        for (std::size_t k = 0; k < 3; ++k)
            q[k] = x * d[k] * (1 + q[k]);
    }
    const Solution s = solved(closedNetwork(3, d, 15));
    REQUIRE(s.throughput[0] == Approx(x).epsilon(tight));
    REQUIRE(s.responseTime[0] == Approx(r).epsilon(tight));
}

TEST_CASE("an M/M/1 queue has its closed form", "[open]") {
    const Solution s = solved(openNetwork(0.8, {1}));
    // R = D / (1 - U), Q = U / (1 - U)
    REQUIRE(s.responseTime[0] == Approx(5).epsilon(tight));
    REQUIRE(s.queueLength()(0, 0) == Approx(4).epsilon(tight));
}

TEST_CASE("an open class that saturates a station is a result", "[open]") {
    const Outcome outcome = solve(openNetwork(1.25, {0.5, 1}));
    REQUIRE(std::get<Unstable>(outcome).stations == std::vector<int>{1});
    REQUIRE(std::get<Unstable>(outcome).rest.utilisation[1] == Approx(1.25));
}

TEST_CASE("an exact solution that takes more than about a second is refused, with a remedy", "[exact]") {
    SolveOptions options;
    options.method = Method::Exact;
    const auto refusal = [&](double customers) -> std::string {
        try {
            (void)solve(closedNetwork(customers, {1, 2}), options);
        } catch (const NetworkError& error) {
            return error.value + "; " + error.allowed;
        }
        return "solved";
    };
    CHECK(refusal(1e5) == "solved");
    CHECK(refusal(1e9).find("exact, which needs 1.2e+10 operations") == 0);
    CHECK(refusal(1e9).find("schweitzer has no such limit") != std::string::npos);
}
