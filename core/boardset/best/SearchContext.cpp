// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/SearchContext.h"

#include "boardset/scenario/PagePlacement.h"
#include "boardset/workload/CustomerRange.h"

#include <algorithm>
#include <set>

namespace boardset::best {

namespace {

/// Groups blocks by their parents, and keeps the order of the blocks.
std::vector<Blocks> byParent(const Topology& topology, const Blocks& blocks) {
    std::vector<Blocks> parts;
    for (const BlockId each : blocks) {
        const BlockId parent = topology.block(each).parent;
        const auto part = std::ranges::find_if(
            parts, [&](const Blocks& one) { return topology.block(one.front()).parent == parent; });
        if (part == parts.end())
            parts.push_back({each});
        else
            part->push_back(each);
    }
    return parts;
}

/// Collects the given region and all regions that contain its data.
void collect(const Process& process, const Region& region, std::set<const Region*>& all) {
    if (!all.insert(&region).second)
        return;
    for (const std::string& part : region.parts)
        if (const Region* const below = regionBelow(process, region, part))
            collect(process, *below, all);
}

Blocks joined(const std::vector<const Blocks*>& lists) {
    std::set<BlockId> all;
    for (const Blocks* const each : lists)
        all.insert(each->begin(), each->end());
    return {all.begin(), all.end()};
}

} // namespace

std::map<std::string, int> customersByBlock(const Workload& now) {
    std::map<std::string, int> counts;
    for (const Process& process : now.processes)
        for (const Customer& customer : process.customers)
            counts[customer.on] += customer.idle ? 0 : 1;
    return counts;
}

SearchContext::SearchContext(const Canonical& from) : m_from(from) {
    addMemories();
    addThreads();
    addPages();
}

void SearchContext::addMemories() {
    for (const BlockId memory : topology().working(Role::Memory))
        if (const int domain = topology().block(memory).domain; domain >= 0)
            m_memories[domain].push_back(memory);
    for (const auto& [domain, memories] : m_memories) {
        std::set<BlockId> groups;
        for (const BlockId memory : memories) {
            const BlockId group = topology().localityGroupOf(memory);
            groups.insert(group);
            m_near[group].push_back(memory);
        }
        auto& shares = m_shares[domain];
        if (groups.size() > 1)
            for (const BlockId group : groups)
                shares.push_back(m_near[group]);
        else
            for (const BlockId memory : memories)
                shares.push_back({memory});
    }
}

ThreadTargets& SearchContext::targetsFor(const std::string& work, int domain, BlockId range) {
    std::unique_ptr<ThreadTargets>& known = m_targets[{work, domain, range}];
    if (!known) {
        ThreadTargets targets;
        for (const BlockId processor : topology().working(Role::Processor, range, domain))
            if (topology().canDo(processor, topology().catalog().work(work)))
                targets.processors.push_back(processor);
        targets.domain = domain;
        targets.range = range;
        targets.groups = byParent(topology(), targets.processors);
        known = std::make_unique<ThreadTargets>(std::move(targets));
    }
    return *known;
}

std::map<RegionAt, std::vector<CustomerAt>> SearchContext::users() const {
    std::map<RegionAt, std::vector<CustomerAt>> users;
    const auto& processes = m_from.scenario.workload.processes;
    for (std::size_t p = 0; p < processes.size(); ++p) {
        for (std::size_t c = 0; c < processes[p].customers.size(); ++c) {
            if (processes[p].customers[c].idle)
                continue;
            std::set<const Region*> all;
            for (const Region* const each : usedBy(processes[p], processes[p].customers[c]))
                collect(processes[p], *each, all);
            for (const Region* const each : all)
                users[{p, static_cast<std::size_t>(each - processes[p].regions.data())}].push_back({p, c});
        }
    }
    return users;
}

void SearchContext::addThreads() {
    const auto& processes = m_from.scenario.workload.processes;
    for (std::size_t p = 0; p < processes.size(); ++p) {
        for (std::size_t c = 0; c < processes[p].customers.size(); ++c) {
            const Customer& customer = processes[p].customers[c];
            const Block& block = topology().block(blockOf(customer));
            if (customer.idle || block.role != Role::Processor || block.domain < 0)
                continue;
            const ThreadTargets& targets = targetsFor(processes[p].work, block.domain, rangeOf(topology(), customer));
            if (!targets.processors.empty())
                m_threads.push_back({{p, c}, &targets, {}});
        }
    }
    for (auto& known : m_targets) {
        ThreadTargets& targets = *known.second;
        const auto threads = std::ranges::count_if(m_threads, [&](const MovableThread& each) {
            return each.targets->domain == targets.domain && each.targets->range == targets.range;
        });
        const auto processors = std::max<std::ptrdiff_t>(1, std::ssize(targets.processors));
        targets.most = static_cast<int>(std::max<std::ptrdiff_t>(1, (threads + processors - 1) / processors));
    }
}

void SearchContext::addPages() {
    for (auto& [region, those] : users()) {
        const int domain = topology().block(blockOf(those.front().in(m_from.scenario.workload))).domain;
        const bool isOne = std::ranges::all_of(those, [&](const CustomerAt& each) {
            return topology().block(blockOf(each.in(m_from.scenario.workload))).domain == domain;
        });
        if (region.in(m_from.scenario.workload).pagesIn.empty() || !isOne || m_memories.count(domain) == 0)
            continue;
        const auto thread = std::ranges::find(m_threads, those.front(), &MovableThread::at);
        if (those.size() == 1 && thread != m_threads.end())
            thread->own.push_back(region);
        m_pages.push_back({region, std::move(those), domain});
    }
}

const std::vector<Blocks>& SearchContext::around(BlockId block) const {
    const auto [known, isNew] = m_around.try_emplace(block);
    const int domain = topology().block(block).domain;
    if (!isNew || m_memories.count(domain) == 0)
        return known->second;
    for (BlockId part = topology().entryOf(block); part; part = topology().block(part).parent) {
        Blocks inside;
        for (const BlockId memory : memories(domain))
            if (topology().isBelow(memory, part))
                inside.push_back(memory);
        if (inside.size() > (known->second.empty() ? 0 : known->second.back().size()))
            known->second.push_back(std::move(inside));
    }
    return known->second;
}

const Blocks& SearchContext::near(BlockId block) const {
    const auto group = m_near.find(topology().localityGroupOf(block));
    return group != m_near.end() ? group->second : memories(topology().block(block).domain);
}

Blocks SearchContext::aroundUsers(const MovablePages& pages, const Workload& now, std::size_t step) const {
    std::vector<const Blocks*> lists;
    for (const CustomerAt& each : pages.users)
        if (const auto& steps = around(blockOf(each.in(now))); !steps.empty())
            lists.push_back(&steps[std::min(step, steps.size() - 1)]);
    return joined(lists);
}

Blocks SearchContext::nearUsers(const MovablePages& pages, const Workload& now) const {
    std::vector<const Blocks*> lists;
    for (const CustomerAt& each : pages.users)
        lists.push_back(&near(blockOf(each.in(now))));
    return joined(lists);
}

void count(BytesIn& bytes, const Region& region, int times) {
    for (const auto& [path, pages] : region.pagesIn)
        // all values are whole numbers, so subtracting them is exact
        bytes[path] += times * pages * double(region.pageBytes);
}

BytesIn bytesIn(const Workload& workload) {
    BytesIn bytes;
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            count(bytes, region, 1);
    return bytes;
}

PagesIn SearchContext::spreadOver(Blocks memories, const Region& region, const BytesIn& others) const {
    if (memories.empty())
        return region.pagesIn;
    const auto bytesOf = [&](BlockId memory) {
        const auto found = others.find(topology().block(memory).path);
        return found == others.end() ? 0 : found->second;
    };
    if (region.pages() % static_cast<int>(memories.size()) != 0)
        std::ranges::stable_sort(memories, {}, bytesOf);
    return spread(region.pages(), topology(), memories);
}

PagesIn SearchContext::spreadOver(Blocks memories, RegionAt region, const Workload& now) const {
    BytesIn others = bytesIn(now);
    count(others, region.in(now), -1);
    return spreadOver(std::move(memories), region.in(now), others);
}

} // namespace boardset::best
