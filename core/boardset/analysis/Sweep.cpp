// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sweep.h"

#include <algorithm>

namespace boardset {

namespace {

void within(const char* field, int value, int least, int most) {
    if (value < least || value > most) {
        throw TopologyError(std::string(field) + ": " + std::to_string(value) + "; allowed: " + std::to_string(least) +
                            " to " + std::to_string(most));
    }
}

std::string emptiestProcessor(const Topology& topology, const Workload& workload) {
    std::map<std::string, int> threadsOn;
    for (const Process& process : workload.processes) {
        for (const Thread& thread : process.threads) {
            ++threadsOn[thread.processor];
        }
    }
    std::string best;
    for (const int processor : topology.withRole(Role::Processor)) {
        const std::string& path = topology.block(processor).path;
        if (best.empty() || threadsOn[path] < threadsOn[best]) {
            best = path;
        }
    }
    return best;
}

void keepFirst(Workload& workload, int count) {
    for (Process& process : workload.processes) {
        const auto kept = std::min<std::size_t>(process.threads.size(), static_cast<std::size_t>(count));
        process.threads.resize(kept);
        count -= static_cast<int>(kept);
    }
}

/// Pages that make `percent` of accesses local, exactly: each local memory gets percent x (number of remote ones).
Region regionFor(const Topology& topology, const std::string& processor, int percent) {
    const int home = topology.localityGroupOf(topology.find(processor).value_or(0));
    std::vector<std::string> near;
    std::vector<std::string> far;
    for (const int memory : topology.withRole(Role::Memory)) {
        (topology.localityGroupOf(memory) == home ? near : far).push_back(topology.block(memory).path);
    }
    if (far.empty() && percent < 100) {
        throw TopologyError("local-share: " + std::to_string(percent) + "; allowed: 100, for there is no other board");
    }
    Region region;
    for (const std::string& memory : near) {
        region.pagesIn[memory] = percent * std::max(1, static_cast<int>(far.size()));
    }
    for (const std::string& memory : far) {
        region.pagesIn[memory] = (100 - percent) * static_cast<int>(near.size());
    }
    std::erase_if(region.pagesIn, [](const auto& each) { return each.second == 0; });
    return region;
}

} // namespace

Workload withThreads(const Topology& topology, const Workload& workload, int count) {
    const int processors = static_cast<int>(topology.withRole(Role::Processor).size());
    within("threads", count, 1, std::max(processors, workload.threadCount()));
    Workload changed = workload;
    keepFirst(changed, count);
    while (!changed.processes.empty() && changed.threadCount() < count) {
        Thread next;
        next.name = "new " + std::to_string(changed.threadCount() + 1);
        next.processor = emptiestProcessor(topology, changed);
        Process& process = changed.processes.front();
        next.regions = process.threads.empty() ? std::vector<std::string>() : process.threads.front().regions;
        process.threads.push_back(std::move(next));
    }
    return changed;
}

Workload withLocalShare(const Topology& topology, const Workload& workload, int percent) {
    within("local-share", percent, 0, 100);
    Workload changed = workload;
    for (Process& process : changed.processes) {
        process.regions.clear();
        for (Thread& thread : process.threads) {
            Region region = regionFor(topology, thread.processor, percent);
            region.name = "of thread " + thread.name;
            thread.regions = {region.name};
            process.regions.push_back(std::move(region));
        }
    }
    return changed;
}

Workload withOutstanding(const Workload& workload, int requests) {
    within("outstanding", requests, 1, outstandingMost);
    Workload changed = workload;
    for (Process& process : changed.processes) {
        process.outstanding = process.requester == Requester::Device ? requests : process.outstanding;
    }
    return changed;
}

Workload withRequestBytes(const Workload& workload, int bytes) {
    within("request-bytes", bytes, 1, requestBytesMost);
    Workload changed = workload;
    for (Process& process : changed.processes) {
        process.requestBytes = process.hasStreams() ? bytes : process.requestBytes;
    }
    if (!workload.hasStreams()) {
        throw TopologyError("request-bytes: " + std::to_string(bytes) + "; allowed: in scenarios with streams of DMA");
    }
    return changed;
}

Answer solveWithOutstanding(const Topology& topology, const Workload& workload, int lines,
                            const SolveOptions& options) {
    MachineNetwork model = buildNetwork(topology, withOutstanding(workload, lines));
    for (std::size_t c = 0; c < model.classes.size(); ++c) {
        model.network.classes[c].population *= lines / model.classes[c].outstandingPerThread;
        model.classes[c].outstandingPerThread = lines;
    }
    return solveModel(topology, std::move(model), options);
}

} // namespace boardset
