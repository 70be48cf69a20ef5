// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in for a station of several servers, where its probabilities are not carried along.
#include "boardset/queueing/ClosedNetwork.h"
#include "boardset/queueing/Convolution.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Throughput of the stand-in: an exact answer for its single servers and its delays.
double throughputOf(const ClosedNetwork& closed) {
    const Vector demands = closed.visits.spread(closed.visits.list()).row(0);
    return solved(closedNetwork(closed.population[0], {demands.begin(), demands.end()}, closed.think[0]), Method::Exact)
        .throughput[0];
}
/// How far the stand-in's throughput is from that of the stations of several servers, relative.
double errorOf(const Network& network, bool fitted) {
    const Problem problem(network);
    ClosedNetwork closed = closedPartOf(problem);
    if (fitted)
        fitServerDelays(problem, closed);
    const double exact = convolve(problem).throughput[0];
    return throughputOf(closed) / exact - 1;
}

} // namespace

TEST_CASE("one class and one station of m servers: the fitted stand-in passes exactly as much", "[closedNetwork]") {
    for (const int servers : {2, 3}) {
        for (const double population : {4.0, 8.0, 16.0}) {
            for (const double think : {5.0, 20.0}) {
                Network network = closedNetwork(population, {0.5, 2, 0.8}, think);
                network.stations[1].servers = servers;
                CAPTURE(servers, population, think);
                // X = G(N - 1) / G(N), where the station's factor is D^j / prod_{i <= j} min(i, m) of the m servers,
                // or that of a server of D / m and a delay of the fitted length behind each other
                CHECK(errorOf(network, true) == Approx(0).margin(1e-10));
                // Seidmann's delay of D (m - 1) / m is too long
                CHECK(errorOf(network, false) < -2e-3);
            }
        }
    }
}

TEST_CASE("two stations of several servers: each is fitted with the other as it stands", "[closedNetwork]") {
    Network network = closedNetwork(8, {0.5, 2, 1.5}, 5);
    network.stations[1].servers = 3;
    network.stations[2].servers = 2;
    CHECK(errorOf(network, false) < -0.04);
    CHECK(std::abs(errorOf(network, true)) < 1e-4); // 1e-3 if each were fitted once
}
