// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations that violate the rules of Sun Fire Link, by rule.
#pragma once

#include "planningGuideCases.h"

namespace boardset::test {

inline void addLinkCases(BadCases& bad) {
    const auto cluster = [](Configuration configuration) {
        Scenario of;
        of.machine = "firelink";
        of.configuration = std::move(configuration);
        return of;
    };
    bad["firelink-switch"] = {cluster(Configuration({{"nodes", 4}})), "Sun Fire Link cluster"};
    Scenario scenario = cluster({});
    scenario.configuration.boards["N0/IB7"] = "link-assembly";
    bad["firelink-assemblies"] = {scenario, "N0"};
    scenario = cluster({});
    scenario.configuration.boards = {{"N0/IB6", ""}, {"N0/IB7", ""}};
    bad["firelink-slots"] = {scenario, "N0"};
    scenario = cluster(Configuration({{"switches", 1}}));
    scenario.configuration.boards = {{"N1/IB8", "io-assembly"}, {"N1/IB9", "io-assembly"}};
    bad["firelink-joined"] = {scenario, "N1"};
    scenario = cluster({});
    scenario.configuration.failed = {"N1/IB8/port1"};
    bad["firelink-link-failed"] = {scenario, "N1/IB8/port1"};
    scenario.configuration.failed = {"N1/IB8/link"};
    bad["firelink-assembly-failed"] = {scenario, "N1/IB8"};
    bad["firelink-get"] = {test::scenario("firelink-get"), "process 1"};
    scenario = cluster(Configuration({{"switches", 2}}));
    scenario.configuration.failed = {"S0"};
    bad["firelink-switch-failed"] = {scenario, "S0"};
    scenario = test::scenario("firelink-put");
    scenario.workload.processes.push_back(scenario.workload.processes[0]);
    scenario.workload.processes[1].name = ProcessName("B");
    scenario.workload.processes[1].customers[0].name = CustomerName("2");
    scenario.workload.processes[1].numbers["size"] = 64;
    bad["firelink-shared-processor"] = {scenario, "N0/SB0/P0"};
}

} // namespace boardset::test
