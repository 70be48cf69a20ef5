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

std::vector<int> placesAt(const Topology& topology, const std::string& path, const std::function<bool(int)>& fits) {
    const int block = blockAt(topology, path);
    std::vector<int> below;
    for (int each = block; each < static_cast<int>(topology.blocks().size()) && topology.isBelow(each, block); ++each) {
        if (fits(each)) {
            below.push_back(each);
        }
    }
    if (!below.empty()) {
        return below;
    }
    for (int above = block; above >= 0; above = topology.block(above).parent) {
        if (fits(above)) {
            return {above};
        }
    }
    return {};
}

std::vector<int> memoriesAt(const Topology& topology, const std::string& path) {
    return placesAt(topology, path, [&](int block) { return topology.block(block).role == Role::Memory; });
}

std::vector<int> requestersAt(const Topology& topology, const std::string& path, Requester kind) {
    return placesAt(topology, path, [&](int block) { return topology.isRequester(block, kind); });
}

std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make) {
    int number = 0;
    while (taken.count(make(number)) != 0) {
        ++number;
    }
    return make(number);
}

Process& processFor(Scenario& scenario, const Topology& topology, const std::string& name, Requester kind) {
    auto& processes = scenario.workload.processes;
    if (!name.empty()) {
        return named(processes, name, "process");
    }
    if (processes.size() >= Limits::processes) {
        throw EditError("A scenario has at most " + std::to_string(Limits::processes) + " processes.");
    }
    const auto& patterns = topology.catalog().patterns();
    const auto pattern = std::find_if(patterns.begin(), patterns.end(),
                                      [&](const AccessPattern& each) { return each.requester == kind; });
    const auto alike =
        std::find_if(processes.begin(), processes.end(), [&](const Process& each) { return each.requester == kind; });
    if (alike == processes.end() && pattern == patterns.end()) {
        throw EditError("The database has no access pattern for a new " + wordFor(kind) + '.');
    }
    Process process;
    process.name = freeName(namesIn(processes), [](int number) { return letterName(number); });
    process.pattern = alike == processes.end() ? pattern->id : alike->pattern;
    process.requester = kind;
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
