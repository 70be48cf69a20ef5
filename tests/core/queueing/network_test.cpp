// SPDX-License-Identifier: GPL-3.0-or-later
// Invalid networks, each refused with one line that names the field.
#include "boardset/queueing/Network.h"
#include "networks.h"
#include "support/catch.h"

#include <functional>
#include <limits>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("an unsolvable network is refused, with the field and the permitted values", "[network]") {
    const double infinity = std::numeric_limits<double>::infinity();
    const std::vector<std::pair<std::function<void(Network&)>, std::string>> cases{
        {[](Network& n) { n.stations.clear(); }, "stations: found none; allowed: at least one"},
        {[](Network& n) { n.classes.clear(); }, "classes: found none; allowed: at least one"},
        {[](Network& n) { n.demands = Matrix::Ones(2, 2); },
         "demands: found 2 x 2; allowed: one row per class and one column per station: 1 x 2"},
        {[](Network& n) { n.stations[1].servers = 0; }, "stations[1].servers: found 0; allowed: a whole number"},
        {[](Network& n) { n.stations[1].serviceCv2 = -1; },
         "stations[1].service_cv2: found -1; allowed: 0, or a number from 1e-30 to 1e30"},
        {[](Network& n) { n.classes[0].population = -1; }, "classes[0].population: found -1; allowed: 0, or a number"},
        {[=](Network& n) { n.classes[0].thinkTime = infinity; }, "classes[0].think_time: found inf"},
        {[=](Network& n) { setDemand(n, 0, 1, -infinity); }, "demands[0][1]: found -inf"},
        {[](Network& n) { setDemand(n, 0, 1, 1e300); },
         "demands[0][1]: found 1e+300; allowed: 0, or a number from 1e-30"},
        {[](Network& n) { setDemand(n, 0, 0, 1e-300); }, "demands[0][0]: found 1e-300"},
        {[](Network& n) { n.classes[0].population = 1e31; }, "classes[0].population: found 1e+31"},
        {[](Network& n) { n.demands = Matrix::Zero(1, 2); }, "classes[0]: found customers that spend no time anywhere"},
    };
    for (const auto& [change, expected] : cases) {
        Network network = closedNetwork(3, {1, 2});
        REQUIRE_NOTHROW(validate(network));
        change(network);
        REQUIRE_THROWS_WITH(validate(network), Catch::Matchers::StartsWith(expected));
    }
}

TEST_CASE("every method solves the largest and the smallest numbers", "[network]") {
    Network network = closedNetwork(1e-30, {1e30, 1e-30}, 1e30);
    network.classes.push_back({.name = "b", .population = 3, .thinkTime = 1});
    network.demands = Matrix{{1e30, 1e-30}, {1e-12, 1}};
    for (const Method method : {Method::Auto, Method::Linearizer, Method::Schweitzer, Method::Bounds}) {
        const Solution s = solved(network, method);
        REQUIRE((s.throughput.allFinite() && s.utilisation.maxCoeff() <= 1 + 1e-6));
    }
}
