// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Sweep.h"

#include "boardset/catalog/Words.h"

#include <algorithm>

namespace boardset {

namespace {

std::string printed(double number) {
    return printedValue(number, "{}");
}

void within(const char* field, double value, double least, double most) {
    if (value < least || value > most) {
        throw TopologyError(std::string(field) + ": " + printed(value) + "; allowed: " + printed(least) + " to " +
                            printed(most));
    }
}

/// Where further threads of the first process can stand; none for what stands on devices.
std::vector<BlockId> processorsFor(const Topology& topology, const Workload& workload) {
    std::vector<BlockId> processors = topology.withRole(Role::Processor);
    std::erase_if(processors, [&](BlockId processor) {
        return !workload.processes.empty() &&
               !topology.canDo(processor, topology.catalog().work(workload.processes.front().work));
    });
    return processors;
}

std::string emptiestProcessor(const Topology& topology, const Workload& workload) {
    std::map<std::string, int> threadsOn;
    for (const Process& process : workload.processes)
        for (const Customer& thread : process.customers)
            ++threadsOn[thread.on];
    std::string best;
    for (const BlockId processor : processorsFor(topology, workload)) {
        const std::string& path = topology.block(processor).path;
        if (best.empty() || threadsOn[path] < threadsOn[best])
            best = path;
    }
    return best;
}

void keepFirst(Workload& workload, int count) {
    for (Process& process : workload.processes) {
        const auto kept = std::min<std::size_t>(process.customers.size(), static_cast<std::size_t>(count));
        process.customers.resize(kept);
        count -= static_cast<int>(kept);
    }
}

/// Pages that make `percent` of accesses local, exactly: each local memory gets percent x (number of remote ones).
Region regionFor(const Topology& topology, const std::string& processor, int percent) {
    const BlockId home = topology.localityGroupOf(std::max(rootBlock, topology.find(processor)));
    std::vector<std::string> near;
    std::vector<std::string> far;
    for (const BlockId memory : topology.withRole(Role::Memory))
        (topology.localityGroupOf(memory) == home ? near : far).push_back(topology.block(memory).path);
    if (far.empty() && percent < 100)
        throw TopologyError("local-share: " + std::to_string(percent) + "; allowed: 100, for there is no other board");
    Region region;
    for (const std::string& memory : near)
        region.pagesIn[memory] = percent * std::max(1, static_cast<int>(far.size()));
    for (const std::string& memory : far)
        region.pagesIn[memory] = (100 - percent) * static_cast<int>(near.size());
    std::erase_if(region.pagesIn, [](const auto& each) { return each.second == 0; });
    return region;
}

} // namespace

Workload withThreads(const Topology& topology, const Workload& workload, int count) {
    const int processors = static_cast<int>(processorsFor(topology, workload).size());
    within("threads", count, 1, std::max(processors, workload.customerCount()));
    Workload changed = workload;
    keepFirst(changed, count);
    while (!changed.processes.empty() && changed.customerCount() < count) {
        Customer next;
        next.name = CustomerName("new " + std::to_string(changed.customerCount() + 1));
        next.on = emptiestProcessor(topology, changed);
        Process& process = changed.processes.front();
        next.regions = process.customers.empty() ? std::vector<RegionName>() : process.customers.front().regions;
        process.customers.push_back(std::move(next));
    }
    return changed;
}

Workload withLocalShare(const Topology& topology, const Workload& workload, int percent) {
    within("local-share", percent, 0, 100);
    Workload changed = workload;
    bool hasAnyPages = false;
    for (Process& process : changed.processes) {
        const auto& regions = process.regions;
        const auto liesOnParts = [](const Region& region) { return !region.parts.empty(); };
        if (regions.empty() || std::ranges::any_of(regions, liesOnParts))
            continue;
        hasAnyPages = true;
        process.regions.clear();
        for (Customer& thread : process.customers) {
            Region region = regionFor(topology, thread.on, percent);
            region.name = RegionName("of thread " + thread.name.text);
            thread.regions = {region.name};
            process.regions.push_back(std::move(region));
        }
    }
    if (!hasAnyPages) {
        throw TopologyError("local-share: " + std::to_string(percent) +
                            "; allowed: in scenarios with pages in memories");
    }
    return changed;
}

Workload withAtOnce(const Catalog& catalog, const Workload& workload, int operations) {
    within("outstanding", operations, 1, atOnceMost);
    Workload changed = workload;
    bool isAnyClosed = changed.processes.empty();
    for (Process& process : changed.processes) {
        if (!catalog.work(process.work).isOpen) {
            process.atOnce = operations;
            isAnyClosed = true;
        }
    }
    if (!isAnyClosed) {
        throw TopologyError("outstanding: " + std::to_string(operations) +
                            "; allowed: in scenarios with work that does not come at a rate");
    }
    return changed;
}

Workload withNumber(const Catalog& catalog, const Workload& workload, const std::string& number, double value) {
    Workload changed = workload;
    bool isThere = false;
    for (Process& process : changed.processes) {
        for (const WorkPart& part : catalog.work(process.work).parts) {
            const Number* const own = catalog.operation(part.operation).number(number);
            if (own == nullptr || process.customers.empty())
                continue;
            within(number.c_str(), value, own->least, own->most);
            process.numbers[number] = value;
            isThere = true;
        }
    }
    if (!isThere) {
        throw TopologyError(number + ": " + std::to_string(static_cast<int>(value)) +
                            "; allowed: in scenarios with an operation that has this number");
    }
    return changed;
}

bool isSwept(const std::string& quantity) {
    return quantity == "threads" || quantity == "outstanding" || quantity == "local-share" ||
           quantity == "request-bytes" || quantity.starts_with("number.");
}

Workload withQuantity(const Topology& topology, const Workload& workload, const std::string& quantity, int value) {
    if (quantity == "threads")
        return withThreads(topology, workload, value);
    if (quantity == "outstanding")
        return withAtOnce(topology.catalog(), workload, value);
    if (quantity == "local-share")
        return withLocalShare(topology, workload, value);
    const std::string number = quantity == "request-bytes" ? "size" : quantity.substr(quantity.find('.') + 1);
    return withNumber(topology.catalog(), workload, number, value);
}

} // namespace boardset
