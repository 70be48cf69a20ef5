// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of Sun Fire Link say of links that are left, and of processors that are shared.
#include "linkCases.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("of links that fail it is told to whom there are others", "[rules]") {
    Scenario scenario;
    scenario.machine = "firelink";
    scenario.configuration.options["nodes"] = 3; // joined point to point
    scenario.configuration.failed = {"N0/IB8/port0", "N0/IB9/port0"};
    CHECK(fired(scenario).count("firelink-link-failed") == 2);
    for (const Finding& each : findings(*machineOf(scenario), scenario))
        CHECK(each.reason == "Links that its node has left: none to N1, 2 to N2.");
    scenario.configuration.options["nodes"] = 2;
    scenario.configuration.options["switches"] = 1;
    scenario.configuration.failed = {"N0/IB8/port0"};
    CHECK(findingOf("firelink-link-failed", scenario).reason == "Links that its node has left: 3 to S0.");
    scenario.configuration.failed = {};
    scenario.configuration.boards = {{"N0/IB6", ""}, {"N0/IB7", ""}};
    CHECK(findingOf("firelink-slots", scenario).reason ==
          "Its 2 I/O assemblies are all of Sun Fire Link: that leaves room for 4 cards.");
}

TEST_CASE("who shares a processor of messages is told what part each has of it", "[rules]") {
    BadCases bad;
    addLinkCases(bad);
    Scenario scenario = bad["firelink-shared-processor"].first;
    CHECK(findingOf("firelink-shared-processor", scenario).reason.find("an equal part") != std::string::npos);
    scenario.workload.processes[1].work = "mpi-send";
    CHECK(findingOf("firelink-shared-processor", scenario).reason.find("take turns") != std::string::npos);
    scenario.configuration.failed = {"N0/SB0/P0"}; // who cannot run shares nothing
    CHECK(fired(scenario).count("firelink-shared-processor") == 0);
}
