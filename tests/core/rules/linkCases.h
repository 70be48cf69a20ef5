// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations that violate the rules of Sun Fire Link, by rule.
#pragma once

#include "planningGuideCases.h"

namespace boardset::test {

inline void addLinkCases(BadCases& bad) {
    Scenario cluster;
    cluster.machine = "firelink";
    bad["firelink-switch"] = {withOptions(cluster, {{"nodes", 4}}), "Sun Fire Link cluster"};
    bad["firelink-assemblies"] = {withBoards(cluster, {{"N0/IB7", "link-assembly"}}), "N0"};
    bad["firelink-slots"] = {withBoards(cluster, {{"N0/IB6", ""}, {"N0/IB7", ""}}), "N0"};
    const auto empty = withBoards(cluster, {{"N1/IB8", "io-assembly"}, {"N1/IB9", "io-assembly"}});
    bad["firelink-joined"] = {withOptions(empty, {{"switches", 1}}), "N1"};
    bad["firelink-link-failed"] = {withFailed(cluster, {"N1/IB8/port1"}), "N1/IB8/port1"};
    bad["firelink-assembly-failed"] = {withFailed(cluster, {"N1/IB8/link"}), "N1/IB8"};
    bad["firelink-get"] = {test::scenario("firelink-get"), "process 1"};
    bad["firelink-switch-failed"] = {withFailed(withOptions(cluster, {{"switches", 2}}), {"S0"}), "S0"};
    Scenario scenario = test::scenario("firelink-put");
    scenario.workload.processes.push_back(scenario.workload.processes[0]);
    scenario.workload.processes[1].name = ProcessName("B");
    scenario.workload.processes[1].customers[0].name = CustomerName("2");
    scenario.workload.processes[1].numbers["size"] = 64;
    bad["firelink-shared-processor"] = {scenario, "N0/SB0/P0"};
}

} // namespace boardset::test
