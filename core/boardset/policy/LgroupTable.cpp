// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/LgroupTable.h"

#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cstdint>

namespace boardset {

namespace {

int domainNamed(const Topology& topology, const std::string& name) {
    const auto& domains = topology.domains();
    const auto found =
        std::find_if(domains.begin(), domains.end(), [&](const Domain& each) { return each.name == name; });
    if (!name.empty() && found == domains.end()) {
        throw TopologyError("domain: found " + name + "; allowed: the domains of this machine");
    }
    return name.empty() ? 0 : static_cast<int>(found - domains.begin());
}

/// The working blocks of a role in an lgroup that belong to a domain.
std::vector<int> working(const Topology& topology, Role role, int group, int domain) {
    std::vector<int> blocks = topology.withRole(role, group);
    const auto isOut = [&](int block) { return topology.block(block).lost || topology.block(block).domain != domain; };
    blocks.erase(std::remove_if(blocks.begin(), blocks.end(), isOut), blocks.end());
    return blocks;
}

} // namespace

std::string LgroupTable::titleOf(int lgroup) const {
    return lgroup < leafCount() ? leaves[static_cast<std::size_t>(lgroup)].title : "the root lgroup";
}

LgroupTable lgroupsOf(const Topology& topology, const std::string& domain) {
    const int number = domainNamed(topology, domain);
    LgroupTable table;
    for (const int group : topology.localityGroups()) {
        const auto processors = working(topology, Role::Processor, group, number);
        const auto memories = working(topology, Role::Memory, group, number);
        if (processors.empty() && memories.empty()) {
            continue;
        }
        const int index = table.leafCount();
        Lgroup leaf{group, "lgroup " + std::to_string(index) + " (" + titleOf(topology, group) + ')', {}, {}};
        for (const int block : processors) {
            leaf.processors.push_back(static_cast<int>(table.processors.size()));
            table.processors.push_back({block, index, titleOf(topology, block)});
        }
        for (const int block : memories) {
            const auto bytes = capacityOf(topology, block);
            leaf.memories.push_back(static_cast<int>(table.memories.size()));
            table.memories.push_back({block, index, bytes ? static_cast<std::int64_t>(*bytes) : INT64_MAX});
        }
        table.leaves.push_back(std::move(leaf));
    }
    if (table.processors.empty()) {
        throw TopologyError("domain: no processor works in " + (domain.empty() ? "this machine" : domain));
    }
    return table;
}

} // namespace boardset
