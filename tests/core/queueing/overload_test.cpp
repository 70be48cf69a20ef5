// SPDX-License-Identifier: GPL-3.0-or-later
// Open classes above capacity: all overloaded stations, and all results that still exist.
#include "boardset/queueing/Bounds.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Unstable unstable(const Network& network, Method method = Method::Auto) {
    return std::get<Unstable>(solve(network, {.method = method}));
}

/// Stations a (two servers), b, c, d and a delay; open classes "flood" and "trickle", closed classes "stuck" and
/// "free".
Network flooded() {
    Network network;
    network.stations = {{.name = "a", .servers = 2},
                        {.name = "b"},
                        {.name = "c"},
                        {.name = "d"},
                        {.name = "think", .type = StationType::Delay}};
    network.classes = {{.name = "flood", .type = ClassType::Open, .arrivalRate = 2},
                       {.name = "trickle", .type = ClassType::Open, .arrivalRate = 0.5},
                       {.name = "stuck", .population = 4},
                       {.name = "free", .population = 2, .thinkTime = 3}};
    network.demands = Matrix{{1.25, 0.25, 0.75, 0, 9}, {0, 0.6, 0, 0, 2}, {0.5, 0, 0, 1, 0}, {0, 0, 0, 1, 0}};
    return network;
}

} // namespace

TEST_CASE("a class that visits no overloaded station has bounds", "[overload]") {
    Network network = flooded();
    setDemand(network, 0, 0, 1); // U_a = 2 x 1 / 2
    const ClassBounds free = bounds(network)[3];
    CHECK(free.lower > 0);
    CHECK(free.upper == Approx(0.5)); // N / (Z + D) = 2 / (3 + 1)
}

TEST_CASE("every overloaded station is named, with its demand", "[overload]") {
    const Unstable answer = unstable(flooded());
    // U_a = 2 x 1.25 / 2, U_b = 2 x 0.25 + 0.5 x 0.6, U_c = 2 x 0.75
    REQUIRE(answer.stations == std::vector<int>{0, 2});
    CHECK(answer.rest.utilisation[0] == Approx(1.25));
    CHECK(answer.rest.utilisation[1] == Approx(0.8));
    CHECK(answer.rest.utilisation[2] == Approx(1.5));
    CHECK(answer.rest.utilisation[4] == Approx(2 * 9 + 0.5 * 2)); // customers in the delay, which cannot be overloaded
    CHECK(answer.rest.unanswered == std::vector<int>{0, 2});
}

TEST_CASE("classes that visit no overloaded station have results, whatever the method", "[overload]") {
    for (const Method method : {Method::Auto, Method::Exact, Method::Linearizer, Method::Schweitzer}) {
        const Solution s = unstable(flooded(), method).rest;
        // R = D / (1 - U_b) + delay
        CHECK(s.responseTime[1] == Approx(0.6 / (1 - 0.8) + 2));
        CHECK(s.throughput[1] == 0.5);
        // All stuck customers wait at a. The free ones have station d to themselves:
        // R(1) = 1, X(1) = 1 / 4, Q(1) = 1 / 4
        CHECK(s.throughput[2] == 0);
        // an overloaded class has no residence times, not even at stations that are not overloaded
        CHECK(s.residenceTime.dense().row(0).isZero(0));
        CHECK(s.residenceTime.dense().row(2).isZero(0));
        if (method != Method::Schweitzer) { // R(2) = 1 + Q(1), X(2) = 2 / (3 + R)
            CHECK(s.responseTime[3] == Approx(1.25).epsilon(1e-4));
            CHECK(s.throughput[3] == Approx(2 / 4.25).epsilon(1e-4));
            CHECK(s.utilisation[3] == Approx(2 / 4.25).epsilon(1e-4));
        }
    }
    const auto bound = bounds(flooded());
    CHECK((bound[0].lower == 0 && bound[0].upper == 2)); // the class may be delayed
    CHECK((bound[1].lower == 0.5 && bound[1].upper == 0.5));
    CHECK((bound[2].lower == 0 && bound[2].upper == 0));
    CHECK((bound[3].lower > 0 && bound[3].upper == Approx(2 / 4.0)));
    CHECK(unstable(flooded(), Method::Bounds).rest.utilisation[0] == Approx(1.25));
}

TEST_CASE("a station is overloaded at a utilisation of one, not below", "[overload]") {
    // M/M/3: U = lambda D / 3
    Network network = openNetwork(3, {1});
    network.stations[0].servers = 3;
    CHECK(unstable(network).stations == std::vector<int>{0});
    network.classes[0].arrivalRate = 2.99;
    CHECK(solved(network).utilisation[0] == Approx(2.99 / 3));
    network.stations[0].type = StationType::Delay;
    network.classes[0].arrivalRate = 300;
    CHECK(solved(network).responseTime[0] == 1);
}

TEST_CASE("a class without customers never has an unbounded wait", "[overload]") {
    Network network = flooded();
    network.classes[2].population = 0;
    network.classes.push_back({.name = "none", .type = ClassType::Open, .arrivalRate = 0});
    addDemands(network, {1, 0, 0, 0, 0});
    CHECK(unstable(network).rest.unanswered == std::vector<int>{0});
}
