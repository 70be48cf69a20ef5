// SPDX-License-Identifier: GPL-3.0-or-later
// Short descriptions of edits for the history.
#include "boardset/catalog/EnglishText.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Describes each edit with the names of one machine.
class EditTitle {
public:
    EditTitle(const Workload& before, const Topology& topology) : m_before(before), m_topology(topology) {}

    std::string operator()(const MoveCustomer& edit) const { return moved(edit, ""); }
    /// Returns the title for several customers that move to the same block: "Move thread 1 and 3 more to SB3".
    std::string moved(const MoveCustomer& edit, const std::string& others) const {
        return "Move " + nounOf(edit.thread) + ' ' + edit.thread.text + others + " to " + place(edit.to);
    }
    std::string operator()(const MovePages& edit) const {
        const std::string what = (edit.share == MoveAmount::Half ? "half of region " : "region ") + edit.region.text;
        if (edit.to.empty())
            return "Spread " + what + " over the whole machine";
        return "Move " + what + (edit.from.empty() ? "" : " from " + place(edit.from)) + " to " + place(edit.to);
    }
    std::string operator()(const AddCustomer& edit) const { return "Add a " + nounFor(edit) + " on " + place(edit.to); }
    std::string operator()(const RemoveCustomer& edit) const {
        return "Remove " + nounOf(edit.thread) + ' ' + edit.thread.text;
    }
    std::string operator()(const AddRegion& edit) const {
        return "Add " + counted(edit.pages, "page") + " on " + place(edit.to);
    }
    std::string operator()(const RemoveRegion& edit) const { return "Remove region " + edit.region.text; }
    std::string operator()(const AddProcess& edit) const { return "Start a process on " + place(edit.to); }
    std::string operator()(const RemoveProcess& edit) const { return "Remove process " + edit.process.text; }
    std::string operator()(const SetProcess& edit) const {
        const std::string into = edit.process.empty() ? " to a new process" : " to process " + edit.process.text;
        if (edit.customers.size() == 1)
            return "Move " + nounOf(edit.customers.front()) + ' ' + edit.customers.front().text + into;
        return "Move " +
               counted(static_cast<int>(edit.customers.size()),
                       edit.customers.empty() ? m_topology.nounIn() : nounOf(edit.customers.front())) +
               into;
    }
    std::string operator()(const UseRegion& edit) const {
        return capitalised(nounOf(edit.customer)) + ' ' + edit.customer.text + (edit.used ? " uses" : " stops using") +
               " region " + edit.region.text;
    }
    std::string operator()(const SetPages& edit) const {
        return "Region " + edit.region.text + ": " + counted(edit.pages, "page");
    }
    std::string operator()(const SetPageSize& edit) const {
        return "Region " + edit.region.text + ": pages of " + sizeText(static_cast<double>(edit.bytes));
    }
    std::string operator()(const SetWork& edit) const {
        const auto& works = m_topology.catalog().works();
        const auto named = std::ranges::find_if(works, [&](const Work& work) { return work.id == edit.work; });
        return "Process " + edit.process.text + ": " + (named == works.end() ? edit.work : named->title);
    }
    std::string operator()(const SetNumber& edit) const {
        std::string title = edit.number.empty() ? "Outstanding operations" : edit.number;
        for (const Process& process : m_before.processes)
            for (const Number* const number :
                 process.name == edit.process ? numbersOf(process, m_topology.catalog()) : std::vector<const Number*>())
                title = number->id == edit.number ? number->title : title;
        return "Process " + edit.process.text + ": " + title + ' ' + (edit.value ? jsonNumber(*edit.value) : "default");
    }
    std::string operator()(const SetCustomer& edit) const {
        const std::string who = capitalised(nounOf(edit.customer)) + ' ' + edit.customer.text + ": ";
        const std::string number = jsonNumber(edit.value);
        return who + (edit.number == CustomerNumber::Count  ? number + " identical"
                      : edit.number == CustomerNumber::Rate ? number + " operations per second"
                      : edit.value > 0                      ? "ends after " + number + " operations"
                                                            : "never ends");
    }
    std::string operator()(const SetBackground& edit) const {
        return "Process " + edit.process.text + (edit.background ? " in the background" : " in the foreground");
    }
    std::string operator()(const SetPeer& edit) const {
        return capitalised(nounOf(edit.customer)) + ' ' + edit.customer.text + " sends to " + place(edit.to);
    }
    std::string operator()(const LayRegion& edit) const {
        std::string parts;
        for (const std::string& part : edit.parts)
            parts += (parts.empty() ? " over " : ", ") + (m_topology.find(part) ? place(part) : "region " + part);
        return "Region " + edit.region.text + ": " + toString(edit.lies) + parts;
    }
    std::string operator()(const SetOption& edit) const {
        if (isReconfiguration(m_topology, edit.option))
            return edit.value == 0 ? "Undo the reconfiguration of PCI-E" : "Reconfigure PCI-E";
        for (const Node& node : m_topology.nodes()) {
            for (const MachineOption& option : node.machine->options) {
                if (node.optionKey(option) == edit.option) {
                    return "Set " + (node.path.empty() ? "" : place(node.path) + ' ') + option.title + " to " +
                           option.textOf(edit.value) + textOf(edit.displaced);
                }
            }
        }
        return "Set " + edit.option + " to " + std::to_string(edit.value);
    }
    std::string operator()(const SetBoard& edit) const {
        const std::string what =
            edit.type.empty() ? "Remove the " + boardAt(edit.bay) + " from " + place(edit.bay)
                              : "Add " + m_topology.catalog().blockType(edit.type).title + " to " + place(edit.bay);
        return what + textOf(edit.displaced);
    }
    std::string operator()(const MoveBoard& edit) const {
        const BlockId to = m_topology.find(edit.to);
        const bool swaps = to && m_topology.block(to).role != Role::Bay;
        return swaps
                   ? "Swap the " + boardAt(edit.from) + " in " + place(edit.from) + " with the one in " + place(edit.to)
                   : "Move the " + boardAt(edit.from) + " in " + place(edit.from) + " to " + place(edit.to);
    }
    std::string operator()(const SetDomains& edit) const {
        const std::size_t count = edit.domains.size();
        return (count == 0 ? "Remove all domains" : "Divide into " + counted(count, "domain")) + textOf(edit.displaced);
    }
    std::string operator()(const SetFailed& edit) const {
        if (isPlug(edit.part))
            return (edit.failed ? "Disconnect the link at " : "Reconnect the link at ") + place(edit.part);
        return edit.part.empty() ? "Repair all parts" : (edit.failed ? "Fail " : "Repair ") + place(edit.part);
    }
    std::string operator()(const SetOff& edit) const {
        return edit.part.empty() ? "Switch all parts on" : "Switch " + place(edit.part) + (edit.off ? " off" : " on");
    }
    std::string operator()(const Boot&) const { return "Restart the machine"; }
    std::string operator()(const Rename& edit) const { return "Rename to " + edit.title; }
    std::string operator()(const SetProgram& edit) const { return edit.title; }
    std::string operator()(const KeepPlacement& edit) const { return edit.title; }

private:
    /// Returns "SB3 P1", or "the whole machine" for the empty path.
    std::string place(const std::string& path) const {
        return path.empty() ? "the whole machine" : titleAt(m_topology, path);
    }
    static std::string textOf(Displaced displaced) {
        return displaced == Displaced::Moved     ? ", moving its work"
               : displaced == Displaced::Removed ? ", removing its work"
               : displaced == Displaced::Divided ? ", dividing its work"
                                                 : "";
    }
    /// True if a part is the end of a link between machines: a failure of such a part disconnects the link.
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

    /// Returns the noun for a customer.
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
    const std::string more =
        isIdentical && edits.size() > 1 ? " and " + std::to_string(edits.size() - 1) + " more" : std::string();
    const auto* const move = std::get_if<MoveCustomer>(&edits.front());
    const bool isTogether = move != nullptr && !more.empty() && std::ranges::all_of(edits, [&](const Edit& each) {
                                return std::get<MoveCustomer>(each).to == move->to;
                            });
    return isTogether ? shortened(title.moved(*move, more)) : shortened(std::visit(title, edits.front())) + more;
}

std::string describe(const Edit& edit, const Workload& before, const Topology& topology) {
    return shortened(std::visit(EditTitle(before, topology), edit));
}

} // namespace boardset
