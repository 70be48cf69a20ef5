// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/AccessLocality.h"

#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <numeric>

namespace boardset {

namespace {

/// Returns the weight of a region in the accesses of a customer: its own weight, or its number of pages.
double weightInAccesses(const Region& region) {
    return region.weight > 0 ? region.weight : std::max(1, region.pages());
}

/// Returns the number of pages in each locality group. Interleaved pages count in several groups.
std::map<BlockId, double> pagesByGroup(const Topology& topology, const std::vector<std::pair<BlockId, int>>& pages) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    std::map<BlockId, double> groups;
    for (const auto& [memory, count] : pages) {
        const std::vector<BlockId>& memories = interleaved.of(memory);
        const std::vector<double>& shares = interleaved.sharesOf(memory);
        if (memories.empty())
            groups[topology.localityGroupOf(memory)] += count;
        for (std::size_t i = 0; i < memories.size(); ++i)
            groups[topology.localityGroupOf(memories[i])] += count * shares[i];
    }
    return groups;
}

} // namespace

AccessLocality::AccessLocality(const Topology& topology, const Workload& workload, const Answer& answer)
    : m_topology(topology), m_hasGroups(topology.localityGroups().size() > 1) {
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const double rate = answer.classes[c].operationsPerSecond / std::max(1.0, double(row.threads.size()));
        const BlockId group = topology.localityGroupOf(row.processor);
        double memory = 0;
        double local = 0;
        for (const AccessShare& access : row.accesses) {
            if (!access.memory || row.peer)
                continue;
            memory += access.share;
            local += topology.localityGroupOf(access.memory) == group ? access.share : 0;
        }
        for (const CustomerName& each : row.threads) {
            CustomerSums& sums = m_customers[each.text];
            sums.rate += rate;
            sums.memory += rate * memory;
            sums.local += rate * local;
        }
    }
    for (const Process& process : workload.processes)
        addUsers(process);
}

void AccessLocality::addUsers(const Process& process) {
    std::map<Shared<std::vector<RegionName>>, std::vector<const Region*>> regionsOf; // looked up once for each set
    for (std::size_t i = 0; i < process.customers.size(); ++i) {
        const Customer& customer = process.customers[i];
        const auto sums = m_customers.find(customer.name.text);
        if (sums == m_customers.end() || sums->second.rate <= 0)
            continue;
        const auto [used, isNew] = regionsOf.try_emplace(customer.regions);
        if (isNew)
            used->second = usedBy(process, customer);
        const double all =
            std::accumulate(used->second.begin(), used->second.end(), 0.0,
                            [](double sum, const Region* each) { return sum + weightInAccesses(*each); });
        const BlockId on = m_topology.find(customer.on);
        for (const Region* region : used->second) {
            if (const int pages = region->pages(); pages > 0)
                m_users[region].push_back({static_cast<int>(i), m_topology.localityGroupOf(on),
                                           sums->second.rate * weightInAccesses(*region) / all / pages});
        }
    }
}

std::optional<double> AccessLocality::localShareOf(const CustomerName& customer) const {
    const auto sums = m_customers.find(customer.text);
    if (!m_hasGroups || sums == m_customers.end() || sums->second.memory <= 0)
        return std::nullopt;
    return sums->second.local / sums->second.memory;
}

std::vector<PageAccesses> AccessLocality::accessesTo(const Region& region,
                                                     const std::vector<std::pair<BlockId, int>>& pages) const {
    const auto users = m_users.find(&region);
    if (users == m_users.end())
        return {};
    const std::map<BlockId, double> groups = pagesByGroup(m_topology, pages);
    const double all = std::accumulate(groups.begin(), groups.end(), 0.0,
                                       [](double sum, const auto& each) { return sum + each.second; });
    std::vector<PageAccesses> accesses;
    for (const RegionUser& user : users->second) {
        const auto own = groups.find(user.group);
        const double local = own == groups.end() ? 0 : own->second;
        accesses.push_back({user.customer, user.perPage * local, user.perPage * (all - local)});
    }
    return accesses;
}

} // namespace boardset
