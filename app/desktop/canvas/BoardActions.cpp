// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the menu items for boards, bays and parts.
#include "BoardActions.h"
#include "Format.h"
#include "LinkEdits.h"

#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Domains.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {
namespace {

using format::tr;

ActionRow setUp(std::vector<Edit> edits, const QString& text, const QString& shortcut = {}) {
    return {std::move(edits), ActionGroup::SetUp, text, shortcut};
}

QString placeOf(const Topology& topology, BlockId block) {
    return QString::fromStdString(titleOf(topology, block));
}

QString titleOfType(const Topology& topology, const std::string& type) {
    return QString::fromStdString(topology.catalog().blockType(type).title);
}

bool isNamedIn(const std::vector<std::string>& paths, const Block& part) {
    return std::ranges::find(paths, part.path) != paths.end();
}

void addBay(std::vector<ActionRow>& rows, const Topology& topology, const Workload& workload, BlockId bay) {
    const Block& board = topology.block(bay);
    const bool empty = board.role == Role::Bay;
    for (const std::string& type : boardsFor(topology, bay)) {
        if (type != board.type) {
            const QString words = empty ? tr("Add %1 here") : tr("Replace with %1");
            rows.push_back(setUp(withCustomer(SetBoard{board.path, type}, topology, workload),
                                 words.arg(titleOfType(topology, type))));
        }
    }
    if (!empty) {
        const QString place = placeOf(topology, bay);
        const QString word = format::text(noun(boardNoun(topology, bay)));
        rows.push_back(
            {CanvasAction::MoveBoard, ActionGroup::SetUp, tr("Move the %1 of %2").arg(word, place), tr("M")});
        rows.push_back(setUp({SetBoard{board.path, {}}}, tr("Remove the %1 from %2").arg(word, place), tr("Del")));
    }
}

void addDomains(std::vector<ActionRow>& rows, const Topology& topology, BlockId bay) {
    const auto& domains = topology.domains();
    if (topology.block(bay).role == Role::Bay || !canBeDivided(topology))
        return;
    const auto add = [&](const std::string& domain, const QString& words) {
        rows.push_back(setUp({SetDomains{withBoardIn(topology, topology.block(bay).path, domain)}},
                             words.arg(placeOf(topology, bay), format::text(domain))));
    };
    for (std::size_t d = 0; d < domains.size(); ++d)
        if (static_cast<int>(d) != topology.block(bay).domain)
            add(domains[d].name, tr("Move %1 to domain %2"));
    add(freeDomainName(domains), tr("Move %1 to a new domain %2"));
}

/// For machines with option rules, adds the edits after which the rules apply: switching parts off, and restarting.
void addRuled(std::vector<ActionRow>& rows, const Topology& topology, const Block& part) {
    std::vector<OptionRule> rules;
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            rules.insert(rules.end(), option.rules.begin(), option.rules.end());
    const bool isOff = isNamedIn(topology.configuration().off, part);
    if (!rules.empty() && (isOff || (part.role != Role::Bay && !part.lost))) {
        rows.push_back(setUp({SetOff{part.path, !isOff}},
                             (isOff ? tr("Switch on %1") : tr("Switch off %1")).arg(placeOf(topology, part.id))));
    }
    if (std::ranges::any_of(rules, &OptionRule::atBoot))
        rows.push_back(setUp({Boot{}}, tr("Restart the machine")));
}

/// Adds the menu items that link a node to each other node of a cluster.
void addJoins(std::vector<ActionRow>& rows, const Topology& topology, BlockId node) {
    if (node == rootBlock || topology.node(node).block != node)
        return;
    for (const Node& other : topology.nodes()) {
        const bool isBeside = other.block != node && other.block != rootBlock;
        if (auto edits = isBeside ? addLinkEdits(topology, node, other.block) : std::vector<Edit>(); !edits.empty()) {
            rows.push_back(
                setUp(std::move(edits),
                      tr("Add a link from %1 to %2").arg(placeOf(topology, node), placeOf(topology, other.block))));
        }
    }
}

} // namespace

bool namesWhatIsIn(const Topology& topology, BlockId bay) {
    return boardNoun(topology, bay) != "board";
}

QString boardTitle(const Topology& topology, BlockId bay) {
    return namesWhatIsIn(topology, bay) ? titleOfType(topology, topology.block(bay).type) : placeOf(topology, bay);
}

std::vector<std::string> boardsFor(const Topology& topology, BlockId bay) {
    const Slot& slot = *topology.slot(bay);
    std::vector<std::string> types{slot.child};
    types.insert(types.end(), slot.choices.begin(), slot.choices.end());
    std::erase_if(types, [&](const std::string& type) { // omits the entry for a bay that is empty by default
        return topology.catalog().blockType(type).role == Role::Bay;
    });
    return types;
}

std::vector<std::string> libraryParts(const Topology& topology) {
    std::vector<std::string> types;
    for (const BlockId bay : topology.bays())
        for (const std::string& type : boardsFor(topology, bay))
            if (std::ranges::find(types, type) == types.end())
                types.push_back(type);
    return types;
}

BlockId bayFor(const Topology& topology, BlockId block, const std::string& board, BlockId from) {
    const auto isOther = [&](BlockId bay) {
        const Block& there = topology.block(bay);
        return from ? bay != from && (there.role == Role::Bay || topology.slot(from)->fits(there.type))
                    : there.type != board;
    };
    const auto takes = [&](BlockId bay) {
        return topology.isBelow(bay, block) && topology.slot(bay)->fits(board) && isOther(bay);
    };
    BlockId found;
    for (const BlockId bay : topology.bays()) {
        if (takes(bay) && topology.block(bay).role == Role::Bay)
            return bay;
        found = !found && takes(bay) ? bay : found;
    }
    return found;
}

std::vector<BlockId> baysFrom(const Topology& topology, BlockId first, const std::string& board, int count) {
    const auto& all = topology.bays();
    const auto at = std::ranges::find(all, first);
    std::vector<BlockId> free;
    for (std::size_t i = 1; at != all.end() && i < all.size(); ++i) {
        const BlockId bay = all[(static_cast<std::size_t>(at - all.begin()) + i) % all.size()];
        if (topology.block(bay).role == Role::Bay && topology.slot(bay)->fits(board))
            free.push_back(bay);
    }
    std::stable_partition(free.begin(), free.end(), // clang 14 can't compile the return type of std::ranges' version
                          [&](BlockId bay) { return topology.block(bay).parent == topology.block(first).parent; });
    free.insert(free.begin(), first);
    if (static_cast<int>(free.size()) > count)
        free.resize(static_cast<std::size_t>(count));
    return free;
}

Edit failOrRepair(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    return SetFailed{part.path, !isNamedIn(topology.configuration().failed, part)};
}

std::vector<ActionRow> boardActions(const Topology& topology, const Workload& workload, BlockId block) {
    std::vector<ActionRow> rows;
    if (block == rootBlock)
        return rows;
    const Block& part = topology.block(block);
    if (isNamedIn(topology.configuration().failed, part))
        rows.push_back(setUp({SetFailed{part.path, false}}, tr("Repair %1").arg(placeOf(topology, block))));
    else if (part.role != Role::Bay && !part.lost)
        rows.push_back(setUp({SetFailed{part.path, true}}, tr("Fail %1").arg(placeOf(topology, block))));
    if (const auto option = reconfigurationOf(topology)) {
        rows.push_back(setUp({SetOption{*option, 1}}, tr("Reconfigure PCI-E")));
        rows.back().group = ActionGroup::Here; // reconfiguring repairs the machine, so it comes first
    }
    if (!topology.configuration().failed.empty())
        rows.push_back(setUp({SetFailed{{}, false}}, tr("Repair all parts")));
    addRuled(rows, topology, part);
    addJoins(rows, topology, block);
    if (part.bay) { // a part inside a board has the actions of the board
        addBay(rows, topology, workload, part.bay);
        addDomains(rows, topology, part.bay);
    }
    return rows;
}

std::vector<Edit> withCustomer(const Edit& edit, const Topology& topology, const Workload& workload) {
    std::vector<Edit> edits{edit};
    const SetBoard* set = std::get_if<SetBoard>(&edit);
    const bool moves =
        set != nullptr && !set->type.empty() && !topology.catalog().blockType(set->type).requests.empty();
    const auto standsThere = [&](const Process& process) {
        return std::ranges::find(process.customers, set->bay, &Customer::on) != process.customers.end();
    };
    if (moves && std::ranges::none_of(workload.processes, standsThere))
        edits.emplace_back(AddCustomer{{}, set->bay});
    return edits;
}

} // namespace boardset
