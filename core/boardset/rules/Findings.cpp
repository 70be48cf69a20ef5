// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/Findings.h"

#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/catalog/Words.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

std::string boardOf(const Topology& topology, int block) {
    const int group = topology.localityGroupOf(block);
    return group < 0 ? std::string() : topology.block(group).path;
}

std::string boardOf(const Topology& topology, const std::string& path) {
    const auto block = topology.find(path);
    return block ? boardOf(topology, *block) : std::string();
}

void addParts(ConfigurationRows& rows, const Topology& topology) {
    const auto& failed = topology.configuration().failed;
    const auto& domains = topology.domains();
    for (const Block& block : topology.blocks()) {
        const std::string parent = block.parent < 0 ? std::string() : topology.block(block.parent).path;
        const std::string name = block.parent < 0 ? topology.machine().title : block.name;
        const bool divided = block.bay >= 0 || block.role == Role::Processor || block.role == Role::Memory;
        const std::string domain =
            divided && block.domain >= 0 ? domains[static_cast<std::size_t>(block.domain)].name : std::string();
        rows.parts.push_back({block.path, name, block.type, toString(block.role), parent, boardOf(topology, block.id),
                              domain, block.segment,
                              std::find(failed.begin(), failed.end(), block.path) != failed.end(), block.lost});
    }
    for (const Domain& domain : domains) {
        rows.domains.push_back({domain.name, domain.segment});
    }
}

void addWays(ConfigurationRows& rows, const Topology& topology) {
    for (const int device : topology.requesters(Requester::Device)) {
        int ordinal = 0;
        for (const int block : topology.wayToBridge(device).blocks) {
            rows.ways.push_back({topology.block(device).path, ordinal++, topology.block(block).path});
        }
    }
    for (const Link& link : topology.links()) {
        rows.links.push_back({topology.block(link.from).path, topology.block(link.to).path, link.standby});
    }
}

void addStopped(ConfigurationRows& rows, const std::vector<StoppedThread>& all) {
    for (const StoppedThread& stopped : all) {
        const auto row = std::find_if(rows.threads.begin(), rows.threads.end(),
                                      [&](const auto& each) { return each.name == stopped.thread; });
        row->stopped = stopped.reason;
    }
}

void addProcess(ConfigurationRows& rows, const Topology& topology, const Process& process) {
    for (const Thread& thread : process.threads) {
        const std::string board = boardOf(topology, thread.processor);
        if (!thread.idle) { // what sleeps, or has touched nothing yet, breaks no rule
            rows.threads.push_back({thread.name,
                                    process.name,
                                    process.pattern,
                                    thread.processor,
                                    board,
                                    process.requester == Requester::Device ? "device" : "processor",
                                    {},
                                    outstandingOf(process, topology),
                                    requestBytesOf(process, topology)});
        }
        for (const Region& region : process.regions) {
            for (const auto& [memory, pages] : region.pagesIn) {
                if (thread.uses(region)) {
                    rows.accesses.push_back(
                        {thread.name, process.name, region.name, board, memory, boardOf(topology, memory), pages});
                }
            }
        }
    }
    for (const Region& region : process.regions) {
        rows.regions.push_back({process.name, region.name, region.pages(), region.pageBytes});
        for (const auto& [memory, pages] : region.pagesIn) {
            rows.pages.push_back(
                {process.name, region.name, memory, boardOf(topology, memory), pages, region.pageBytes});
        }
    }
}

/// What people call a part; what is none ("thread 4") is called as it is.
std::string nameOf(const Topology& topology, const std::string& part) {
    const auto block = topology.find(part);
    return block ? titleOf(topology, *block) : part;
}

/// A sentence with names instead of {part} and of paths in braces.
std::string told(const std::string& pattern, const Topology& topology, const std::string& part) {
    std::string text;
    std::size_t at = 0;
    for (std::size_t open = pattern.find('{'); open != std::string::npos; open = pattern.find('{', at)) {
        const std::size_t close = pattern.find('}', open);
        if (close == std::string::npos) {
            break;
        }
        const std::string path = pattern.substr(open + 1, close - open - 1);
        text += pattern.substr(at, open - at) + nameOf(topology, path == "part" ? part : path);
        at = close + 1;
    }
    return capitalised(text + pattern.substr(at));
}

} // namespace

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario) {
    return findings(topology, scenario, threadClassesOf(topology, scenario.workload).stopped);
}

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario,
                              const std::vector<StoppedThread>& stopped) {
    ConfigurationRows rows;
    addParts(rows, topology);
    addWays(rows, topology);
    for (const Process& process : scenario.workload.processes) {
        addProcess(rows, topology, process);
    }
    addStopped(rows, stopped);
    ConfigurationQuery configuration(topology.catalog(), rows);
    std::vector<Finding> found;
    for (const Rule& rule : topology.catalog().rules()) {
        for (const auto& [part, reason, fix] : configuration.breachesOf(rule)) {
            found.push_back({rule, part, told(rule.title, topology, part),
                             told(reason.empty() ? rule.reason : reason, topology, part),
                             told(fix.empty() ? rule.fix : fix, topology, part)});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Finding& a, const Finding& b) { return a.rule.severity > b.rule.severity; });
    return found;
}

} // namespace boardset
