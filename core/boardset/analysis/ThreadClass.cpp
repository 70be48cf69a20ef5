// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ThreadClass.h"

#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/WayChanges.h"

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

std::vector<AccessShare> accessesOf(const Topology& topology, int requester, const OperationCosts& costs,
                                    const std::map<std::string, double>& shares) {
    std::vector<AccessShare> accesses;
    for (const auto& [path, share] : shares) {
        const int home = blockAt(topology, path);
        accesses.push_back({home, share, costs.between({requester, home})});
        const Cost& cost = *accesses.back().cost;
        if (cost.totals.empty() && !costs.walk().operation().isSum) {
            throw TopologyError("machine " + topology.machine().id + ": no source says how long a " +
                                costs.walk().operation().unit + " takes between " + topology.block(requester).path +
                                " and " + path);
        }
    }
    return accesses;
}

/// Why a thread cannot run; empty if it can.
std::string hindranceOf(const Topology& topology, int processor, const std::map<std::string, double>& shares) {
    if (isCutOff(topology, processor)) {
        return "no way leads from its device " + titleOf(topology, processor) + " to a memory";
    }
    for (const auto& [path, share] : shares) {
        if (const Obstacle obstacle = obstacleBetween(topology, processor, blockAt(topology, path))) {
            const char* what = topology.isRequester(processor, Requester::Device) ? "its device " : "its processor ";
            return (obstacle.part == processor ? what : "its pages are out of reach: ") + textOf(topology, obstacle);
        }
    }
    return {};
}

bool sameAccesses(const ThreadClass& a, const ThreadClass& b) {
    return std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(),
                      [](const auto& x, const auto& y) { return x.memory == y.memory && x.share == y.share; });
}

bool identical(const ThreadClass& a, const ThreadClass& b) {
    return a.process == b.process && a.processor == b.processor && a.costs == b.costs && sameAccesses(a, b);
}

double factOf(const Topology& topology, const std::string& id) {
    return topology.catalog().fact(id).si();
}

/// What the process sets of the numbers of an operation.
Circumstances circumstancesOf(const Process& process, const Operation& operation) {
    Circumstances own;
    if (process.requestBytes > 0 && operation.number("size") != nullptr) {
        own.numbers["size"] = process.requestBytes;
    }
    return own;
}

ThreadClass classOf(const Topology& topology, const Process& process, const Thread& thread, const WorkPart& part,
                    const std::map<std::string, double>& shares) {
    const Work& work = topology.catalog().work(process.pattern);
    const Operation& operation = topology.catalog().operation(part.operation);
    ThreadClass next;
    next.process = process.name;
    next.threads = {thread.name};
    next.processor = blockAt(topology, thread.processor);
    next.pattern = work.id;
    next.work = &work;
    next.costs = &topology.kept<CostTable>().of(operation.id, circumstancesOf(process, operation));
    next.requester = topology.catalog().pattern(work.id).requester;
    next.direction = next.requester == Requester::Processor ? Direction::Line
                     : operation.isSum                      ? Direction::Write
                                                            : Direction::Read;
    next.outstandingPerThread = outstandingOf(process, topology);
    next.bytes = next.costs->walk().pieceBytes();
    next.packetsPerRequest = next.costs->walk().pieces();
    next.thinkSeconds = work.think.empty() ? 0 : factOf(topology, work.think);
    next.accesses = accessesOf(topology, next.processor, *next.costs, shares);
    for (const AccessShare& access : next.accesses) {
        next.zeroLoadLatencyNs += access.share * access.cost->idleNs;
    }
    return next;
}

void addClass(ThreadClasses& classes, ThreadClass next) {
    const auto twin = std::find_if(classes.running.begin(), classes.running.end(),
                                   [&](const ThreadClass& each) { return identical(each, next); });
    if (twin == classes.running.end()) {
        classes.running.push_back(std::move(next));
    } else {
        twin->threads.push_back(next.threads.front());
    }
}

void addThread(ThreadClasses& classes, const Topology& topology, const Process& process, const Thread& thread) {
    const auto shares = accessesTo(process, thread);
    if (thread.idle || shares.empty()) {
        return;
    }
    const std::string hindrance = hindranceOf(topology, blockAt(topology, thread.processor), shares);
    if (!hindrance.empty()) {
        classes.stopped.push_back({thread.name, hindrance, process.requester});
        return;
    }
    for (const WorkPart& part : topology.catalog().work(process.pattern).parts) {
        addClass(classes, classOf(topology, process, thread, part, shares));
    }
}

} // namespace

double outstandingOf(const Process& process, const Topology& topology) {
    const std::string& fact = topology.catalog().pattern(process.pattern).outstanding;
    return process.outstanding > 0 ? process.outstanding : factOf(topology, fact);
}

int requestBytesOf(const Process& process, const Topology& topology) {
    const std::string& fact = topology.catalog().pattern(process.pattern).request;
    if (fact.empty()) {
        return static_cast<int>(topology.lineBytes());
    }
    return process.requestBytes > 0 ? process.requestBytes : static_cast<int>(factOf(topology, fact));
}

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
