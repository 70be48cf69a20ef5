// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/Findings.h"

#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/catalog/Words.h"

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
            rows.threads.push_back({thread.name, process.name, process.pattern, thread.processor, board, {}});
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

} // namespace

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario) {
    return findings(topology, scenario, threadClassesOf(topology, scenario.workload).stopped);
}

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario,
                              const std::vector<StoppedThread>& stopped) {
    ConfigurationRows rows;
    addParts(rows, topology);
    for (const Process& process : scenario.workload.processes) {
        addProcess(rows, topology, process);
    }
    addStopped(rows, stopped);
    ConfigurationQuery configuration(topology.catalog(), rows);
    std::vector<Finding> found;
    for (const Rule& rule : topology.catalog().rules()) {
        for (std::string& part : configuration.partsOf(rule)) {
            found.push_back({rule, std::move(part)});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Finding& a, const Finding& b) { return a.rule.severity > b.rule.severity; });
    return found;
}

} // namespace boardset
