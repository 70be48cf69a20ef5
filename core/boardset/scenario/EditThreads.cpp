// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of threads.
#include "boardset/scenario/EditParts.h"

#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/topology/Titles.h"

namespace boardset::edits {

using Limits = ScenarioLimits;

namespace {

struct ThreadPlace {
    Process* process = nullptr;
    std::size_t index = 0;
    Thread& thread() const { return process->threads[index]; }
};

ThreadPlace threadNamed(Scenario& scenario, const std::string& name) {
    for (Process& process : scenario.workload.processes) {
        for (std::size_t i = 0; i < process.threads.size(); ++i) {
            if (process.threads[i].name == name) {
                return {&process, i};
            }
        }
    }
    throw EditError("There is no thread " + printable(name) + '.');
}

/// The processor of a subtree with the fewest threads other than `moving`, or the device with the fewest streams; it
/// stays where it is if that is one of them.
std::string emptiestProcessor(const Scenario& scenario, const Topology& topology, const std::string& to, Requester kind,
                              const Thread* moving = nullptr) {
    std::vector<std::string> processors;
    for (const int processor : requestersAt(topology, to, kind)) {
        processors.push_back(topology.block(processor).path);
    }
    if (processors.empty()) {
        throw EditError(titleOf(topology, blockAt(topology, to)) +
                        (kind == Requester::Device ? " has no device that moves data, and a stream needs one."
                                                   : " has no processors, and a thread needs one."));
    }
    std::map<std::string, int> threadsOn;
    for (const Process& process : scenario.workload.processes) {
        for (const Thread& thread : process.threads) {
            threadsOn[thread.processor] += &thread == moving ? 0 : 2;
        }
    }
    const auto crowd = [&](const std::string& path) {
        return threadsOn[path] + (moving != nullptr && moving->processor == path ? 0 : 1);
    };
    return *std::min_element(processors.begin(), processors.end(),
                             [&](const auto& a, const auto& b) { return crowd(a) < crowd(b); });
}

constexpr int bufferPages = 16; ///< Of a new process of streams: their number does not matter, only where they are.

/// The kind of the process, if it is named; else of what can stand there.
Requester kindFor(Scenario& scenario, const Topology& topology, const AddThread& add) {
    return add.process.empty() ? topology.requesterKind(blockAt(topology, add.to))
                               : named(scenario.workload.processes, add.process, "process").requester;
}

/// The memory beside a device's bridge; the first of the machine, if it has no way in.
std::string nearestMemory(const Topology& topology, const std::string& device) {
    const int group = topology.localityGroupOf(blockAt(topology, device));
    const std::vector<int> memories = topology.withRole(Role::Memory, std::max(0, group));
    return memories.empty() ? std::string() : topology.block(memories.front()).path;
}

} // namespace

void perform(Scenario& scenario, const MoveThread& move, const Topology& topology) {
    const ThreadPlace place = threadNamed(scenario, move.thread);
    place.thread().processor =
        emptiestProcessor(scenario, topology, move.to, place.process->requester, &place.thread());
}

void perform(Scenario& scenario, const AddThread& add, const Topology& topology) {
    if (static_cast<std::size_t>(scenario.workload.threadCount()) >= Limits::threads) {
        throw EditError("A scenario has at most " + std::to_string(Limits::threads) + " threads.");
    }
    std::set<std::string> taken;
    for (const Process& process : scenario.workload.processes) {
        taken.merge(namesIn(process.threads));
    }
    const Requester kind = kindFor(scenario, topology, add);
    Thread thread;
    thread.name = freeName(taken, [](int number) { return std::to_string(number + 1); });
    thread.processor = emptiestProcessor(scenario, topology, add.to, kind);
    processFor(scenario, topology, add.process, kind).threads.push_back(thread);
    if (add.process.empty() && kind == Requester::Device) {
        perform(
            scenario,
            AddRegion{scenario.workload.processes.back().name, bufferPages, nearestMemory(topology, thread.processor)},
            topology);
    }
}

void perform(Scenario& scenario, const RemoveThread& remove, const Topology&) {
    const ThreadPlace place = threadNamed(scenario, remove.thread);
    place.process->threads.erase(place.process->threads.begin() + static_cast<std::ptrdiff_t>(place.index));
    dropEmptyProcesses(scenario);
}

} // namespace boardset::edits
