// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of Sun Fire Link about remaining links and shared processors.
#include "linkCases.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a finding about failed links lists the remaining links to each node", "[rules]") {
    Scenario scenario;
    scenario.machine = "firelink";
    scenario.configuration.options["nodes"] = 3; // joined point to point
    scenario.configuration.failed = {"N0/IB8/port0", "N0/IB9/port0"};
    CHECK(fired(scenario).count("firelink-link-failed") == 2);
    for (const Finding& each : findings(*machineOf(scenario), scenario))
        CHECK(each.reason == "Remaining links of its node: none to N1, 2 to N2.");
    scenario.configuration.options["nodes"] = 2;
    scenario.configuration.options["switches"] = 1;
    scenario.configuration.failed = {"N0/IB8/port0"};
    CHECK(findingOf("firelink-link-failed", scenario).reason == "Remaining links of its node: 3 to S0.");
    scenario.configuration.failed = {};
    scenario.configuration.boards = {{"N0/IB6", ""}, {"N0/IB7", ""}};
    CHECK(findingOf("firelink-slots", scenario).reason ==
          "All of its 2 I/O assemblies are Sun Fire Link assemblies, which leave slots for only 4 cards.");
}

TEST_CASE("a finding about a shared processor states the share of each process", "[rules]") {
    BadCases bad;
    addLinkCases(bad);
    Scenario scenario = bad["firelink-shared-processor"].first;
    CHECK(findingOf("firelink-shared-processor", scenario).reason.find("equal shares") != std::string::npos);
    scenario.workload.processes[1].work = "mpi-send";
    CHECK(findingOf("firelink-shared-processor", scenario).reason.find("take turns") != std::string::npos);
    scenario.configuration.failed = {"N0/SB0/P0"}; // a stopped process shares nothing
    CHECK(fired(scenario).count("firelink-shared-processor") == 0);
}

TEST_CASE("three nodes need no switch, and a failed link is no failed assembly", "[rules]") {
    Scenario cluster;
    cluster.machine = "firelink";
    CHECK(fired(withOptions(cluster, {{"nodes", 3}})).empty());
    CHECK(fired(withOptions(cluster, {{"nodes", 8}, {"switches", 1}})).empty());
    CHECK_FALSE(fired(withFailed(cluster, {"N1/IB8/port1"})).contains("firelink-assembly-failed"));
    CHECK(fired(withFailed(cluster, {"N1/IB8"})).contains("firelink-assembly-failed"));
}
