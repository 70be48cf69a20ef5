// SPDX-License-Identifier: GPL-3.0-or-later
// Who fills the bottleneck, and what a faster station would bring.
#include "boardset/analysis/Bottleneck.h"
#include "boardset/analysis/Sensitivity.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the shares of the bottleneck add up to one", "[bottleneck]") {
    RandomNetworks random(9);
    for (int i = 0; i < 100; ++i) {
        const Network network = random.next({.multiServer = true});
        const Bottleneck b = bottleneckOf(network, solved(network, Method::Schweitzer));
        REQUIRE(b.share.sum() == Approx(1).epsilon(1e-12));
        REQUIRE(b.utilisation <= 1 + 1e-9);
    }
}

TEST_CASE("doubling the speed of a saturated station moves the bottleneck", "[sensitivity]") {
    // With 1,000 customers X = 1 / Dmax: 1 / 4 before, 1 / 3 after; then the other station is the bottleneck.
    const auto effects = sensitivities(closedNetwork(1000, {3, 4}));
    REQUIRE(effects[0].station == 1);
    REQUIRE(effects[0].change == Approx(1.0 / 3).epsilon(1e-3));
    REQUIRE(effects[0].nextBottleneck == 0);
    REQUIRE(effects[1].change == Approx(0).margin(1e-3));
}

TEST_CASE("weights choose whose throughput counts", "[sensitivity]") {
    Network network = closedNetwork(5, {1, 0});
    network.classes.push_back(network.classes[0]);
    network.demands = Matrix::Identity(2, 2);
    Vector weights(2);
    weights << 0, 1;
    REQUIRE(sensitivities(network, weights)[0].station == 1);
    REQUIRE(sensitivities(network, weights)[0].change == Approx(1));
}
