// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/LocalityGroups.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
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
        throw TopologyError(
            Message{"domain: found {domain}; allowed: the domains of this machine", {{"domain", name}}});
    return name.empty() ? 0 : static_cast<int>(found - domains.begin());
}

/// Rule that numbers processors by their position. Both differences are 0 if processors are numbered consecutively.
struct Numbering {
    int ofBoard = 0; ///< Difference in processor ids between one locality group and the next.
    int ofSlot = 0;  ///< Difference in processor ids between one board of a locality group and the next board.
};

Numbering numberingOf(const Topology& topology) {
    const auto ids = [&](const char* property) {
        const Fact* fact = topology.catalog().factAbout(topology.machine().platform, property);
        return fact != nullptr ? static_cast<int>(fact->value) : 0;
    };
    return {ids("board-ids"), ids("slot-ids")};
}

/// Returns the number in a name, such as 17 for "EX17"; 0 for a name without a number.
int numberIn(const std::string& name) {
    const std::size_t digits = name.find_first_of("0123456789");
    std::string_view rest = std::string_view(name).substr(std::min(digits, name.size()));
    return takeWhole(rest).value_or(0);
}

/// Returns the index of a processor's bay among the bays of the processor's locality group, counted from 0.
int slotOf(const Topology& topology, BlockId group, BlockId processor) {
    const BlockId bay = topology.block(processor).bay;
    const auto& inside = topology.block(group).children;
    const auto isBay = [&](BlockId block) { return block < bay && topology.block(block).bay == block; };
    return static_cast<int>(std::count_if(inside.begin(), inside.end(), isBay));
}

/// Returns the processor id that a row of the machine gives; empty if there is no such row.
std::optional<int> idByRow(const Topology& topology, BlockId processor) {
    const Node& node = topology.node(processor);
    const std::string& path = topology.block(processor).path;
    const auto row = node.machine->processorIds.find(node.path.empty() ? path : path.substr(node.path.size() + 1));
    return row == node.machine->processorIds.end() ? std::nullopt : std::optional(row->second);
}

/// Returns the processor id that follows from the processor's position;
/// empty if the operating system does not number by position.
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

std::string LocalityGroups::pagesText(int group, int pages) const {
    return Message{"{group} {pages}", {{"group", titleOf(group)}, {"pages", std::to_string(pages)}}};
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
            block,
            Message{
                "{group} {number} ({title})",
                {{"group", noun(words.near)}, {"number", std::to_string(index)}, {"title", titleOf(topology, block)}}},
            {},
            {}};
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
        throw TopologyError(domain.empty() ? Message{"domain: no processor works in this machine"}
                                           : Message{"domain: no processor works in {domain}", {{"domain", domain}}});
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
