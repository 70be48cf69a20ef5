// SPDX-License-Identifier: GPL-3.0-or-later
// Background customers: the foreground never waits for them, and they get the remaining capacity.
#include "boardset/queueing/Layers.h"

#include "boardset/queueing/Bounds.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

constexpr Method everyMethod[] = {Method::Auto, Method::Exact, Method::Linearizer, Method::Schweitzer, Method::Bounds};

/// Two classes at single servers; the second class is in the background.
Network twoLayers(const CustomerClass& foreground, const CustomerClass& background, const Matrix& demands) {
    Network network;
    network.stations.assign(std::size_t(demands.cols()), {});
    network.classes = {foreground, background};
    network.classes[1].background = true;
    network.demands = demands;
    return network;
}

CustomerClass open(double rate) {
    return {.type = ClassType::Open, .arrivalRate = rate};
}

CustomerClass closed(double population, double think = 0) {
    return {.population = population, .thinkTime = think};
}

/// Solution of a network, stable or not.
Solution answerOf(const Network& network, Method method) {
    const Outcome outcome = solve(network, {.method = method});
    const auto* unstable = std::get_if<Unstable>(&outcome);
    return unstable != nullptr ? unstable->rest : std::get<Solution>(outcome);
}

/// Only the classes of one layer.
Network only(const Network& network, bool background) {
    const Layers layers = layersOf(network);
    return layerOf(network, background ? layers.background : layers.foreground);
}

} // namespace

TEST_CASE("of two open classes at one server, the foreground is exact and the background has a slower server",
          "[layers]") {
    const double u1 = 0.5;
    const double u2 = 0.3;
    for (const double d1 : {0.01, 1.0}) {
        const double d2 = 1;
        const Solution s = solved(twoLayers(open(u1 / d1), open(u2 / d2), (Matrix(2, 1) << d1, d2).finished()));
        // preemptive-resume M/M/1: R_1 = D_1 / (1 - U_1), as if it were alone
        CHECK(s.responseTime[0] == Approx(d1 / (1 - u1)).epsilon(tight));
        // a server of speed 1 - U_1: R_2 = (D_2 / (1 - U_1)) / (1 - U_2 / (1 - U_1)) = D_2 / (1 - U_1 - U_2)
        CHECK(s.responseTime[1] == Approx(d2 / (1 - u1 - u2)).epsilon(tight));
        // Exact: R_2 = D_2 / (1 - U_1) + (U_1 D_1 + U_2 D_2) / ((1 - U_1) (1 - U_1 - U_2)). The model omits the wait
        // for foreground customers found on arrival: a fiftieth if their services are short, one half if not.
        const double exact = d2 / (1 - u1) + (u1 * d1 + u2 * d2) / ((1 - u1) * (1 - u1 - u2));
        const double missing = u1 * d1 / ((1 - u1) * (1 - u1 - u2));
        CHECK(exact - s.responseTime[1] == Approx(missing).epsilon(tight));
        CHECK(missing / exact < (d1 < 1 ? 0.01 : 0.51));
        CHECK(s.utilisation[0] == Approx(u1 + u2).epsilon(tight));
        CHECK_FALSE(s.exact);
    }
}

TEST_CASE("a closed background with an open foreground has the recursion of a slower server", "[layers]") {
    // D' = D / (1 - U_1) = 2; N = 3, Z = 4: R(n) = 2 (1 + Q(n-1)), X = n / (4 + R), Q = X R
    double q = 0;
    double x = 0;
    for (int n = 1; n <= 3; ++n) {
        const double r = 2 * (1 + q);
        x = n / (4 + r);
        q = x * r;
    }
    const Solution s = solved(twoLayers(open(0.5), closed(3, 4), Matrix::Ones(2, 1)));
    CHECK(s.throughput[1] == Approx(x).epsilon(tight));
    CHECK(s.queueLength()(1, 0) == Approx(q).epsilon(tight));
    CHECK(s.responseTime[0] == Approx(1 / (1 - 0.5)).epsilon(tight)); // at equal priority it would wait for those q too
}

TEST_CASE("an open background with a closed foreground has the closed form of a slower server", "[layers]") {
    // One customer with think time 3 and service time 1: U = 1 / 4. The background: D / (1 - 1/4) = 4 / 3 at rate 0.5:
    // R = (4 / 3) / (1 - 2 / 3)
    for (const Method method : {Method::Exact, Method::Linearizer, Method::Schweitzer}) {
        const Solution s = solved(twoLayers(closed(1, 3), open(0.5), Matrix::Ones(2, 1)), method);
        CHECK(s.throughput[0] == Approx(0.25).epsilon(tight));
        CHECK(s.responseTime[1] == Approx(4).epsilon(1e-6));
        CHECK(s.utilisation[0] == Approx(0.75).epsilon(1e-6));
    }
}

TEST_CASE("a background without think time uses all that one foreground customer leaves", "[layers]") {
    // exact for preemptive-resume: X_2 = (1 - U_1) / D_2, U_1 = 1 / 4
    const Solution s = solved(twoLayers(closed(1, 3), closed(5), (Matrix(2, 1) << 1, 2).finished()));
    CHECK(s.throughput[1] == Approx(0.75 / 2).epsilon(tight));
    CHECK(s.utilisation[0] == Approx(1).epsilon(tight));
}

TEST_CASE("the background sees the same number of servers, each slower", "[layers]") {
    // M/M/2 at U_1 = 1/2: one customer at servers of half the speed, R = 2 D
    Network network = twoLayers(open(1), closed(1), Matrix::Ones(2, 1));
    network.stations[0].servers = 2;
    CHECK(solved(network).responseTime[1] == Approx(2).epsilon(tight));
    // a delay station has no servers to slow down
    network.stations[0].type = StationType::Delay;
    CHECK(solved(network).responseTime[1] == Approx(1).epsilon(tight));
    CHECK(solved(network).exact);
}

TEST_CASE("a background without a foreground is solved like any network", "[layers]") {
    RandomNetworks random(31);
    for (int i = 0; i < 60; ++i) {
        const Network plain = random.next({.multiServer = true, .open = i % 2 == 0});
        Network lower = plain;
        for (CustomerClass& each : lower.classes)
            each.background = true;
        Network idle = lower; // with an empty foreground
        idle.classes.insert(idle.classes.begin(), {.name = "nobody", .population = 0});
        Matrix demands(plain.demands.rows() + 1, plain.demands.cols());
        demands << Matrix::Ones(1, plain.demands.cols()), plain.demands.dense();
        idle.demands = demands;
        for (const Method method : everyMethod) {
            const Solution expected = answerOf(plain, method);
            CAPTURE(i, method);
            CHECK(
                (answerOf(lower, method).residenceTime.dense() - expected.residenceTime.dense()).cwiseAbs().maxCoeff() <
                1e-12);
            const Solution under = answerOf(idle, method);
            CHECK(under.throughput.tail(expected.throughput.size()).isApprox(expected.throughput, 1e-12));
            CHECK(under.utilisation.isApprox(expected.utilisation, 1e-12));
            CHECK(under.exact == expected.exact);
        }
    }
}

TEST_CASE("the foreground has exactly the solution that it has alone", "[layers]") {
    RandomNetworks random(32);
    for (int i = 0; i < 100; ++i) {
        Network network = random.next({.mostClasses = 5, .multiServer = true, .open = i % 2 == 0});
        for (std::size_t c = 1; c < network.classes.size(); ++c)
            network.classes[c].background = random.chance(0.5);
        for (const Method method : everyMethod) {
            CAPTURE(i, method);
            const Solution both = answerOf(network, method);
            const Solution alone = answerOf(only(network, false), method);
            const std::vector<Eigen::Index> rows = layersOf(network).foreground;
            CHECK(Vector(both.throughput(rows)) == alone.throughput);
            CHECK(Matrix(both.residenceTime.dense()(rows, Eigen::all)) == alone.residenceTime.dense());
            const bool stable = std::holds_alternative<Solution>(solve(network, {.method = method}));
            if (method == Method::Bounds || !stable) // an open background may be overloaded
                continue;
            for (std::size_t k = 0; k < network.stations.size(); ++k) // utilisation law: no customer is served twice
                CHECK((!isQueueing(network.stations[k]) || both.utilisation[Eigen::Index(k)] <= 1 + 1e-7));
            const std::vector<ClassBounds> bound = bounds(network);
            for (std::size_t c = 0; c < network.classes.size(); ++c) {
                CHECK(both.throughput[Eigen::Index(c)] <= bound[c].upper * 1.02);
                CHECK(both.throughput[Eigen::Index(c)] >= bound[c].lower * 0.98);
            }
        }
    }
}

TEST_CASE("a saturated foreground leaves no capacity, which is a valid solution", "[layers]") {
    for (const Method method : everyMethod) {
        // Three customers are always at station 0: U = 1. The background passes it on its way to station 1.
        Network network = twoLayers(closed(3), closed(2), (Matrix(2, 2) << 1, 0, 1, 1).finished());
        const auto s = std::get<Solution>(solve(network, {.method = method}));
        CHECK(s.throughput[0] == Approx(1));
        if (method == Method::Bounds) { // ignores that the foreground is always there: N / (D (N + K - 1))
            CHECK(s.throughput[1] == Approx(2.0 / 3));
        } else {
            CHECK(s.throughput[1] == 0);
            CHECK(s.unanswered == std::vector<int>{1});
            CHECK(s.utilisation[1] == 0);
        }
        // elsewhere it is served as usual: X = 1 / D
        setDemand(network, 1, 0, 0);
        const auto elsewhere = std::get<Solution>(solve(network, {.method = method}));
        CHECK(elsewhere.throughput[1] == Approx(1));
        CHECK(elsewhere.unanswered.empty());
    }
}

TEST_CASE("an open background above the spare capacity is overloaded, and the foreground keeps its solution",
          "[layers]") {
    // U_1 = 0.6 and U_2 = 0.5: the demand on one server is 1.1
    const Unstable unstable = std::get<Unstable>(solve(twoLayers(open(0.6), open(0.5), Matrix::Ones(2, 1))));
    CHECK(unstable.stations == std::vector<int>{0});
    CHECK(unstable.rest.utilisation[0] == Approx(1.1));
    CHECK(unstable.rest.unanswered == std::vector<int>{1});
    CHECK(unstable.rest.responseTime[0] == Approx(1 / (1 - 0.6)).epsilon(tight));
    // A foreground that is overloaded also leaves no capacity: U_1 = 1.2. At the other station its utilisation is 0.3.
    const Unstable both =
        std::get<Unstable>(solve(twoLayers(open(0.6), closed(2), (Matrix(2, 2) << 2, 0.5, 1, 1).finished())));
    CHECK(both.stations == std::vector<int>{0});
    CHECK(both.rest.unanswered == std::vector<int>{0, 1});
    CHECK(both.rest.throughput[1] == 0);
    CHECK(both.rest.utilisation[1] == Approx(0.3));
    CHECK(both.rest.accuracy.find("Overloaded stations are left out") != std::string::npos);
    // no capacity is left: U_1 = 1
    const Unstable full = std::get<Unstable>(solve(twoLayers(closed(2), open(0.5), Matrix::Ones(2, 1))));
    CHECK(full.stations == std::vector<int>{0});
    CHECK(full.rest.utilisation[0] == Approx(1.5));
    CHECK(full.rest.throughput[0] == Approx(1));
}
