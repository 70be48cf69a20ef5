// SPDX-License-Identifier: GPL-3.0-or-later
// The substitute for a station with several servers, for methods that do not track its state probabilities.
#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/Convolution.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Throughput of the substitute: an exact solution for its single servers and its delays.
double throughputOf(const ClosedNetwork& closed) {
    const Vector demands = closed.visits.spread(closed.visits.list()).row(0);
    return solved(closedNetwork(closed.population[0], {demands.begin(), demands.end()}, closed.think[0]), Method::Exact)
        .throughput[0];
}
/// Relative error of the substitute's throughput compared with the stations with several servers.
double errorOf(const Network& network, bool fitted) {
    const Problem problem(network);
    ClosedNetwork closed = closedNetworkOf(problem);
    if (fitted)
        fitServerDelays(problem, closed);
    const double exact = convolve(problem).throughput[0];
    return throughputOf(closed) / exact - 1;
}

} // namespace

TEST_CASE("for one class and one station of m servers, the fitted substitute has exactly the same throughput",
          "[closedNetwork]") {
    for (const int servers : {2, 3}) {
        for (const double population : {4.0, 8.0, 16.0}) {
            for (const double think : {5.0, 20.0}) {
                Network network = closedNetwork(population, {0.5, 2, 0.8}, think);
                network.stations[1].servers = servers;
                CAPTURE(servers, population, think);
                // X = G(N - 1) / G(N). The factor of the station is D^j / prod_{i <= j} min(i, m) for the m servers.
                // The substitute has the factor of a server of D / m followed by a delay of the fitted length.
                CHECK(errorOf(network, true) == Approx(0).margin(1e-10));
                // Seidmann's delay of D (m - 1) / m is too long.
                CHECK(errorOf(network, false) < -2e-3);
            }
        }
    }
}

TEST_CASE("each of two stations with several servers is fitted together with the other's current substitute",
          "[closedNetwork]") {
    Network network = closedNetwork(8, {0.5, 2, 1.5}, 5);
    network.stations[1].servers = 3;
    network.stations[2].servers = 2;
    CHECK(errorOf(network, false) < -0.04);
    CHECK(std::abs(errorOf(network, true)) < 1e-4); // 1e-3 if each were fitted once
}
