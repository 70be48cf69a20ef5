// SPDX-License-Identifier: GPL-3.0-or-later
// Short descriptions of edits for the history.
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Describes edits, using the names of the parts of one machine.
class EditTitle {
public:
    EditTitle(const Workload& before, const Topology& topology) : m_before(before), m_topology(topology) {}

    std::string operator()(const MoveCustomer& edit) const { return moved(edit, 0); }
    /// Returns the title of an edit that moves several customers to the same block: "Move thread 1 with 3 others to
    /// SB3".
    std::string moved(const MoveCustomer& edit, std::size_t others) const {
        return Message{others == 0
                           ? "Move {customer} to {place}"
                           : "Move {customer} with {n} other to {place}|Move {customer} with {n} others to {place}",
                       {{"customer", titleOf(edit.thread)}, {"n", others}, {"place", place(edit.to)}}};
    }
    std::string operator()(const MovePages& edit) const {
        const bool isHalf = edit.share == MoveAmount::Half;
        return Message{edit.to.empty() ? isHalf ? "Spread half of region {region} over the whole machine"
                                                : "Spread region {region} over the whole machine"
                       : edit.from.empty()
                           ? isHalf ? "Move half of region {region} to {to}" : "Move region {region} to {to}"
                       : isHalf ? "Move half of region {region} from {from} to {to}"
                                : "Move region {region} from {from} to {to}",
                       {{"region", edit.region.text}, {"from", place(edit.from)}, {"to", place(edit.to)}}};
    }
    std::string operator()(const AddCustomer& edit) const {
        return Message{"Add a {noun} on {place}", {{"noun", noun(nounFor(edit))}, {"place", place(edit.to)}}};
    }
    std::string operator()(const RemoveCustomer& edit) const {
        return Message{"Remove {customer}", {{"customer", titleOf(edit.thread)}}};
    }
    std::string operator()(const AddRegion& edit) const {
        return Message{"Add {n} page on {place}|Add {n} pages on {place}",
                       {{"n", edit.pages}, {"place", place(edit.to)}}};
    }
    std::string operator()(const RemoveRegion& edit) const {
        return Message{"Remove region {region}", {{"region", edit.region.text}}};
    }
    std::string operator()(const AddProcess& edit) const {
        return Message{"Start a process on {place}", {{"place", place(edit.to)}}};
    }
    std::string operator()(const RemoveProcess& edit) const {
        return Message{"Remove process {process}", {{"process", edit.process.text}}};
    }
    std::string operator()(const SetProcess& edit) const {
        const auto& all = edit.customers;
        const std::string who = all.size() == 1
                                    ? titleOf(all.front())
                                    : counted(all.size(), all.empty() ? m_topology.nounIn() : nounOf(all.front()));
        return Message{edit.process.empty() ? "Move {customers} to a new process"
                                            : "Move {customers} to process {process}",
                       {{"customers", who}, {"process", edit.process.text}}};
    }
    std::string operator()(const SetCustomerTotal& edit) const {
        const Process& process = *std::ranges::find(m_before.processes, edit.process, &Process::name);
        return Message{"Process {process}: {customers}",
                       {{"process", edit.process.text},
                        {"customers", counted(edit.count, m_topology.catalog().work(process.work).customer)}}};
    }
    std::string operator()(const UseRegion& edit) const {
        return Message{edit.used ? "{customer} uses region {region}" : "{customer} stops using region {region}",
                       {{"customer", capitalised(titleOf(edit.customer))}, {"region", edit.region.text}}};
    }
    std::string operator()(const SetPages& edit) const {
        return Message{"Region {region}: {n} page|Region {region}: {n} pages",
                       {{"region", edit.region.text}, {"n", edit.pages}}};
    }
    std::string operator()(const SetPageSize& edit) const {
        return Message{"Region {region}: pages of {size}",
                       {{"region", edit.region.text}, {"size", sizeText(static_cast<double>(edit.bytes))}}};
    }
    std::string operator()(const SetWork& edit) const {
        const auto& works = m_topology.catalog().works();
        const auto named = std::ranges::find_if(works, [&](const Work& work) { return work.id == edit.work; });
        return Message{"Process {process}: {work}",
                       {{"process", edit.process.text}, {"work", named == works.end() ? edit.work : named->title}}};
    }
    std::string operator()(const SetNumber& edit) const {
        std::string title = edit.number.empty() ? Message{"Outstanding operations"} : edit.number;
        for (const Process& process : m_before.processes)
            for (const Number* const number :
                 process.name == edit.process ? numbersOf(process, m_topology.catalog()) : std::vector<const Number*>())
                title = number->id == edit.number ? number->title : title;
        return Message{edit.value ? "Process {process}: {number} {value}"
                                  : "Process {process}: {number} reset to the default",
                       {{"process", edit.process.text},
                        {"number", title},
                        {"value", edit.value ? jsonNumber(*edit.value) : std::string()}}};
    }
    std::string operator()(const SetCustomer& edit) const {
        return Message{edit.number == CustomerNumber::Count  ? "{customer}: {number} identical"
                       : edit.number == CustomerNumber::Rate ? "{customer}: {number} operations per second"
                       : edit.value > 0                      ? "{customer}: ends after {number} operations"
                                                             : "{customer}: never ends",
                       {{"customer", capitalised(titleOf(edit.customer))}, {"number", jsonNumber(edit.value)}}};
    }
    std::string operator()(const SetBackground& edit) const {
        return Message{edit.background ? "Process {process} in the background" : "Process {process} in the foreground",
                       {{"process", edit.process.text}}};
    }
    std::string operator()(const SetPeer& edit) const {
        return Message{"{customer} sends to {place}",
                       {{"customer", capitalised(titleOf(edit.customer))}, {"place", place(edit.to)}}};
    }
    std::string operator()(const LayRegion& edit) const {
        const auto title = [this](const std::string& part) -> std::string {
            return m_topology.find(part) ? place(part) : Message{"region {region}", {{"region", part}}};
        };
        return Message{edit.parts.empty() ? "Region {region}: {layout}" : "Region {region}: {layout} over {parts}",
                       {{"region", edit.region.text},
                        {"layout", Message{toString(edit.lies)}},
                        {"parts", commaList(textsOf(edit.parts, title))}}};
    }
    std::string operator()(const SetOption& edit) const {
        if (isReconfiguration(m_topology, edit.option))
            return Message{edit.value == 0 ? "Undo the reconfiguration of PCI-E" : "Reconfigure PCI-E"};
        for (const Node& node : m_topology.nodes()) {
            for (const MachineOption& option : node.machine->options) {
                if (node.optionKey(option) == edit.option) {
                    return Message{
                        node.path.empty() ? "Set {option} to {value}" : "Set {node} {option} to {value}",
                        {{"node", place(node.path)}, {"option", option.title}, {"value", option.textOf(edit.value)}}};
                }
            }
        }
        return Message{"Set {option} to {value}", {{"option", edit.option}, {"value", std::to_string(edit.value)}}};
    }
    std::string operator()(const SetBoard& edit) const {
        const std::string what =
            edit.type.empty() ? noun(boardAt(edit.bay)) : m_topology.catalog().blockType(edit.type).title;
        return Message{edit.type.empty() ? "Remove the {board} from {place}" : "Add {board} to {place}",
                       {{"board", what}, {"place", place(edit.bay)}}};
    }
    std::string operator()(const MoveBoard& edit) const {
        const BlockId to = m_topology.find(edit.to);
        const bool swaps = to && m_topology.block(to).role != Role::Bay;
        return Message{swaps ? "Swap the {noun} in {from} with the one in {to}" : "Move the {noun} in {from} to {to}",
                       {{"noun", noun(boardAt(edit.from))}, {"from", place(edit.from)}, {"to", place(edit.to)}}};
    }
    std::string operator()(const SetDomains& edit) const {
        const std::size_t count = edit.domains.size();
        return count == 0 ? Message{"Remove all domains"}
                          : Message{"Divide into {n} domain|Divide into {n} domains", {{"n", count}}};
    }
    std::string operator()(const SetFailed& edit) const {
        return Message{isPlug(edit.part)
                           ? edit.failed ? "Disconnect the link at {part}" : "Reconnect the link at {part}"
                       : edit.part.empty() ? "Repair all parts"
                       : edit.failed       ? "Fail {part}"
                                           : "Repair {part}",
                       {{"part", place(edit.part)}}};
    }
    std::string operator()(const SetOff& edit) const {
        return Message{edit.part.empty() ? "Switch all parts on"
                       : edit.off        ? "Switch {part} off"
                                         : "Switch {part} on",
                       {{"part", place(edit.part)}}};
    }
    std::string operator()(const Boot&) const { return Message{"Restart the machine"}; }
    std::string operator()(const Rename& edit) const { return Message{"Rename to {title}", {{"title", edit.title}}}; }
    std::string operator()(const SetProgram& edit) const { return edit.title; }
    std::string operator()(const KeepPlacement& edit) const { return edit.title; }

private:
    /// Returns the title of the part at a path, such as "SB3 P1"; "the whole machine" for the empty path.
    std::string place(const std::string& path) const {
        return path.empty() ? Message{"the whole machine"} : titleAt(m_topology, path);
    }
    /// True if a part is an end of a link between machines, so that a failure of the part disconnects the link.
    bool isPlug(const std::string& path) const {
        const BlockId block = m_topology.find(path);
        return block && std::ranges::any_of(m_topology.links(), [&](const Link& link) {
                   return (link.from == block || link.to == block) && plugOf(m_topology, link.id);
               });
    }
    std::string boardAt(const std::string& bay) const {
        const auto block = m_topology.find(bay);
        return block ? boardNoun(m_topology, block) : "board";
    }

    std::string titleOf(const CustomerName& customer) const { return nounWithName(nounOf(customer), customer.text); }
    std::string nounOf(const CustomerName& customer) const {
        for (const Process& process : m_before.processes) {
            for (const Customer& each : process.customers)
                if (each.name == customer)
                    return m_topology.catalog().work(process.work).customer;
        }
        return m_topology.nounIn();
    }
    std::string nounFor(const AddCustomer& add) const {
        for (const Process& process : m_before.processes)
            if (process.name == add.process)
                return m_topology.catalog().work(process.work).customer;
        return m_topology.nounIn(std::max(rootBlock, m_topology.find(add.to)));
    }

    const Workload& m_before;
    const Topology& m_topology;
};

std::string shortened(const std::string& title) {
    constexpr std::size_t mostPrinted = 120;
    return printable(title, mostPrinted);
}

} // namespace

std::string describe(const std::vector<Edit>& edits, const Workload& before, const Topology& topology) {
    const EditTitle title(before, topology);
    const auto isRemoval = [](const Edit& edit) {
        return std::holds_alternative<RemoveCustomer>(edit) || std::holds_alternative<RemoveRegion>(edit);
    };
    const bool isCounted = isOfPlacement(edits.front()) || std::holds_alternative<SetBoard>(edits.front());
    const bool isIdentical =
        isCounted && std::ranges::all_of(edits, [&](const Edit& each) {
            return each.index() == edits.front().index() || (isRemoval(each) && isRemoval(edits.front()));
        });
    const std::size_t more = isIdentical ? edits.size() - 1 : 0;
    const auto* const move = std::get_if<MoveCustomer>(&edits.front());
    const bool isTogether = move != nullptr && more > 0 && std::ranges::all_of(edits, [&](const Edit& each) {
                                return std::get<MoveCustomer>(each).to == move->to;
                            });
    if (isTogether)
        return shortened(title.moved(*move, more));
    const std::string first = shortened(std::visit(title, edits.front()));
    return more == 0 ? first : Message{"{edit} and {number} more", {{"edit", first}, {"number", std::to_string(more)}}};
}

std::string describe(const Edit& edit, const Workload& before, const Topology& topology) {
    return shortened(std::visit(EditTitle(before, topology), edit));
}

} // namespace boardset
