// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ThreadClass.h"

#include "boardset/topology/Locality.h"
#include "boardset/topology/Obstacle.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

/// Share of a thread's accesses per memory: those of a region by its weight, in a region by pages.
std::map<std::string, double> accessesTo(const Process& process, const Thread& thread) {
    std::map<std::string, double> to;
    double weights = 0;
    for (const Region& region : process.regions) {
        const int pages = region.pages();
        if (pages == 0 || !thread.uses(region)) {
            continue;
        }
        const double weight = region.weight > 0 ? region.weight : pages;
        weights += weight;
        for (const auto& [memory, count] : region.pagesIn) {
            to[memory] += weight * count / pages;
        }
    }
    for (auto& [memory, share] : to) {
        share /= weights;
    }
    return to;
}

int blockAt(const Topology& topology, const std::string& path) {
    const auto block = topology.find(path);
    if (!block) {
        throw TopologyError("machine " + topology.machine().id + ": no part '" + path + "'");
    }
    return *block;
}

std::vector<AccessShare> accessesOf(const Topology& topology, int processor,
                                    const std::map<std::string, double>& shares) {
    std::vector<AccessShare> accesses;
    for (const auto& [path, share] : shares) {
        const int memory = blockAt(topology, path);
        for (const LocalityShare& each : localitiesOf(topology, processor, memory)) {
            accesses.push_back({memory, share * each.share, each.row->id, each.latencyNs});
        }
    }
    return accesses;
}

/// Why a thread cannot run; empty if it can.
std::string hindranceOf(const Topology& topology, int processor, const std::map<std::string, double>& shares) {
    for (const auto& [path, share] : shares) {
        if (const Obstacle obstacle = obstacleBetween(topology, processor, blockAt(topology, path))) {
            return (obstacle.part == processor ? "its processor " : "its pages are out of reach: ") +
                   textOf(topology, obstacle);
        }
    }
    return {};
}

bool sameAccesses(const ThreadClass& a, const ThreadClass& b) {
    return std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(),
                      [](const auto& x, const auto& y) { return x.memory == y.memory && x.share == y.share; });
}

bool identical(const ThreadClass& a, const ThreadClass& b) {
    return a.process == b.process && a.processor == b.processor && a.pattern == b.pattern && sameAccesses(a, b);
}

ThreadClass classOf(const Topology& topology, const Process& process, const Thread& thread, int processor,
                    const std::map<std::string, double>& shares) {
    const AccessPattern& pattern = topology.catalog().pattern(process.pattern);
    ThreadClass next;
    next.process = process.name;
    next.threads = {thread.name};
    next.processor = processor;
    next.pattern = process.pattern;
    next.outstandingPerThread = topology.catalog().fact(pattern.outstanding).si();
    next.thinkSeconds = pattern.think.empty() ? 0 : topology.catalog().fact(pattern.think).si();
    next.accesses = accessesOf(topology, processor, shares);
    for (const AccessShare& access : next.accesses) {
        next.zeroLoadLatencyNs += access.share * access.latencyNs;
    }
    return next;
}

void addThread(ThreadClasses& classes, const Topology& topology, const Process& process, const Thread& thread) {
    const auto shares = accessesTo(process, thread);
    const int processor = blockAt(topology, thread.processor);
    if (thread.idle || shares.empty()) {
        return;
    }
    const std::string hindrance = hindranceOf(topology, processor, shares);
    if (!hindrance.empty()) {
        classes.stopped.push_back({thread.name, hindrance});
        return;
    }
    ThreadClass next = classOf(topology, process, thread, processor, shares);
    const auto twin = std::find_if(classes.running.begin(), classes.running.end(),
                                   [&](const ThreadClass& each) { return identical(each, next); });
    if (twin == classes.running.end()) {
        classes.running.push_back(std::move(next));
    } else {
        twin->threads.push_back(thread.name);
    }
}

} // namespace

ThreadClasses threadClassesOf(const Topology& topology, const Workload& workload) {
    ThreadClasses classes;
    for (const Process& process : workload.processes) {
        for (const Thread& thread : process.threads) {
            addThread(classes, topology, process, thread);
        }
    }
    return classes;
}

} // namespace boardset
