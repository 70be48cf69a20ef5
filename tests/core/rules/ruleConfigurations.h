// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations without findings, and access to the findings of others.
#pragma once

#include "boardset/rules/Findings.h"
#include "boardset/topology/Titles.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <map>

namespace boardset::test {

inline std::multimap<std::string, std::string> fired(const Scenario& scenario) {
    std::multimap<std::string, std::string> all;
    for (const Finding& finding : findings(*machineOf(scenario), scenario))
        all.emplace(finding.rule.id, finding.part);
    return all;
}

/// One thread with local memory, without findings.
inline Scenario good() {
    Scenario scenario;
    scenario.machine = "sunfire6800";
    scenario.workload.processes = {{.name = "A",
                                    .work = "copy",
                                    .customers = {{"1", "SB0/P0", {}}},
                                    .regions = {{.name = "a", .pagesIn = {{"SB0/P0/memory", 8}}}}}};
    return scenario;
}

/// The same with two domains: two Uniboards, two I/O assemblies.
inline Scenario divided() {
    Scenario scenario = good();
    scenario.configuration.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}};
    return scenario;
}

/// A card in slot 2 of the four-way that reads from the local memory.
inline Scenario goodStream() {
    Scenario scenario;
    scenario.machine = "t5440";
    scenario.configuration.boards = {{"slot2", "pcie-exerciser"}};
    scenario.workload.processes = {{.name = "A",
                                    .work = "dma-read",
                                    .customers = {{"1", "slot2", {}}},
                                    .regions = {{.name = "a", .pagesIn = {{"CPU2/memory", 8}}}}}};
    return scenario;
}

/// The same with the card in an expansion unit.
inline Scenario inUnit() {
    Scenario scenario = goodStream();
    scenario.configuration.boards = {{"slot2", "io-expansion-unit"}, {"slot2/slot1", "pcie-exerciser"}};
    scenario.workload.processes[0].customers[0].on = "slot2/slot1";
    return scenario;
}

/// One thread with local pages and private L3 caches, without findings.
inline Scenario eightWay(const Options& options = {{"l3", 0}}) {
    Scenario scenario;
    scenario.machine = "p650";
    scenario.configuration.options = options;
    scenario.workload.processes = {{.name = "A",
                                    .work = "p650-stream",
                                    .customers = {{"1", "book0/CPU0", {}}},
                                    .regions = {{.name = "a", .pageBytes = 4096, .pagesIn = {{"book0/DIMMs0", 8}}}}}};
    return scenario;
}

/// The scenario with more boards; "" empties a slot.
inline Scenario withBoards(Scenario scenario, const std::map<std::string, std::string>& boards) {
    for (const auto& [slot, board] : boards)
        scenario.configuration.boards[slot] = board;
    return scenario;
}

inline Scenario withOptions(Scenario scenario, const Options& options) {
    for (const auto& [option, value] : options)
        scenario.configuration.options[option] = value;
    return scenario;
}

inline Scenario withFailed(Scenario scenario, std::vector<std::string> failed) {
    scenario.configuration.failed = std::move(failed);
    return scenario;
}

/// The scenario with other pages of its first region.
inline Scenario withPages(Scenario scenario, PagesIn pages) {
    scenario.workload.processes[0].regions[0].pagesIn = std::move(pages);
    return scenario;
}

/// The scenario with its first region on other parts.
inline Scenario withData(Scenario scenario, RegionLayout lies, std::vector<std::string> parts) {
    scenario.workload.processes[0].regions[0].lies = lies;
    scenario.workload.processes[0].regions[0].parts = std::move(parts);
    return scenario;
}

/// The finding of a rule, which fires once.
inline Finding findingOf(const std::string& rule, const Scenario& scenario) {
    std::vector<Finding> found = findings(*machineOf(scenario), scenario);
    std::erase_if(found, [&](const Finding& each) { return each.rule.id != rule; });
    INFO(rule);
    REQUIRE(found.size() == 1);
    return found.front();
}

inline std::string nameIn(const Scenario& scenario, const std::string& path) {
    const auto topology = machineOf(scenario);
    return titleOf(*topology, topology->find(path));
}

/// A server of 1992 whose one client reads a disk by key over the network, without findings.
inline Scenario planned(const std::string& work = "disk-rrr", const std::string& on = "cpus/CPU0") {
    Scenario scenario;
    scenario.machine = "sparcserver690mp";
    scenario.configuration.options["maxUsers"] = 128; // one per MB, as in rule XXII
    scenario.configuration.boards = {{"slot8", "isp-80"}, {"slot8/disk0", "disk-1300-ipi"}};
    scenario.workload.processes = {
        {.name = "A",
         .work = work,
         .customers = {{.name = "1", .on = on, .regions = {}, .server = "memory", .rate = 1}},
         .regions = {{.name = "a", .pagesIn = {}, .lies = RegionLayout::On, .parts = {"slot8/disk0"}}}}};
    return scenario;
}

} // namespace boardset::test
