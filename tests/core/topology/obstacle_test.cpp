// SPDX-License-Identifier: GPL-3.0-or-later
// Shortest paths over links of one kind, and reasons for a missing path between two parts.
#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Route.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;

namespace {

std::shared_ptr<const Topology> sunfire6800With(const Configuration& configuration) {
    return Topology::build(test::catalog(), "sunfire6800", configuration);
}

/// Text of the obstacle between two parts at these paths.
std::string between(const Topology& topology, const std::string& requester, const std::string& supplier) {
    return textOf(topology, obstacleBetween(topology, topology.find(requester), topology.find(supplier)));
}

} // namespace

TEST_CASE("a path is the same in both directions, and never passes through another end point", "[path]") {
    const auto topology = sunfire6800With({});
    const BlockId from = topology->find("SB0/P0");
    const BlockId to = topology->find("SB3/P1/memory");
    const RouteSearch search(*topology, from, LinkKind::Data);
    const Route route = search.to(to);
    REQUIRE(route.blocks.front() == from);
    REQUIRE(route.blocks.back() == to);
    REQUIRE(route.links.size() + 1 == route.blocks.size());
    for (std::size_t i = 0; i < route.links.size(); ++i) {
        REQUIRE(topology->link(route.links[i].link).otherEnd(route.blocks[i]) == route.blocks[i + 1]);
        REQUIRE(topology->link(route.links[i].link).kind == LinkKind::Data);
        REQUIRE(route.links[i].share == 1);
        REQUIRE((i == 0 || !isEnd(topology->block(route.blocks[i]).role)));
    }
    const Route back = search.from(to);
    REQUIRE(std::vector<BlockId>(back.blocks.rbegin(), back.blocks.rend()) == route.blocks);
    REQUIRE(search.from(from).links.empty());
    REQUIRE(RouteSearch(*topology, from, LinkKind::Response).from(to).empty()); // a 6800 has no such links
}

TEST_CASE("a whole machine has no obstacle to a memory or to another cache", "[obstacle]") {
    const auto topology = sunfire6800With({});
    REQUIRE(between(*topology, "SB0/P0", "SB3/P1/memory").empty());
    REQUIRE(between(*topology, "SB0/P0", "SB3/P1").empty());
}

TEST_CASE("a failure is reported at the part that it disables, the requester's first", "[obstacle]") {
    Configuration failed;
    failed.failed = {"SB1"};
    const auto topology = sunfire6800With(failed);
    REQUIRE(between(*topology, "SB1/P0", "SB1/P1/memory") == "SB1 P0 is out of service");
    REQUIRE(between(*topology, "SB0/P0", "SB1/P1/memory") == "SB1 P1 memory is out of service");
    REQUIRE(obstacleAt(*topology, topology->find("SB0/P0")).barrier == Barrier::None);
}

TEST_CASE("a domain border is an obstacle, and so is a part outside all domains", "[obstacle]") {
    Configuration divided;
    divided.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}};
    const auto topology = sunfire6800With(divided);
    REQUIRE(between(*topology, "SB0/P0", "SB1/P0/memory") == "SB1 P0 memory is outside the domain of SB0 P0");
    REQUIRE(between(*topology, "SB0/P0", "SB1/P0") == "SB1 P0 is outside the domain of SB0 P0");
    REQUIRE(between(*topology, "SB0/P0", "SB2/P0/memory") == "SB2 P0 memory is in no domain");
    REQUIRE(obstacleAt(*topology, topology->find("SB2/P0")).barrier == Barrier::NoDomain);
}

TEST_CASE("working parts are cut off if their connection has failed", "[obstacle]") {
    Configuration broken(Options{{"segments", 2}});
    broken.failed = {"segment0/RP0"};
    const auto topology = sunfire6800With(broken);
    REQUIRE(between(*topology, "SB0/P0", "SB2/P1/memory") == "SB2 P1 memory is cut off from SB0 P0");
    REQUIRE(between(*topology, "SB0/P0", "SB2/P1") == "SB2 P1 is cut off from SB0 P0");
    REQUIRE(between(*topology, "SB1/P0", "SB3/P1/memory").empty());
}
