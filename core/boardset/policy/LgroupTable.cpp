// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/LgroupTable.h"

#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cstdint>
#include <optional>

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

/// How the system numbers processors by place; 0: it numbers them on.
struct Numbering {
    int ofBoard = 0; ///< Ids between one locality group and the next.
    int ofSlot = 0;  ///< Ids between one board of a locality group and the next.
};

Numbering numberingOf(const Topology& topology) {
    Numbering numbering;
    for (const Fact& fact : topology.catalog().factsAbout(topology.machine().platform)) {
        if (fact.property == "board-ids") {
            numbering.ofBoard = static_cast<int>(fact.value);
        } else if (fact.property == "slot-ids") {
            numbering.ofSlot = static_cast<int>(fact.value);
        }
    }
    return numbering;
}

/// "EX17" is the 17th, from 0; what has no number is the first.
int numberIn(const std::string& name) {
    const std::size_t digits = name.find_first_of("0123456789");
    return digits == std::string::npos ? 0 : std::stoi(name.substr(digits));
}

/// In which of the bays of a locality group a processor stands, from 0.
int slotOf(const Topology& topology, int group, int processor) {
    const int bay = topology.block(processor).bay;
    const auto& inside = topology.block(group).children;
    const auto isBay = [&](int block) { return block < bay && topology.block(block).bay == block; };
    return static_cast<int>(std::count_if(inside.begin(), inside.end(), isBay));
}

/// Empty where the system does not number by place.
std::optional<int> idByPlace(const Topology& topology, const Numbering& numbering, int group, int processor) {
    if (numbering.ofBoard == 0) {
        return std::nullopt;
    }
    return numbering.ofBoard * numberIn(topology.block(group).name) +
           numbering.ofSlot * slotOf(topology, group, processor) + numberIn(topology.block(processor).name);
}

} // namespace

std::string LgroupTable::titleOf(int lgroup) const {
    return lgroup < leafCount() ? leaves[static_cast<std::size_t>(lgroup)].title : "the root lgroup";
}

LgroupTable lgroupsOf(const Topology& topology, const std::string& domain) {
    const int number = domainNamed(topology, domain);
    const Numbering numbering = numberingOf(topology);
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
            const int next = static_cast<int>(table.processors.size());
            leaf.processors.push_back(next);
            table.processors.push_back(
                {block, index, titleOf(topology, block), idByPlace(topology, numbering, group, block).value_or(next)});
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
