// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/SweptWorkload.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/workload/CustomerRange.h"
#include "boardset/workload/OutstandingLimit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace boardset {

namespace {

constexpr std::int64_t leastPage = 4096;

std::string printed(double number) {
    return printedValue(number, "{}");
}

void within(const char* field, double value, double least, double most) {
    if (value < least || value > most) {
        throw TopologyError(
            Message{"{field}: {value}; allowed: {least} to {most}",
                    {{"field", field}, {"value", printed(value)}, {"least", printed(least)}, {"most", printed(most)}}});
    }
}

/// True if two blocks are in the same machine and domain.
bool isBeside(const Topology& topology, BlockId each, BlockId block) {
    return topology.block(each).domain == topology.block(block).domain &&
           topology.node(each).block == topology.node(block).block;
}

/// Returns the processors on which additional threads of the first process can run.
/// They are in the machine and domain of the process's first thread. Empty for devices.
std::vector<BlockId> processorsFor(const Topology& topology, const Workload& workload) {
    const bool isNone = workload.processes.empty() || workload.processes.front().customers.empty();
    const Customer* const first = isNone ? nullptr : &workload.processes.front().customers.front();
    const BlockId on = first ? topology.find(first->on) : BlockId();
    std::vector<BlockId> processors = topology.withRole(Role::Processor, first ? rangeOf(topology, *first) : rootBlock);
    std::erase_if(processors, [&](BlockId processor) {
        const bool canDo = workload.processes.empty() ||
                           topology.canDo(processor, topology.catalog().work(workload.processes.front().work));
        return !canDo || topology.block(processor).lost || (on && !isBeside(topology, processor, on));
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

/// Returns the number of bytes that each customer uses; the bytes of a region are divided evenly among its users.
std::vector<double> ownBytes(const Process& process) {
    std::map<const Region*, int> users;
    for (const Customer& customer : process.customers)
        for (const Region* const region : usedBy(process, customer))
            ++users[region];
    std::vector<double> bytes;
    for (const Customer& customer : process.customers) {
        double& own = bytes.emplace_back();
        for (const Region* const region : usedBy(process, customer))
            own += double(region->pages()) * double(region->pageBytes) / users[region];
    }
    return bytes;
}

/// Returns the name of a block's domain if the machine has several domains, and otherwise an empty string.
std::string domainOf(const Topology& topology, BlockId block) {
    const int domain = topology.block(block).domain;
    return topology.domains().size() < 2 || domain < 0 ? std::string()
                                                       : topology.domains()[static_cast<std::size_t>(domain)].name;
}

/// Returns the smallest numbers of pages with which exactly `percent` of the accesses from a board are local.
/// Each local memory that the processor reaches gets percent x (number of remote memories) / (common divisor) pages.
PagesIn pagesFor(const Topology& topology, BlockId home, const std::string& processor, int percent) {
    const BlockId on = topology.at(processor);
    std::vector<std::string> local;
    std::vector<std::string> remote;
    const auto& interleaved = topology.kept<InterleavedMemories>();
    for (const BlockId memory : topology.withRole(Role::Memory)) {
        // local memories are kept even if out of service, so that they are reported
        const bool isNear = topology.localityGroupOf(memory) == home;
        if (!isBeside(topology, memory, on) || (!isNear && topology.block(memory).lost))
            continue;
        if (interleaved.isAcross(topology, memory))
            throw TopologyError(Message{"a local share of {percent} %; allowed: none, because the machine interleaves "
                                        "each page over several boards",
                                        {{"percent", percent}}});
        (isNear ? local : remote).push_back(topology.block(memory).path);
    }
    if (remote.empty() && percent < 100) {
        const std::string domain = domainOf(topology, on);
        throw TopologyError(Message{
            domain.empty()
                ? "a local share of {percent} %; allowed: 100, because there is no other board"
                : "a local share of {percent} %; allowed: 100, because there is no other board in domain {domain}",
            {{"percent", percent}, {"domain", domain}}});
    }
    if (local.empty() && percent > 0)
        throw TopologyError(
            Message{"a local share of {percent} %; allowed: 0, because there is no local memory for {processor}",
                    {{"percent", percent}, {"processor", processor}}});
    const int inNear = percent * std::max(1, static_cast<int>(remote.size()));
    const int inFar = (100 - percent) * std::max(1, static_cast<int>(local.size()));
    const int parts = std::gcd(inNear, inFar);
    std::map<std::string, int> pages;
    for (const std::string& memory : local)
        pages[memory] = inNear / parts;
    for (const std::string& memory : remote)
        pages[memory] = inFar / parts;
    std::erase_if(pages, [](const auto& each) { return each.second == 0; });
    return pages;
}

Region regionWith(const PagesIn& pagesIn, double bytes) {
    Region region;
    region.pagesIn = pagesIn;
    region.pageBytes = leastPage;
    const double pages = region.pages();
    while (2.0 * pages * double(region.pageBytes) <= bytes)
        region.pageBytes *= 2;
    return region;
}

/// Returns the names of the regions that customers use, either directly or through regions placed on them.
std::set<std::string> namesUsed(const Process& process) {
    std::set<std::string> names;
    for (const Customer& customer : process.customers)
        for (const Region* const region : usedBy(process, customer))
            names.insert(region->name.text);
    for (auto each = process.regions.rbegin(); each != process.regions.rend(); ++each)
        if (names.contains(each->name.text))
            names.insert(each->parts.begin(), each->parts.end()); // may add names of blocks, which match no region
    return names;
}

int wholeOf(const std::string& quantity, double value) {
    if (value != std::round(value) || std::abs(value) > 1e9)
        throw TopologyError(
            Message{"{field}: {value}; allowed: whole numbers", {{"field", quantity}, {"value", printed(value)}}});
    return static_cast<int>(value);
}

} // namespace

std::set<BlockId> usedBoards(const Topology& topology, const Workload& workload) {
    std::set<BlockId> boards;
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            if (const BlockId on = topology.find(customer.on))
                boards.insert(topology.localityGroupOf(on));
    return boards;
}

int threadsMost(const Topology& topology, const Workload& workload) {
    const std::vector<BlockId> processors = processorsFor(topology, workload);
    int here = 0;
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            here += std::ranges::find(processors, topology.find(customer.on)) != processors.end() ? 1 : 0;
    return workload.customerCount() - here + std::max(static_cast<int>(processors.size()), here);
}

Workload withThreads(const Topology& topology, const Workload& workload, int count) {
    within("threads", count, 1, threadsMost(topology, workload));
    Workload changed = workload;
    keepFirst(changed, count);
    while (!changed.processes.empty() && changed.customerCount() < count) {
        Process& process = changed.processes.front();
        Customer next = likeFirstOf(process);
        next.name = freeCustomerName(changed);
        next.on = emptiestProcessor(topology, changed);
        process.customers.push_back(std::move(next));
    }
    return changed;
}

Workload withBoards(const Topology& topology, const Workload& workload, int count) {
    const std::set<BlockId> boards = usedBoards(topology, workload);
    within("boards", count, 1, static_cast<double>(boards.size()));
    const std::set<BlockId> kept(boards.begin(), std::next(boards.begin(), count));
    Workload changed = workload;
    std::erase_if(changed.processes, [&](Process& process) {
        const bool hadSome = !process.customers.empty();
        const std::set<std::string> before = namesUsed(process);
        std::erase_if(process.customers, [&](const Customer& each) {
            const BlockId on = topology.find(each.on);
            return on && !kept.contains(topology.localityGroupOf(on));
        });
        if (hadSome && process.customers.empty())
            return true;
        const std::set<std::string> after = namesUsed(process);
        std::erase_if(process.regions, [&](const Region& each) {
            return before.contains(each.name.text) && !after.contains(each.name.text);
        });
        return false;
    });
    return changed;
}

Workload withLocalShare(const Topology& topology, const Workload& workload, int percent) {
    within("local-share", percent, 0, 100);
    Workload changed = workload;
    std::map<BlockId, PagesIn> pagesOf; // by board
    bool hasAnyPages = false;
    for (Process& process : changed.processes) {
        const auto& regions = process.regions;
        const auto liesOnParts = [](const Region& region) { return !region.parts.empty(); };
        if (regions.empty() || std::ranges::any_of(regions, liesOnParts))
            continue;
        hasAnyPages = true;
        const std::vector<double> bytes = ownBytes(process);
        process.regions.clear();
        for (std::size_t i = 0; i < process.customers.size(); ++i) {
            Customer& thread = process.customers[i];
            const BlockId home = topology.localityGroupOf(std::max(rootBlock, topology.find(thread.on)));
            const auto [at, isNew] = pagesOf.try_emplace(home);
            if (isNew)
                at->second = pagesFor(topology, home, thread.on, percent);
            Region region = regionWith(at->second, bytes[i]);
            region.name = RegionName("of thread " + thread.name.text);
            thread.regions = {region.name};
            process.regions.push_back(std::move(region));
        }
    }
    if (!hasAnyPages) {
        throw TopologyError(
            Message{"local-share: {value}; allowed: only in scenarios with pages in memory", {{"value", percent}}});
    }
    return changed;
}

Workload withAtOnce(const Catalog& catalog, const Workload& workload, int operations) {
    within("outstanding", operations, 1, atOnceMost);
    Workload changed = workload;
    std::string why;
    bool isAny = changed.processes.empty();
    for (Process& process : changed.processes) {
        if (const std::string none = whyNoneAtOnce(catalog.work(process.work)); !none.empty()) {
            why = none;
        } else {
            process.atOnce = operations;
            isAny = true;
        }
    }
    if (!isAny)
        throw TopologyError(Message{"outstanding: {value}; allowed: no value, because {why}",
                                    {{"value", std::to_string(operations)}, {"why", why}}});
    return changed;
}

Workload withNumber(const Catalog& catalog, const Workload& workload, const std::string& number, double value) {
    Workload changed = workload;
    bool isThere = false;
    for (Process& process : changed.processes) {
        for (const WorkOperation& part : catalog.work(process.work).operations) {
            const Number* const own = catalog.operation(part.operation).number(number);
            if (own == nullptr || process.customers.empty())
                continue;
            within(number.c_str(), value, own->least, own->most);
            process.numbers[number] = value;
            isThere = true;
        }
    }
    if (!isThere) {
        throw TopologyError(
            Message{"{field}: {value}; allowed: only in scenarios with an operation that has this number",
                    {{"field", number}, {"value", printed(value)}}});
    }
    return changed;
}

Workload withLoad(const Catalog& catalog, const Workload& workload, double percent) {
    within("load", percent, 1, loadMost);
    Workload changed = workload;
    bool isAnyOpen = false;
    for (Process& process : changed.processes) {
        const bool isOpen = catalog.work(process.work).isOpen;
        for (Customer& customer : process.customers)
            customer.rate *= isOpen ? percent / 100 : 1;
        isAnyOpen = isAnyOpen || (isOpen && !process.customers.empty());
    }
    if (!isAnyOpen)
        throw TopologyError(Message{"load: {value}; allowed: only in scenarios with work that has an arrival rate",
                                    {{"value", printed(percent)}}});
    return changed;
}

bool isSwept(const std::string& quantity) {
    static const std::set<std::string> known{"threads",     "boards", "outstanding",
                                             "local-share", "load",   "request-bytes"};
    return known.contains(quantity) || quantity.starts_with("number.");
}

Workload withQuantity(const Topology& topology, const Workload& workload, const std::string& quantity, double value) {
    const auto whole = [&] { return wholeOf(quantity, value); };
    if (quantity == "threads")
        return withThreads(topology, workload, whole());
    if (quantity == "boards")
        return withBoards(topology, workload, whole());
    if (quantity == "outstanding")
        return withAtOnce(topology.catalog(), workload, whole());
    if (quantity == "local-share")
        return withLocalShare(topology, workload, whole());
    if (quantity == "load")
        return withLoad(topology.catalog(), workload, value);
    const std::string number = quantity == "request-bytes" ? "size" : quantity.substr(quantity.find('.') + 1);
    return withNumber(topology.catalog(), workload, number, value);
}

} // namespace boardset
