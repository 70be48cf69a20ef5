// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/CustomerCounts.h"

#include "boardset/topology/Topology.h"

#include <algorithm>
#include <tuple>

namespace boardset {

CustomerCounts::CustomerCounts(const Scenario& scenario, const Topology& topology)
    : m_topology(topology), m_customersIn(topology.blocks().size()) {
    for (const Process& process : scenario.workload.processes)
        for (const Customer& customer : process.customers)
            add(topology.find(customer.on), customer.count);
}

void CustomerCounts::add(BlockId on, int count) {
    if (!on)
        return;
    m_customersIn[on] += count;
    if (const BlockId group = m_topology.localityGroupOf(on); group && group != on)
        m_customersIn[group] += count;
}

BlockId CustomerCounts::emptiest(const std::vector<BlockId>& targets, BlockId preferred) const {
    const auto counts = [&](BlockId id) {
        const Block& block = m_topology.block(id);
        const BlockId group = m_topology.localityGroupOf(id);
        return std::tuple(block.lost || block.domain < 0, m_customersIn[id], group ? m_customersIn[group] : 0,
                          id != preferred);
    };
    return *std::ranges::min_element(targets, {}, counts);
}

BlockId CustomerCounts::move(Customer& customer, const std::vector<BlockId>& targets) {
    const BlockId from = m_topology.find(customer.on);
    add(from, -customer.count);
    const BlockId to = emptiest(targets, from);
    add(to, customer.count);
    customer.on = m_topology.block(to).path;
    return to;
}

} // namespace boardset
