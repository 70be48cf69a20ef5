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

std::vector<int> requestersAt(const Topology& topology, const std::string& path, const Work& work) {
    return placesAt(topology, path, [&](int block) { return topology.canDo(block, work); });
}

std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make) {
    int number = 0;
    while (taken.count(make(number)) != 0) {
        ++number;
    }
    return make(number);
}

namespace {

/// The first block at, below or else above another on which customers can stand; -1 if there is none.
int standAt(const Topology& topology, int block) {
    const std::vector<int> below = topology.requesters(block);
    if (!below.empty()) {
        return below.front();
    }
    while (block >= 0 && !topology.isRequester(block)) {
        block = topology.block(block).parent;
    }
    return block;
}

} // namespace

Process& processFor(Scenario& scenario, const Topology& topology, const std::string& name, int block) {
    auto& processes = scenario.workload.processes;
    if (!name.empty()) {
        return named(processes, name, "process");
    }
    if (processes.size() >= Limits::processes) {
        throw EditError("A scenario has at most " + std::to_string(Limits::processes) + " processes.");
    }
    const int stand = standAt(topology, block);
    const auto alike = std::find_if(processes.begin(), processes.end(), [&](const Process& each) {
        return stand < 0 || topology.canDo(stand, topology.catalog().work(each.work));
    });
    const Work* const work = topology.workIn(std::max(0, stand));
    if (alike == processes.end() && work == nullptr) {
        throw EditError("The database has no work that can be done on " + topology.machine().title + '.');
    }
    Process process;
    process.name = freeName(namesIn(processes), [](int number) { return letterName(number); });
    process.work = alike == processes.end() ? work->id : alike->work;
    processes.push_back(process);
    return processes.back();
}

void dropEmptyProcesses(Scenario& scenario) {
    auto& processes = scenario.workload.processes;
    std::erase_if(processes,
                  [](const Process& process) { return process.customers.empty() && process.regions.empty(); });
}

void needRoom(const Scenario& scenario, const Topology& topology) {
    const auto over = overflowOf(scenario, topology);
    if (over) {
        throw EditError(titleOf(topology, *topology.find(over->memory)) + " holds " + sizeText(over->capacity) +
                        ", and " + sizeText(over->bytes) + " of pages would be there.");
    }
}

} // namespace boardset::edits
