// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/EditParts.h"

#include "boardset/scenario/Placement.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/topology/Titles.h"

namespace boardset::edits {

using Limits = ScenarioLimits;

int blockAt(const Topology& topology, const std::string& path) {
    if (path.empty()) {
        return 0;
    }
    const auto block = topology.find(path);
    if (!block) {
        std::vector<std::string> paths;
        for (const Block& one : topology.blocks()) {
            paths.push_back(one.path);
        }
        throw EditError("This machine has no " + printable(path) + "; the nearest name is " +
                        nearest(path.substr(0, Limits::pathBytes), paths) + '.');
    }
    return *block;
}

std::vector<int> placesAt(const Topology& topology, const std::string& path, Role role) {
    const int block = blockAt(topology, path);
    std::vector<int> below = topology.withRole(role, block);
    if (!below.empty()) {
        return below;
    }
    for (int above = block; above >= 0; above = topology.block(above).parent) {
        if (topology.block(above).role == role) {
            return {above};
        }
    }
    return {};
}

std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make) {
    int number = 0;
    while (taken.count(make(number)) != 0) {
        ++number;
    }
    return make(number);
}

Process& processFor(Scenario& scenario, const Topology& topology, const std::string& name) {
    auto& processes = scenario.workload.processes;
    if (!name.empty()) {
        return named(processes, name, "process");
    }
    if (processes.size() >= Limits::processes) {
        throw EditError("A scenario has at most " + std::to_string(Limits::processes) + " processes.");
    }
    const auto& patterns = topology.catalog().patterns();
    if (processes.empty() && patterns.empty()) {
        throw EditError("The database has no access pattern for a new process.");
    }
    Process process;
    process.name = freeName(namesIn(processes), [](int number) { return letterName(number); });
    process.pattern = processes.empty() ? patterns.front().id : processes.front().pattern;
    processes.push_back(process);
    return processes.back();
}

void dropEmptyProcesses(Scenario& scenario) {
    auto& processes = scenario.workload.processes;
    std::erase_if(processes, [](const Process& process) { return process.threads.empty() && process.regions.empty(); });
}

void needRoom(const Scenario& scenario, const Topology& topology) {
    const auto over = overflowOf(scenario, topology);
    if (over) {
        throw EditError(titleOf(topology, *topology.find(over->memory)) + " holds " + sizeText(over->capacity) +
                        ", and " + sizeText(over->bytes) + " of pages would be there.");
    }
}

} // namespace boardset::edits
