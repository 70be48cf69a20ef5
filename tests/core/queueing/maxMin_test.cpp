// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted max-min sharing, compared with manual results and with its certificate of optimality.
#include "boardset/queueing/MaxMin.h"
#include "networks.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

std::vector<double> rates(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    return maxMin(resources, flows).rates;
}

struct Sharing {
    std::vector<Resource> resources;
    std::vector<Flow> flows;
};

Sharing randomSharing(RandomNetworks& random) {
    Sharing p;
    const int resources = random.whole(1, 20);
    for (int r = 0; r < resources; ++r) {
        p.resources.push_back({"r", random.chance(0.05)  ? 0
                                    : random.chance(0.5) ? random.whole(1, 3)
                                                         : random.real(0, 10)});
    }
    const int flows = random.whole(1, 60);
    for (int f = 0; f < flows; ++f) {
        Flow flow{.weight = random.chance(0.05) ? 0 : random.chance(0.5) ? 1 : random.real(0.01, 5)};
        const int uses = random.whole(0, 5);
        for (int u = 0; u < uses; ++u) // the same resource may occur twice
            flow.uses.push_back({random.whole(0, resources - 1), random.chance(0.6) ? 1 : random.real(0, 3)});
        if (uses == 0 || random.chance(0.3))
            flow.bound = random.chance(0.1) ? 0 : random.real(0, 2);
        p.flows.push_back(flow);
    }
    for (Flow& flow : p.flows) {
        double largest = 0;
        for (const Use& use : flow.uses)
            largest = std::max(largest, use.coefficient);
        if (largest == 0 && !flow.bound)
            flow.bound = 1;
    }
    return p;
}

/// Checks that the rates are feasible, and that every flow is at its bound or crosses a saturated resource on which no
/// flow has a higher rate / weight. This holds exactly for max-min fair rates (Bertsekas and Gallager, section 6.5.2).
void requireCertificate(const Sharing& p, const Shares& s) {
    constexpr double tolerance = 1e-9;
    std::vector<double> used(p.resources.size(), 0);
    std::vector<double> highest(p.resources.size(), 0);
    for (std::size_t f = 0; f < p.flows.size(); ++f) {
        for (const Use& use : p.flows[f].uses) {
            used[std::size_t(use.resource)] += use.coefficient * s.rates[f];
            if (use.coefficient > 0 && p.flows[f].weight > 0) {
                double& top = highest[std::size_t(use.resource)];
                top = std::max(top, s.rates[f] / p.flows[f].weight);
            }
        }
    }
    for (std::size_t r = 0; r < p.resources.size(); ++r)
        REQUIRE(used[r] <= p.resources[r].capacity + tolerance);
    for (std::size_t f = 0; f < p.flows.size(); ++f) {
        const Flow& flow = p.flows[f];
        REQUIRE(s.rates[f] <= flow.bound.value_or(1e300));
        if (flow.weight == 0) {
            REQUIRE(s.rates[f] == 0);
        } else if (s.limit[f] == Shares::atBound) {
            REQUIRE(s.rates[f] == flow.bound.value());
        } else {
            const auto r = std::size_t(s.limit[f]);
            REQUIRE(used[r] >= p.resources[r].capacity - tolerance);
            REQUIRE(s.rates[f] / flow.weight >= highest[r] - tolerance);
            REQUIRE(s.utilisation[r] == Approx(1).epsilon(1e-9));
        }
    }
}

} // namespace

TEST_CASE("two flows share one wire by weight, use and bound", "[maxmin]") {
    const std::vector<Resource> wire{{"wire", 12}};
    // x0 = x1 and x0 + 2 x1 = 12
    REQUIRE(rates(wire, {{.uses = {{0, 1}}}, {.uses = {{0, 2}}}}) == std::vector<double>{4, 4});
    // x0 / 1 = x1 / 3 and x0 + x1 = 12
    REQUIRE(rates(wire, {{.weight = 1, .uses = {{0, 1}}}, {.weight = 3, .uses = {{0, 1}}}}) ==
            std::vector<double>{3, 9});
    // x0 = 2 at its bound, x1 gets the remainder
    REQUIRE(rates(wire, {{.bound = 2, .uses = {{0, 1}}}, {.uses = {{0, 1}}}}) == std::vector<double>{2, 10});
}

TEST_CASE("a flow over a line of links shares each link equally", "[maxmin]") {
    // Bertsekas and Gallager: one flow over all links of capacity 1, one flow on each: all get 1/2.
    const std::vector<Resource> line{{"a", 1}, {"b", 1}, {"c", 3}};
    const std::vector<Flow> flows{
        {.uses = {{0, 1}, {1, 1}, {2, 1}}}, {.uses = {{0, 1}}}, {.uses = {{1, 1}}}, {.uses = {{2, 1}}}};
    REQUIRE(rates(line, flows) == std::vector<double>{0.5, 0.5, 0.5, 2.5});
}

TEST_CASE("empty sharing problems have a result, and invalid ones are refused", "[maxmin]") {
    REQUIRE(rates({{"dead", 0}}, {{.uses = {{0, 1}}}}) == std::vector<double>{0});
    REQUIRE(rates({}, {{.bound = 3}}) == std::vector<double>{3});
    REQUIRE(rates({{"idle", 5}}, {}).empty());
    REQUIRE_THROWS_AS(maxMin({}, {{.weight = 1}}), NetworkError);
    REQUIRE_THROWS_AS(maxMin({{"a", 1}}, {{.uses = {{1, 1}}}}), NetworkError);
    REQUIRE_THROWS_AS(maxMin({{"a", -1}}, {}), NetworkError);
}

TEST_CASE("every random instance has its certificate of optimality", "[maxmin]") {
    RandomNetworks random(7);
    for (int i = 0; i < 3000; ++i) {
        const Sharing p = randomSharing(random);
        CAPTURE(i);
        requireCertificate(p, maxMin(p.resources, p.flows));
    }
}
