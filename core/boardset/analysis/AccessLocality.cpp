// SPDX-License-Identifier: GPL-3.0-or-later
// Locality groups have numbers, so that accesses can be summed in arrays. This keeps large workloads fast.
#include "boardset/analysis/AccessLocality.h"

#include "boardset/analysis/PageShares.h"
#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>

namespace boardset {

AccessLocality::AccessLocality(const Topology& topology, const Workload& workload, const Answer& answer,
                               const OwnerOf& ownerOf)
    : m_topology(topology), m_groups(1), m_numbers(topology.blocks().size(), 0) {
    for (const BlockId group : topology.localityGroups())
        m_numbers[group] = m_groups++;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        const double rate = answer.classes[c].operationsPerSecond / std::max(1.0, double(row.threads.size()));
        const std::size_t group = groupOf(row.processor);
        const auto hasMemory = [](const AccessShare& access) { return bool(access.memory); };
        const bool usesMemory = !row.peer && std::ranges::any_of(row.accesses, hasMemory);
        const double local = usesMemory ? boardset::localShareOf(topology, row) : 0;
        for (const CustomerName& each : row.threads) {
            CustomerSums& sums = m_customers[each.text];
            sums.group = group;
            sums.rate += rate;
            sums.memory += usesMemory ? rate : 0;
            sums.local += rate * local;
        }
    }
    for (std::size_t p = 0; p < workload.processes.size(); ++p) {
        std::vector<int> owners;
        for (std::size_t i = 0; i < workload.processes[p].customers.size(); ++i)
            owners.push_back(ownerOf(static_cast<int>(p), static_cast<int>(i)));
        addUsers(workload.processes[p], owners);
    }
}

std::size_t AccessLocality::groupOf(BlockId block) const {
    const BlockId group = m_topology.localityGroupOf(block);
    return group ? m_numbers[group] : 0;
}

void AccessLocality::addUsers(const Process& process, const std::vector<int>& owners) {
    ProcessUsers& users = m_processes.emplace_back();
    users.owners = owners;
    std::ranges::sort(users.owners);
    users.owners.erase(std::unique(users.owners.begin(), users.owners.end()), users.owners.end());
    users.perPage.resize(process.regions.size());
    PageShares shares(process);
    for (std::size_t i = 0; i < process.customers.size(); ++i) {
        const Customer& customer = process.customers[i];
        const auto found = m_customers.find(customer.name.text);
        if (found == m_customers.end() || found->second.rate <= 0)
            continue;
        const auto owner =
            static_cast<std::size_t>(std::ranges::lower_bound(users.owners, owners[i]) - users.owners.begin());
        const std::size_t slot = owner * m_groups + found->second.group;
        for (const PageShare& each : shares.of(customer)) {
            std::vector<double>& perPage = users.perPage[each.region];
            perPage.resize(users.owners.size() * m_groups);
            perPage[slot] += found->second.rate * each.share;
        }
    }
}

std::optional<double> AccessLocality::localShareOf(const CustomerName& customer) const {
    const auto sums = m_customers.find(customer.text);
    const bool hasGroups = m_groups > 2; // number 0 is not a group
    if (!hasGroups || sums == m_customers.end() || sums->second.memory <= 0)
        return std::nullopt;
    return sums->second.local / sums->second.memory;
}

double AccessLocality::rateOf(const CustomerName& customer) const {
    const auto sums = m_customers.find(customer.text);
    return sums == m_customers.end() ? 0 : sums->second.memory;
}

std::vector<OwnerAccesses> AccessLocality::accessesTo(std::size_t process, std::size_t region,
                                                      const std::vector<std::pair<BlockId, int>>& pages) const {
    const ProcessUsers& users = m_processes.at(process);
    const std::vector<double>& perPage = users.perPage.at(region);
    if (perPage.empty())
        return {};
    const auto& interleaved = m_topology.kept<InterleavedMemories>();
    // number of pages in each group; an interleaved page counts in several groups
    std::vector<double> inGroup(m_groups);
    double all = 0;
    for (const auto& [memory, count] : pages) {
        const std::vector<BlockId>& memories = interleaved.of(memory);
        const std::vector<double>& shares = interleaved.sharesOf(memory);
        if (memories.empty())
            inGroup[groupOf(memory)] += count;
        for (std::size_t i = 0; i < memories.size(); ++i)
            inGroup[groupOf(memories[i])] += count * shares[i];
        all += count;
    }
    std::vector<OwnerAccesses> accesses;
    for (std::size_t o = 0; o < users.owners.size(); ++o) {
        OwnerAccesses sums{.owner = users.owners[o]};
        for (std::size_t group = 0; group < m_groups; ++group) {
            const double rate = perPage[o * m_groups + group];
            sums.local += rate * inGroup[group];
            sums.remote += rate * (all - inGroup[group]);
        }
        if (sums.all() > 0)
            accesses.push_back(sums);
    }
    return accesses;
}

} // namespace boardset
