// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/DescribeFamily.h"

#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Assembly.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/TopologyBuilder.h"

#include <algorithm>
#include <map>
#include <set>

namespace boardset {

namespace {

using Built = std::shared_ptr<const Topology>;

/// Returns the options that give the number of children in slots of a machine.
std::set<std::string> countsOf(const Topology& topology) {
    std::set<std::string> options;
    for (const Block& block : topology.blocks())
        for (const Slot& slot : topology.type(block.id).slots)
            options.insert(slot.option);
    return options;
}

/// Returns a machine in which each of the options `counts` has its smallest or its largest value.
Built extreme(const std::shared_ptr<const Catalog>& catalog, const Machine& machine,
              const std::set<std::string>& counts, int MachineOption::*value) {
    Options options;
    for (const MachineOption& each : machine.options)
        if (!each.title.empty() && counts.contains(each.id))
            options[each.id] = each.*value;
    return Topology::build(catalog, machine.id, Configuration(options));
}

/// Draws processors in groups, one square per processor: "▪▪ ▪▪", "18 × ▪▪▪▪".
std::string drawnGroups(const Topology& topology) {
    constexpr int mostDrawn = 2; // equal groups that are drawn one by one
    const Assembly& assembly = topology.kept<Assembly>();
    std::vector<std::pair<BlockId, int>> groups; // block around the processors, and their number
    for (const BlockId chip : chipsOf(topology)) {
        const BlockId carrier = assembly.carrierOf(chip);
        const BlockId around = carrier ? carrier : topology.block(chip).bay ? topology.block(chip).bay : rootBlock;
        if (groups.empty() || groups.back().first != around)
            groups.emplace_back(around, 0);
        ++groups.back().second;
    }
    std::string drawn;
    for (std::size_t first = 0, last = 0; first < groups.size(); first = last) {
        while (last < groups.size() && groups[last].second == groups[first].second)
            ++last;
        std::string squares;
        for (int i = 0; i < groups[first].second; ++i)
            squares += "▪";
        const auto count = static_cast<int>(last - first);
        for (int i = 0; i < (count > mostDrawn ? 1 : count); ++i)
            drawn += (drawn.empty() ? "" : "  ") + (count > mostDrawn ? std::to_string(count) + " × " : "") + squares;
    }
    return drawn;
}

/// Returns the parts between a processor and the nearest memory, with the rates that the model uses.
std::vector<std::string> wayToMemory(const Topology& topology) {
    const std::vector<BlockId> processors = topology.withRole(Role::Processor);
    Route nearest;
    for (const BlockId memory : topology.withRole(Role::Memory))
        if (Route route = processors.empty() ? Route() : topology.dataRoute(processors.front(), memory);
            !route.empty() && (nearest.empty() || route.blocks.size() < nearest.blocks.size()))
            nearest = std::move(route);
    std::vector<std::string> parts;
    for (std::size_t i = 1; i + 1 < nearest.blocks.size(); ++i) {
        const std::string& rate = topology.type(nearest.blocks[i]).rate;
        const std::string name = displayName(topology, nearest.blocks[i]);
        parts.push_back(rate.empty() ? name : name + ' ' + topology.catalog().fact(rate).text);
    }
    return parts;
}

/// Returns the numbers of slots of the machine itself that are connected to it, by the noun of their boards.
std::map<std::string, int> slotsOf(const Topology& topology) {
    std::map<std::string, int> counts;
    for (const BlockId bay : topology.bays()) {
        const bool isConnected = std::ranges::any_of(
            topology.subtree(bay), [&](const Block& each) { return !topology.linksOf(each.id).empty(); });
        if (isConnected && namingParent(topology, topology.block(bay).parent) == rootBlock)
            ++counts[topology.slot(bay)->noun];
    }
    return counts;
}

} // namespace

Table describeFamily(const std::shared_ptr<const Catalog>& catalog, const std::string& family) {
    Table table{.key = "family",
                .title = {"Machines of the family"},
                .columns = {forPrograms("id"), column("machine", {"Machine"}), column("processors", {"Processors"}),
                            column("way", {"From processor to memory"}), column("slots", {"Slots"}, 1),
                            column("rated_load", {"Rated load"})}};
    for (const Machine& machine : catalog->machines()) {
        if (machine.family.id != family)
            continue;
        const std::set<std::string> counts = countsOf(*Topology::build(catalog, machine.id));
        const Built largest = extreme(catalog, machine, counts, &MachineOption::most);
        const std::size_t least = chipsOf(*extreme(catalog, machine, counts, &MachineOption::least)).size();
        const std::size_t most = chipsOf(*largest).size();
        const Message range{"{least} to {most}", {{"least", least}, {"most", most}}};
        const bool isRated = !machine.ratedLoad.empty();
        Cell processors = least == most ? cellOf(most) : cellOf(range);
        processors.note = asMessage(drawnGroups(*largest));
        const std::string slots = commaList(countedNouns(slotsOf(*largest)));
        table.add(machine.id,
                  Cell{.value = machine.title, .subject = Subject{Subject::Machine, machine.id}, .tone = Tone::Strong},
                  processors, nameCell(commaList(wayToMemory(*largest))),
                  slots.empty() ? Cell() : cellOf(Message{"Slots for {boards}", {{"boards", slots}}}),
                  isRated ? Cell{.value = catalog->fact(machine.ratedLoad).text,
                                 .why = Subject{Subject::Fact, machine.ratedLoad}}
                          : Cell());
    }
    return table;
}

} // namespace boardset
