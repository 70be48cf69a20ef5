// SPDX-License-Identifier: GPL-3.0-or-later
// Fills boards: by roles and rows, never by the name of a machine.
#include "boardset/diagram/PlanBoards.h"

#include "boardset/diagram/PlanNames.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

constexpr int slotsInRow = 2;              ///< Of a unit: one below the other they would be higher than all the rest.
constexpr std::size_t mostProcessors = 16; ///< A part of a board that holds more is opened to be seen.
constexpr std::size_t mostBeside = 6;      ///< Boards of a board: a longer row would be far wider than high.
constexpr int manyUnits = 3;               ///< So many stand side by side only where each is narrow: one slot in a row.

bool holdsPlaces(const Topology& topology, BlockId block) {
    return !topology.withRole(Role::Processor, block).empty() || !topology.withRole(Role::Memory, block).empty() ||
           !topology.requesters(block).empty();
}

bool isCrowd(const Topology& topology, BlockId block) {
    return topology.block(block).role != Role::Processor &&
           topology.withRole(Role::Processor, block).size() > mostProcessors;
}

/// Whether some of a board's processors are left out of its drawing.
bool holdsCrowd(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    return std::ranges::any_of(children, [&](BlockId child) { return isCrowd(topology, child); });
}

/// Whether anything in a block, or a link that starts in it, can be busy.
bool hasStation(const Topology& topology, BlockId below) {
    const auto blocks = topology.subtree(below);
    return std::ranges::any_of(blocks, [&](const Block& block) {
        const auto& links = topology.linksOf(block.id);
        return !topology.type(block.id).rate.empty() || std::ranges::any_of(links, [&](LinkId link) {
            return topology.link(link).bytesPerSecond > 0 && topology.link(link).from == block.id;
        });
    });
}

/// A processor or memory drawn small inside its board.
PlannedBox placeInside(const Topology& topology, BlockId block) {
    if (topology.block(block).role == Role::Memory)
        return memoryInside(topology, block, false);
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    processor.wantsThreads = true;
    processor.compact = true;
    for (const BlockId memory : topology.withRole(Role::Memory, block))
        processor.inner.push_back(memoryInside(topology, memory, false));
    return processor;
}

/// A card, or its slot alone, in a unit that holds several: one line, with its tokens beside its name.
PlannedBox cardInside(const Topology& topology, BlockId block) {
    PlannedBox card = named(topology, block, BoxStyle::Part);
    card.compact = true;
    card.wantsThreads = topology.isRequester(block);
    return card;
}

/// The processors below a block, what else asks for work, and the memories that belong to none of them; not what is in
/// a crowd.
void addPlaces(const Topology& topology, BlockId block, std::vector<PlannedBox>& places) {
    for (const BlockId child : topology.block(block).children) {
        const Role role = topology.block(child).role;
        if (role == Role::Processor || role == Role::Memory)
            places.push_back(placeInside(topology, child));
        else if (topology.isRequester(child)) // a card, or a network with its clients
            places.push_back(cardInside(topology, child));
        else if (!isCrowd(topology, child))
            addPlaces(topology, child, places);
    }
}

bool isPassing(const Topology& topology, BlockId block) {
    const Role role = topology.block(block).role;
    return role == Role::Switch || role == Role::Repeater;
}

/// What stands in a bay of its own, or is a frame with bays.
bool isBoard(const Topology& topology, BlockId block) {
    const auto isInBay = [&](BlockId each) { return topology.block(each).bay == each; };
    return isInBay(block) || std::ranges::any_of(topology.block(block).children, isInBay);
}

/// A board in a bay of another board, drawn small; or the bay alone.
PlannedBox boardInside(const Topology& topology, BlockId block, int domainAround) {
    PlannedBox inner = named(topology, block, BoxStyle::Part);
    inner.compact = true;
    inner.box.subtitleRank = LabelRank::Flow;
    if (domainAround >= 0 && inner.box.domain == domainAround) { // said by the box around it
        inner.box.domain = -1;
        inner.box.subtitle.clear();
    }
    if (inner.box.vacant)
        inner.box.subtitle.clear(); // its edge says that it is empty, and the board around it stays as wide
    else
        addPlaces(topology, block, inner.inner);
    return inner;
}

bool holdsCards(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    return std::ranges::any_of(children, [&](BlockId child) { return isCard(topology, child); });
}

/// Whether the name of its slot does not say what it is: boards of several kinds fit there.
bool isOneOfKinds(const Topology& topology, BlockId block) {
    const Slot* const slot = topology.slot(block);
    return slot != nullptr && slot->bay && !slot->choices.empty();
}

/// How many slots of a unit stand in a row.
int slotsBeside(const Topology& topology) {
    const auto units = std::ranges::count_if(topology.blocks(), [&](const Block& block) {
        return block.bay == block.id && holdsBays(topology, block.id) && holdsCards(topology, block.id);
    });
    return units < manyUnits ? slotsInRow : 1;
}

/// Breaks rows of more than `mostBeside` boards with parts of their own into as many even ones as are needed.
void breakRows(std::vector<PlannedBox>& boards) {
    int row = -1;
    for (std::size_t first = 0, last = 0; first < boards.size(); first = last) {
        while (last < boards.size() && boards[last].row == boards[first].row)
            ++last;
        const std::size_t most = boards[first].inner.empty() ? last - first : mostBeside;
        const std::size_t rows = (last - first + most - 1) / most;
        const std::size_t inRow = (last - first + rows - 1) / rows;
        for (std::size_t i = first; i < last; ++i)
            boards[i].row = row + 1 + static_cast<int>((i - first) / inRow);
        row = boards[last - 1].row;
    }
}

/// The boards that a board holds and the switches between them, row by row.
void addBoards(const Topology& topology, BlockId block, PlannedBox& planned) {
    planned.stacked = true;
    int row = -1;
    int slots = 0;
    const int beside = slotsBeside(topology);
    for (const BlockId child : drawnChildren(topology, block)) {
        const bool isSlot = isCard(topology, child);
        const bool begins = isSlot && slots++ % beside == 0;
        const Role role = topology.block(child).role;
        const bool isPlace = role == Role::Processor || role == Role::Memory;
        planned.inner.push_back(isSlot || (topology.isRequester(child) && !isPlace) ? cardInside(topology, child)
                                : isPlace                                           ? placeInside(topology, child)
                                : isBoard(topology, child) ? boardInside(topology, child, planned.box.domain)
                                                           : named(topology, child, BoxStyle::Chip));
        // slots in rows of a few, other boards side by side
        row = std::max(isSlot ? row + (begins ? 1 : 0) : 0, topology.block(child).row);
        planned.inner.back().row = row;
    }
    breakRows(planned.inner);
}

constexpr int boardsBeside = 2; ///< Far out in a machine: a column each would be wider than what is said.

/// Far out: the boards of a machine among others, each with what runs on it; empty bays are nothing to see.
void addBoardsFarOut(const Topology& topology, BlockId machine, PlannedBox& planned) {
    planned.stacked = true;
    int boards = 0;
    for (const BlockId child : drawnChildren(topology, machine)) {
        if (!isBoard(topology, child) || topology.block(child).role == Role::Bay)
            continue;
        PlannedBox inner = named(topology, child, BoxStyle::Part);
        inner.compact = true;
        inner.wantsThreads = !topology.requesters(child).empty();
        inner.box.subtitle.clear();
        inner.row = boards++ / boardsBeside;
        planned.inner.push_back(std::move(inner));
    }
}

/// The memories of a board, and below them the bridges by which devices reach it.
void addMemoriesAndBridges(const Topology& topology, BlockId block, PlannedBox& planned) {
    planned.stacked = true;
    addPlaces(topology, block, planned.inner);
    for (const BlockId bridge : topology.withRole(Role::Bridge, block)) {
        planned.inner.push_back(named(topology, bridge, BoxStyle::Chip));
        planned.inner.back().row = 1;
    }
}

} // namespace

bool holdsBays(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    return std::ranges::any_of(children, [&](BlockId child) { return isBoard(topology, child); });
}

bool isInterconnect(const Topology& topology, BlockId block) {
    const Block& at = topology.block(block);
    const auto beside = [&](BlockId other) { return other != block && topology.block(other).row == at.row; };
    return std::ranges::all_of(at.children, [&](BlockId child) { return isPassing(topology, child); }) &&
           std::ranges::none_of(topology.block(at.parent).children, beside);
}

bool isGroupOfCards(const Topology& topology, BlockId block) {
    return topology.block(block).role == Role::Group && holdsCards(topology, block);
}

PlannedBox groupOfCards(const Topology& topology, BlockId block) {
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    for (const BlockId hub : topology.withRole(Role::Switch, block)) { // it is known by the first of its switches
        planned.box.title = displayName(topology, hub);
        break;
    }
    planned.box.subtitle = namesOfDevices(topology, drawnChildren(topology, block));
    planned.box.subtitleRank = LabelRank::Flow;
    planned.box.enterable = false; // nearer, its parts stand by themselves
    planned.upright = true;
    planned.wantsThreads = true;
    return planned;
}

PlannedBox interconnect(const Topology& topology, BlockId block, Detail detail) {
    PlannedBox bar = named(topology, block, BoxStyle::Bar);
    if (detail == Detail::Overview && topology.block(block).role == Role::Switch)
        return bar;
    for (const BlockId child : drawnChildren(topology, block))
        bar.inner.push_back(named(topology, child, BoxStyle::Chip));
    return bar;
}

bool isCard(const Topology& topology, BlockId block) {
    if (topology.isDevice(block))
        return true;
    const Slot* slot = topology.slot(block);
    return slot != nullptr && slot->bay && topology.block(block).children.empty() &&
           std::ranges::any_of(slot->choices, [&](const std::string& type) {
               return !topology.catalog().blockType(type).requests.empty();
           });
}

PlannedBox card(const Topology& topology, BlockId block, Detail detail) {
    PlannedBox planned = named(topology, block, BoxStyle::Part);
    planned.upright = true;
    planned.compact = true;
    planned.wantsThreads = topology.isRequester(block);
    if (detail == Detail::Parts && !planned.box.vacant) {
        planned.box.subtitle = subtitleOf(topology, block);
        planned.box.subtitleRank = isOneOfKinds(topology, block) ? LabelRank::Use : LabelRank::Flow;
    }
    return planned;
}

std::vector<BlockId> drawnChildren(const Topology& topology, BlockId block) {
    std::vector<BlockId> drawn;
    for (const BlockId child : topology.block(block).children) {
        if (topology.block(child).role != Role::Group) {
            drawn.push_back(child);
            continue;
        }
        const auto below = drawnChildren(topology, child);
        drawn.insert(drawn.end(), below.begin(), below.end());
    }
    return drawn;
}

void showOwnUse(const Topology& topology, PlannedBox& planned) {
    const BlockType& type = topology.type(planned.box.block);
    // A processor is waited for by calls alone: threads that compute on it do not count in its use.
    planned.box.showsUse = !type.stationTitle.empty() && type.role != Role::Processor;
    const std::string title = type.stationTitle.substr(0, type.stationTitle.find(" of {")); // it stands on the box
    const bool isSaid = capitalised(title) == planned.box.title || title == "{path}";       // by the box
    planned.box.useLabel = type.role == Role::Memory || isSaid ? "use" : title;
}

PlannedBox memoryInside(const Topology& topology, BlockId block, bool withFacts) {
    PlannedBox memory = named(topology, block, BoxStyle::Memory);
    memory.wantsPages = true;
    memory.compact = true;
    memory.untitled = !withFacts;
    if (withFacts) {
        memory.box.subtitle = shownValues(topology, block);
        showOwnUse(topology, memory);
    }
    return memory;
}

void addParts(const Topology& topology, PlannedBox& planned, bool chips) {
    const auto children = drawnChildren(topology, planned.box.block);
    const auto isDevice = [&](BlockId child) { return topology.block(child).role == Role::Device; };
    const bool devicesOnly = std::ranges::any_of(children, isDevice);
    std::map<std::string, int> counts;
    std::vector<std::string> order;
    for (const BlockId child : children) {
        if (devicesOnly && !isDevice(child))
            continue;
        if (chips && hasOwnName(topology, child))
            planned.inner.push_back(named(topology, child, BoxStyle::Chip));
        else if (counts[topology.type(child).title]++ == 0)
            order.push_back(topology.type(child).title);
    }
    for (const std::string& title : order)
        planned.box.lines.push_back({title, std::to_string(counts[title])});
}

PlannedBox board(const Topology& topology, BlockId block, Detail detail) {
    if (isInterconnect(topology, block))
        return interconnect(topology, block, detail);
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    addSubtitle(topology, planned);
    planned.box.showsUse = hasStation(topology, block);
    planned.box.useLabel = "busiest";
    planned.box.isNode = block != rootBlock && topology.node(block).block == block;
    planned.threadsInHead = holdsCrowd(topology, block);
    if (isOneOfKinds(topology, block))
        planned.box.subtitleRank = std::min(planned.box.subtitleRank, LabelRank::Use);
    if (detail == Detail::Parts && holdsBays(topology, block)) {
        addBoards(topology, block, planned);
    } else if (holdsCards(topology, block)) {
        planned.upright = true;
        planned.compact = true;
        planned.wantsThreads = !topology.requesters(block).empty();
        planned.box.subtitle.clear();
        planned.box.showsUse = false;
    } else if (!holdsPlaces(topology, block)) {
        addParts(topology, planned, false);
        planned.wantsThreads = !topology.requesters(block).empty();
        planned.upright = planned.wantsThreads;
    } else if (detail == Detail::Overview && planned.box.isNode) {
        addBoardsFarOut(topology, block, planned);
        planned.wantsPages = !topology.withRole(Role::Memory, block).empty();
    } else if (detail == Detail::Overview) {
        planned.wantsThreads = !topology.requesters(block).empty() && !holdsCrowd(topology, block);
        planned.upright = planned.wantsThreads && topology.withRole(Role::Processor, block).empty();
        planned.wantsPages = !topology.withRole(Role::Memory, block).empty();
    } else if (!topology.withRole(Role::Bridge, block).empty()) {
        addMemoriesAndBridges(topology, block, planned);
    } else {
        addPlaces(topology, block, planned.inner);
    }
    return planned;
}

} // namespace boardset
