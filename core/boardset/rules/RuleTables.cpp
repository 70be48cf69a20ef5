// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/RuleTables.h"

#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/scenario/Edit.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <array>
#include <map>

namespace boardset {

namespace {

using Rows = ConfigurationRows;

std::string boardOf(const Topology& topology, BlockId block) {
    const BlockId group = topology.localityGroupOf(block);
    return group ? topology.block(group).path : std::string();
}

std::string boardOf(const Topology& topology, const std::string& path) {
    const auto block = topology.find(path);
    return block ? boardOf(topology, block) : std::string();
}

std::vector<Rows::Part> partsOf(const Topology& topology) {
    const auto& failed = topology.configuration().failed;
    const auto& domains = topology.domains();
    std::vector<Rows::Part> parts;
    for (const Block& block : topology.blocks()) {
        const std::string parent = block.parent ? topology.block(block.parent).path : std::string();
        const std::string name = block.parent ? block.name : topology.machine().title;
        const bool divided = block.bay || block.role == Role::Processor || block.role == Role::Memory;
        const std::string domain =
            divided && block.domain >= 0 ? domains[static_cast<std::size_t>(block.domain)].name : std::string();
        parts.push_back({block.path, name, block.type, toString(block.role), parent, boardOf(topology, block.id),
                         domain, block.segment, std::ranges::find(failed, block.path) != failed.end(), block.lost});
    }
    return parts;
}

std::vector<Rows::Chosen> optionsOf(const Topology& topology) {
    std::vector<Rows::Chosen> options;
    for (const Node& node : topology.nodes())
        for (const auto& [id, value] : node.options)
            options.push_back({node.path, id, value});
    return options;
}

std::vector<Rows::Domain> domainsOf(const Topology& topology) {
    std::vector<Rows::Domain> domains;
    for (const Domain& domain : topology.domains())
        domains.push_back({domain.name, domain.segment});
    return domains;
}

std::vector<Rows::Route> routesOf(const Topology& topology) {
    std::vector<Rows::Route> routes;
    for (const BlockId device : topology.devices()) {
        int ordinal = 0;
        for (const BlockId block : topology.routeToBridge(device).blocks)
            routes.push_back({topology.block(device).path, ordinal++, topology.block(block).path});
    }
    return routes;
}

std::vector<Rows::Link> linksOf(const Topology& topology) {
    std::vector<Rows::Link> links;
    for (const Link& link : topology.links())
        if (!link.isCut)
            links.push_back({topology.block(link.from).path, topology.block(link.to).path, link.standby});
    return links;
}

constexpr std::array stopWords{"hindered", "no data", "no capacity"}; ///< Keywords of the values of StopKind.

/// Collects the rows of the tables for a workload.
class WorkloadRows {
public:
    explicit WorkloadRows(const Topology& topology, const std::vector<StoppedCustomer>& stopped)
        : m_topology(topology) {
        for (const StoppedCustomer& each : stopped)
            m_stopped.emplace(each.thread.text, &each);
    }

    void add(const Process& process) {
        const std::size_t first = pages.size();
        std::vector<std::size_t> ends; ///< Index after the last row of each region in `pages`.
        for (const Region& region : process.regions) {
            for (const auto& [memory, count] : leavesOf(process, region)) {
                pages.push_back({process.name.text, region.name.text, memory, boardOf(m_topology, memory), count,
                                 region.pageBytes});
            }
            ends.push_back(pages.size());
        }
        std::vector<bool> used(process.regions.size());
        std::map<std::vector<RegionName>, UsedSet> sets;
        const std::string& noun = m_topology.catalog().work(process.work).customer;
        Rows::Customer identical;
        identical.process = process.name.text;
        identical.work = process.work;
        identical.noun = noun;
        identical.atOnce = atOnceOf(process, m_topology);
        identical.size = sizeOf(process, m_topology);
        for (const Customer& thread : process.customers) {
            const auto [at, isNew] = sets.try_emplace(thread.regions, UsedSet{m_sets + 1});
            UsedSet& set = at->second;
            if (isNew)
                addSet(process, thread, first, ends, used);
            if (!m_stopped.contains(thread.name.text))
                set.running = &thread;
            if (!thread.idle) // an idle customer violates no rule
                add(identical, thread, set.id);
        }
        std::vector<bool> running(process.regions.size());
        for (const auto& [names, set] : sets)
            if (set.running != nullptr)
                for (const Region* const region : usedBy(process, *set.running))
                    running[indexOf(process, region)] = used[indexOf(process, region)];
        std::vector<bool> isReported = used; // excludes regions that customers use only through other regions
        for (const Region* const region : usedBy(process, Customer()))
            isReported[indexOf(process, region)] = true;
        for (std::size_t i = 0; i < used.size(); ++i) {
            const Region& region = process.regions[i];
            if (isReported[i])
                regions.push_back({process.name.text, region.name.text, noun, region.pages(), region.pageBytes, used[i],
                                   running[i], toString(region.lies)});
        }
        for (const Number* number : numbersOf(process, m_topology.catalog()))
            if (const auto value = saidOf(process, *number))
                numbers.push_back({process.name.text, number->id, *value});
    }

    std::vector<Rows::Customer> customers;
    std::vector<Rows::Region> regions;
    std::vector<Rows::Page> pages;
    std::vector<Rows::Access> accesses;
    std::vector<Rows::ProcessNumber> numbers;

private:
    /// A set of regions that is used by some customers, and one of these customers.
    struct UsedSet {
        std::int64_t id = 0;
        const Customer* running = nullptr; ///< A customer that uses the set and is not stopped; null if there is none.
    };

    /// Returns a numeric parameter's value: the process's own value or, if the process sets none, the fact's value.
    std::optional<double> saidOf(const Process& process, const Number& number) const {
        if (const auto said = process.numbers.find(number.id); said != process.numbers.end())
            return said->second;
        if (number.fact.empty())
            return std::nullopt;
        return m_topology.catalog().fact(number.fact).si() / number.factor;
    }

    void add(const Rows::Customer& identical, const Customer& thread, std::int64_t set) {
        const auto stopped = m_stopped.find(thread.name.text);
        Rows::Customer& row = customers.emplace_back(identical);
        row.name = thread.name.text;
        row.place = thread.on;
        row.board = boardOf(m_topology, thread.on);
        if (stopped != m_stopped.end()) {
            row.stopped = stopped->second->reason;
            row.stop = stopWords.at(static_cast<std::size_t>(stopped->second->kind));
        }
        row.uses = set;
        row.rate = thread.rate;
        row.count = thread.count;
    }

    static std::size_t indexOf(const Process& process, const Region* region) {
        return static_cast<std::size_t>(region - process.regions.data());
    }

    /// Adds the pages that a customer uses, as one total per memory. Marks the customer's regions in `used`.
    void addSet(const Process& process, const Customer& thread, std::size_t page, const std::vector<std::size_t>& ends,
                std::vector<bool>& used) {
        ++m_sets;
        std::map<std::string_view, Rows::Access> sums;
        for (const Region* const each : usedBy(process, thread)) {
            const std::size_t region = indexOf(process, each);
            const std::size_t begin = region == 0 ? page : ends[region - 1];
            used[region] = used[region] || begin < ends[region];
            for (std::size_t at = begin; at < ends[region]; ++at)
                sums.try_emplace(pages[at].memory, Rows::Access{m_sets, pages[at].memory, pages[at].board, 0})
                    .first->second.pages += pages[at].pages;
        }
        for (auto& [memory, sum] : sums)
            accesses.push_back(std::move(sum));
    }

    const Topology& m_topology;
    std::map<std::string, const StoppedCustomer*> m_stopped; ///< The stopped customers, keyed by name.
    std::int64_t m_sets = 0;
};

/// Returns the name of the part at the given path. Other text, such as "thread 4", is returned unchanged.
std::string nameOf(const Topology& topology, const std::string& part) {
    const auto block = topology.find(part);
    return block ? titleOf(topology, block) : part;
}

} // namespace

bool fillMachineTables(ConfigurationQuery& query, const Topology& topology) {
    bool differs = query.set(partsOf(topology));
    differs |= query.set(domainsOf(topology));
    differs |= query.set(optionsOf(topology));
    differs |= query.set(routesOf(topology));
    return query.set(linksOf(topology)) || differs;
}

bool fillWorkloadTables(ConfigurationQuery& query, const Topology& topology, const Workload& workload,
                        const std::vector<StoppedCustomer>& stopped) {
    WorkloadRows rows(topology, stopped);
    for (const Process& process : workload.processes)
        rows.add(process);
    bool differs = query.set(std::move(rows.customers));
    differs |= query.set(std::move(rows.regions));
    differs |= query.set(std::move(rows.pages));
    differs |= query.set(std::move(rows.numbers));
    return query.set(std::move(rows.accesses)) || differs;
}

std::string withNames(const std::string& pattern, const Topology& topology, const std::string& part) {
    std::string text;
    std::size_t at = 0;
    for (std::size_t open = pattern.find('{'); open != std::string::npos; open = pattern.find('{', at)) {
        const std::size_t close = pattern.find('}', open);
        if (close == std::string::npos)
            break;
        const std::string path = pattern.substr(open + 1, close - open - 1);
        text += pattern.substr(at, open - at) + nameOf(topology, path == "part" ? part : path);
        at = close + 1;
    }
    return capitalised(text + pattern.substr(at));
}

} // namespace boardset
