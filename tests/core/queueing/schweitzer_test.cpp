// SPDX-License-Identifier: GPL-3.0-or-later
// Schweitzer-Bard reaches its fixed point from any start.
#include "boardset/queueing/Schweitzer.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Residual of a solution in R_ck = D_ck (1 + Q_k - Q_ck / N_c), evaluated directly.
double residualOf(const Network& network, const Solution& s) {
    const Matrix queue = s.queueLength();
    double worst = 0;
    for (Eigen::Index c = 0; c < s.throughput.size(); ++c) {
        const CustomerClass& customers = network.classes[std::size_t(c)];
        double time = customers.thinkTime;
        for (Eigen::Index k = 0; k < s.utilisation.size(); ++k) {
            const double d = network.demands(c, k);
            const bool waits = isQueueing(network.stations[std::size_t(k)]);
            const double met = queue.col(k).sum() - queue(c, k) / customers.population;
            const double r = waits ? d * (1 + met) : d;
            worst = std::max(worst, std::abs(r - s.residenceTime(c, k)) / std::max(d, 1e-300) / (1 + met));
            time += r;
        }
        worst = std::max(worst, std::abs(customers.population / time / s.throughput[c] - 1));
    }
    return worst;
}

} // namespace

TEST_CASE("Schweitzer's solution satisfies its equations to 1e-10", "[schweitzer]") {
    RandomNetworks random(1);
    for (int i = 0; i < 500; ++i) {
        const Network network = random.next({.mostClasses = 12, .mostStations = 30, .mostCustomers = 40});
        REQUIRE(residualOf(network, solved(network, Method::Schweitzer)) < 1e-10);
    }
}

TEST_CASE("Schweitzer converges with up to 10,000 customers in a class, alone or among others", "[schweitzer]") {
    RandomNetworks random(11);
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        const int most = i % 2 == 0 ? 1000 : 10000;
        const Network network =
            random.next({.mostClasses = i % 3 == 0 ? 1 : 12, .mostStations = 30, .mostCustomers = most});
        const ClosedAnswer answer = schweitzer(Problem(network), 1e-10);
        REQUIRE(answer.iterations < 20000);
        REQUIRE(answer.residual == 0);
    }
}

TEST_CASE("a solution that did not converge says so", "[schweitzer]") {
    RandomNetworks random(3);
    const Network network = random.next({.mostClasses = 12, .mostStations = 30});
    // no change is smaller than zero
    const auto missed = std::get<Solution>(solve(network, {.method = Method::Schweitzer, .tolerance = -1}));
    REQUIRE_FALSE(missed.converged);
    REQUIRE_THAT(missed.accuracy, Catch::Matchers::StartsWith("Not converged: after 20000 iterations"));
    REQUIRE(solved(network, Method::Schweitzer).converged);
}
