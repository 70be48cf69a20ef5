// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/EditHelpers.h"

#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/topology/Titles.h"

namespace boardset::edits {

using Limits = ScenarioLimits;

BlockId blockAt(const Topology& topology, const std::string& path) {
    if (path.empty())
        return rootBlock;
    const auto block = topology.find(path);
    if (!block) {
        std::vector<std::string> paths;
        for (const Block& one : topology.blocks())
            paths.push_back(one.path);
        throw EditError(
            Message{"This machine has no {path}; the nearest name is {nearest}.",
                    {{"path", printable(path)}, {"nearest", nearest(path.substr(0, Limits::pathBytes), paths)}}});
    }
    return block;
}

std::vector<BlockId> fittingBlocksAt(const Topology& topology, const std::string& path,
                                     const std::function<bool(BlockId)>& fits) {
    const BlockId block = blockAt(topology, path);
    std::vector<BlockId> below;
    for (const Block& each : topology.subtree(block))
        if (fits(each.id))
            below.push_back(each.id);
    if (!below.empty())
        return below;
    for (BlockId above = block; above; above = topology.block(above).parent)
        if (fits(above))
            return {above};
    return {};
}

std::vector<BlockId> memoriesAt(const Topology& topology, const std::string& path) {
    return fittingBlocksAt(
        topology, path, [&](BlockId block) { return topology.block(block).role == Role::Memory; });
}

BlockId presentBlockAt(const Topology& topology, const std::string& path) {
    const BlockId block = topology.find(path);
    return block && topology.block(block).role == Role::Bay ? BlockId() : block;
}

std::vector<BlockId> requestersAt(const Topology& topology, const std::string& path, const Work& work) {
    return fittingBlocksAt(
        topology, path, [&](BlockId block) { return topology.canDo(block, work); });
}

std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make) {
    int number = 0;
    while (taken.count(make(number)) != 0)
        ++number;
    return make(number);
}

namespace {

/// Returns a block for customers: the first one at or below the given block, otherwise the nearest one above it.
BlockId standAt(const Topology& topology, BlockId block) {
    const std::vector<BlockId> below = topology.requesters(block);
    if (!below.empty())
        return below.front();
    while (block && !topology.isRequester(block))
        block = topology.block(block).parent;
    return block;
}

} // namespace

Process& processFor(Scenario& scenario, const Topology& topology, const ProcessName& name, BlockId block) {
    auto& processes = scenario.workload.processes;
    if (!name.empty())
        return named(processes, name);
    if (processes.size() >= Limits::processes)
        throw EditError(Message{"A scenario can have at most {most} processes.", {{"most", Limits::processes}}});
    const BlockId stand = standAt(topology, block);
    const auto identical = std::ranges::find_if(processes, [&](const Process& each) {
        return !stand || topology.canDo(stand, topology.catalog().work(each.work));
    });
    const Work* const work = topology.workIn(std::max(rootBlock, stand));
    if (identical == processes.end() && work == nullptr)
        throw EditError(
            Message{"The database has no workload for {machine}.", {{"machine", topology.machine().title}}});
    Process process;
    process.name = ProcessName(freeName(namesIn(processes), [](int number) { return letterName(number); }));
    process.work = identical == processes.end() ? work->id : identical->work;
    processes.push_back(process);
    return processes.back();
}

Process& startSimilar(Scenario& scenario, const Process& identical) {
    auto& processes = scenario.workload.processes;
    if (processes.size() >= Limits::processes)
        throw EditError(Message{"A scenario can have at most {most} processes.", {{"most", Limits::processes}}});
    Process process{{}, identical.work, {}, {}, identical.atOnce, identical.numbers, identical.background};
    process.name = ProcessName(freeName(namesIn(processes), [](int number) { return letterName(number); }));
    processes.push_back(std::move(process));
    return processes.back();
}

namespace {

/// The domains of a process's customers and pages. Customers and pages whose block does not exist are ignored.
class PartSpread {
public:
    PartSpread(const Process& process, const Topology& topology) : m_process(process), m_topology(topology) {
        for (const Region& region : process.regions)
            for (const auto& [path, pages] : region.pagesIn)
                if (const auto domain = domainAt(path)) {
                    m_pages[*domain] += pages;
                    m_regions[region.name].insert(*domain);
                }
        for (const Region* const region : usedBy(process, Customer()))
            if (const auto domains = m_regions.find(region->name); domains != m_regions.end())
                m_everything.insert(domains->second.begin(), domains->second.end());
    }

    std::optional<int> domainAt(const std::string& path) const {
        const auto block = m_topology.find(path);
        return block ? std::optional(m_topology.block(block).domain) : std::nullopt;
    }
    bool isCutOff(const Customer& customer) const {
        const auto own = domainAt(customer.on);
        const auto isElsewhere = [&](int domain) { return domain != *own; };
        const auto hasElsewhere = [&](const RegionName& region) {
            const auto domains = m_regions.find(region);
            return domains != m_regions.end() && std::ranges::any_of(domains->second, isElsewhere);
        };
        return own && !customer.idle &&
               (*own < 0 || (customer.regions.empty() ? std::ranges::any_of(m_everything, isElsewhere)
                                                      : std::ranges::any_of(customer.regions, hasElsewhere)));
    }
    std::map<int, int> customers() const {
        std::map<int, int> counts;
        for (const Customer& customer : m_process.customers)
            if (const auto domain = domainAt(customer.on))
                ++counts[*domain];
        return counts;
    }
    /// Returns the number of pages of all regions, keyed by domain.
    const std::map<int, int>& pages() const { return m_pages; }

private:
    const Process& m_process;
    const Topology& m_topology;
    std::map<int, int> m_pages;                    ///< Number of pages, keyed by domain.
    std::map<RegionName, std::set<int>> m_regions; ///< Domains that contain pages of each region.
    /// Domains that contain pages of any region, for customers that list no regions and therefore use all regions.
    std::set<int> m_everything;
};

} // namespace

std::set<int> domainsOf(const Process& process, const Topology& topology) {
    const PartSpread spread(process, topology);
    std::set<int> domains;
    if (process.customers.empty()) {
        for (const auto& [domain, pages] : spread.pages())
            domains.insert(domain);
        return domains;
    }
    for (const Customer& customer : process.customers)
        if (const auto domain = spread.domainAt(customer.on); domain && !spread.isCutOff(customer))
            domains.insert(*domain);
    if (const auto home = mainDomainOf(process, topology); domains.empty() && home)
        domains.insert(*home);
    return domains;
}

const Customer* firstCutOff(const Process& process, const Topology& topology) {
    const PartSpread spread(process, topology);
    const auto found =
        std::ranges::find_if(process.customers, [&](const Customer& each) { return spread.isCutOff(each); });
    return found == process.customers.end() ? nullptr : &*found;
}

std::optional<int> mainDomainOf(const Process& process, const Topology& topology) {
    const PartSpread spread(process, topology);
    std::map<int, int> customers = spread.customers();
    std::map<int, int> pages = spread.pages();
    std::optional<int> home;
    for (int domain = 0; domain < static_cast<int>(topology.domains().size()); ++domain) {
        const auto weight = [&](int of) { return std::pair(customers[of], pages[of]); };
        if (weight(domain) > (home ? weight(*home) : std::pair(0, 0)))
            home = domain;
    }
    return home;
}

std::vector<BlockId> inDomains(const std::vector<BlockId>& blocks, const std::set<int>& domains,
                               const Topology& topology) {
    std::vector<BlockId> inside = blocks;
    if (!domains.empty())
        std::erase_if(inside, [&](BlockId block) { return domains.count(topology.block(block).domain) == 0; });
    return inside;
}

Process* processIn(Scenario& scenario, const Topology& topology, int domain, const std::string& noun) {
    auto& processes = scenario.workload.processes;
    const auto found = std::ranges::find_if(processes, [&](const Process& each) {
        return topology.catalog().work(each.work).customer == noun && domainsOf(each, topology).count(domain) > 0;
    });
    return found == processes.end() ? nullptr : &*found;
}

void dropEmptyProcesses(Scenario& scenario) {
    auto& processes = scenario.workload.processes;
    std::erase_if(processes,
                  [](const Process& process) { return process.customers.empty() && process.regions.empty(); });
}

void requireFreeMemory(const Scenario& scenario, const Topology& topology) {
    const auto over = overflowOf(scenario, topology);
    if (over) {
        throw EditError(Message{"{memory} has a capacity of {capacity}, but {size} of pages would be placed there.",
                                {{"memory", titleOf(topology, topology.find(over->memory))},
                                 {"capacity", sizeText(over->capacity)},
                                 {"size", sizeText(over->bytes)}}});
    }
}

} // namespace boardset::edits
