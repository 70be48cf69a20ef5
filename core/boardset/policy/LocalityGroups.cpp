// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/LocalityGroups.h"

#include "boardset/text/NumberText.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/InterleavedMemories.h"
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
    if (!name.empty() && found == domains.end())
        throw TopologyError("domain: found " + name + "; allowed: the domains of this machine");
    return name.empty() ? 0 : static_cast<int>(found - domains.begin());
}

/// Numbering of processors by position; both steps are 0 if processors are numbered consecutively.
struct Numbering {
    int ofBoard = 0; ///< Difference of ids between one locality group and the next.
    int ofSlot = 0;  ///< Difference of ids between one board of a locality group and the next.
};

Numbering numberingOf(const Topology& topology) {
    const auto ids = [&](const char* property) {
        const Fact* fact = topology.catalog().factAbout(topology.machine().platform, property);
        return fact != nullptr ? static_cast<int>(fact->value) : 0;
    };
    return {ids("board-ids"), ids("slot-ids")};
}

/// Returns the number in a name: 17 for "EX17"; 0 for a name without a number.
int numberIn(const std::string& name) {
    const std::size_t digits = name.find_first_of("0123456789");
    std::string_view rest = std::string_view(name).substr(std::min(digits, name.size()));
    return takeWhole(rest).value_or(0);
}

/// Returns the index of a processor's bay among the bays of its locality group, from 0.
int slotOf(const Topology& topology, BlockId group, BlockId processor) {
    const BlockId bay = topology.block(processor).bay;
    const auto& inside = topology.block(group).children;
    const auto isBay = [&](BlockId block) { return block < bay && topology.block(block).bay == block; };
    return static_cast<int>(std::count_if(inside.begin(), inside.end(), isBay));
}

/// Returns a processor's number from a row of its machine; empty if there is no such row.
std::optional<int> idByRow(const Topology& topology, BlockId processor) {
    const Node& node = topology.node(processor);
    const std::string& path = topology.block(processor).path;
    const auto row = node.machine->processorIds.find(node.path.empty() ? path : path.substr(node.path.size() + 1));
    return row == node.machine->processorIds.end() ? std::nullopt : std::optional(row->second);
}

/// Returns a processor's number by position; empty if the system does not number by position.
std::optional<int> idByPlace(const Topology& topology, const Numbering& numbering, BlockId group, BlockId processor) {
    if (const std::optional<int> known = idByRow(topology, processor))
        return known;
    if (numbering.ofBoard == 0)
        return std::nullopt;
    return numbering.ofBoard * numberIn(topology.block(group).name) +
           numbering.ofSlot * slotOf(topology, group, processor) + numberIn(topology.block(processor).name);
}

} // namespace

std::string LocalityGroups::titleOf(int group) const {
    return group < groupCount() ? this->group(group).title : titleOfAll;
}

LocalityGroups localityGroupsOf(const Topology& topology, const std::string& domain, const PolicyText& words) {
    const int number = domainNamed(topology, domain);
    const Numbering numbering = numberingOf(topology);
    LocalityGroups localityGroups;
    localityGroups.titleOfAll = words.everything;
    for (const BlockId block : topology.localityGroups()) {
        const auto processors = topology.working(Role::Processor, block, number);
        const auto memories = topology.working(Role::Memory, block, number);
        if (processors.empty() && memories.empty())
            continue;
        const int index = localityGroups.groupCount();
        LocalityGroups::Group group{
            block, words.near + ' ' + std::to_string(index) + " (" + titleOf(topology, block) + ')', {}, {}};
        for (const BlockId processor : processors) {
            const int next = static_cast<int>(localityGroups.processors.size());
            group.processors.push_back(next);
            localityGroups.processors.push_back({processor, index, titleOf(topology, processor),
                                                 idByPlace(topology, numbering, block, processor).value_or(next)});
        }
        for (const BlockId memory : memories) {
            const auto bytes = capacityOf(topology, memory);
            group.memories.push_back(static_cast<int>(localityGroups.memories.size()));
            localityGroups.memories.push_back({memory, index, bytes ? static_cast<std::int64_t>(*bytes) : INT64_MAX});
        }
        localityGroups.groups.push_back(std::move(group));
    }
    if (localityGroups.processors.empty())
        throw TopologyError("domain: no processor works in " + (domain.empty() ? "this machine" : domain));
    return localityGroups;
}

bool isInterleavedAcross(const Topology& topology, const LocalityGroups& localityGroups) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    return std::ranges::any_of(localityGroups.groups, [&](const LocalityGroups::Group& group) {
        return !group.memories.empty() &&
               interleaved.isAcross(topology, localityGroups.memory(group.memories.front()).block);
    });
}

} // namespace boardset
