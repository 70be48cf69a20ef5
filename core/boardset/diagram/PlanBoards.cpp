// SPDX-License-Identifier: GPL-3.0-or-later
// Fills boards by roles and rows, never by the name of a machine.
#include "boardset/diagram/PlanBoards.h"

#include "boardset/diagram/PlanAssembly.h"
#include "boardset/diagram/PlanNames.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

/// Slots in a row of a unit; with a single column, the unit would be higher than everything else.
constexpr int slotsInRow = 2;
/// Empty bays in a row below devices that have a row each.
constexpr int vacantBeside = 3;
/// Maximum number of processors that the drawing of a board shows for one of its parts.
constexpr std::size_t mostProcessors = 16;
/// Maximum number of boards in a row inside a board; a longer row would be much too wide.
constexpr std::size_t mostBeside = 6;
/// Minimum number of units for which each unit has only one slot per row, which makes units narrow.
constexpr int manyUnits = 3;

bool holdsPlaces(const Topology& topology, BlockId block) {
    return !topology.withRole(Role::Processor, block).empty() || !topology.withRole(Role::Memory, block).empty() ||
           !topology.requesters(block).empty();
}

bool isLargeGroup(const Topology& topology, BlockId block) {
    return topology.block(block).role != Role::Processor &&
           topology.withRole(Role::Processor, block).size() > mostProcessors;
}

/// True if the drawing of a board omits some of its processors.
bool holdsLargeGroup(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    return std::ranges::any_of(children, [&](BlockId child) { return isLargeGroup(topology, child); });
}

/// True if a block contains a station, or if a link that starts in the block is a station.
bool hasStation(const Topology& topology, BlockId below) {
    const auto blocks = topology.subtree(below);
    return std::ranges::any_of(blocks, [&](const Block& block) {
        const auto& links = topology.linksOf(block.id);
        return !topology.type(block.id).rate.empty() || std::ranges::any_of(links, [&](LinkId link) {
            return topology.link(link).bytesPerSecond > 0 && topology.link(link).from == block.id;
        });
    });
}

/// Returns the box of a card or an empty slot in a unit with several slots: one line, with tokens next to the name.
PlannedBox cardInside(const Topology& topology, BlockId block) {
    PlannedBox card = named(topology, block, BoxStyle::Part);
    card.compact = true;
    card.wantsThreads = topology.isRequester(block);
    return card;
}

/// Adds the processors below a block, other requesters, and memories outside processors.
/// Omits the content of parts with too many processors.
void addPlaces(const Topology& topology, BlockId block, std::vector<PlannedBox>& places) {
    for (const BlockId child : topology.block(block).children) {
        const Role role = topology.block(child).role;
        if (role == Role::Processor || role == Role::Memory)
            places.push_back(placeInside(topology, child));
        else if (topology.isRequester(child)) // a card, or a network with its clients
            places.push_back(cardInside(topology, child));
        else if (!isLargeGroup(topology, child))
            addPlaces(topology, child, places);
    }
}

bool isPassing(const Topology& topology, BlockId block) {
    const Role role = topology.block(block).role;
    return role == Role::Switch || role == Role::Repeater;
}

/// True if a block is in a bay of its own, or is a frame with bays.
bool isBoard(const Topology& topology, BlockId block) {
    const auto isInBay = [&](BlockId each) { return topology.block(each).bay == each; };
    return isInBay(block) || std::ranges::any_of(topology.block(block).children, isInBay);
}

/// Returns the small box of a board in a bay of another board, or of the bay if the bay is empty.
PlannedBox boardInside(const Topology& topology, BlockId block, int domainAround) {
    PlannedBox inner = named(topology, block, BoxStyle::Part);
    inner.compact = true;
    inner.box.subtitleRank = LabelRank::Flow;
    if (domainAround >= 0 && inner.box.domain == domainAround) { // the box around this box shows the domain
        inner.box.domain = -1;
        inner.box.subtitle.clear();
    }
    if (inner.box.vacant)
        // the edge of the box shows that it is empty, and the board around the box keeps its width
        inner.box.subtitle.clear();
    else
        addPlaces(topology, block, inner.inner);
    return inner;
}

bool holdsCards(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    return std::ranges::any_of(children, [&](BlockId child) { return isCard(topology, child); });
}

/// True if the name of a block's slot does not determine the block's type.
/// Several kinds of boards then fit in the slot.
bool isOneOfKinds(const Topology& topology, BlockId block) {
    const Slot* const slot = topology.slot(block);
    return slot != nullptr && slot->bay && !slot->choices.empty();
}

/// Returns the number of slots per row in a unit.
int slotsBeside(const Topology& topology) {
    const auto units = std::ranges::count_if(topology.blocks(), [&](const Block& block) {
        return block.bay == block.id && holdsBays(topology, block.id) && holdsCards(topology, block.id);
    });
    return units < manyUnits ? slotsInRow : 1;
}

/// Splits rows of more than `mostBeside` boards with inner parts into rows of nearly equal length.
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

/// True if a block is a device with a queue of its own, such as a disk, or a bay for such a device.
bool isQueue(const Topology& topology, BlockId block) {
    const auto queues = [](const BlockType& type) { return type.role == Role::Device && !type.stationTitle.empty(); };
    if (topology.block(block).role != Role::Bay)
        return queues(topology.type(block));
    return std::ranges::any_of(topology.slot(block)->choices,
                               [&](const std::string& type) { return queues(topology.catalog().blockType(type)); });
}

/// Adds the boards that a board contains, and the switches between these boards, row by row. Each device with a queue
/// has a row of its own.
void addBoards(const Topology& topology, BlockId block, PlannedBox& planned) {
    planned.stacked = true;
    int row = -1;
    int slots = 0;
    int added = 0; // rows of devices with a queue
    int vacant = 0;
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
        // slots form short rows; other boards of a row are next to each other
        row = std::max(isSlot ? row + (begins ? 1 : 0) : 0, topology.block(child).row);
        PlannedBox& inner = planned.inner.back();
        const bool isRow = !isSlot && isQueue(topology, child);
        inner.isLine = isRow && !inner.box.vacant;
        if (inner.isLine)
            showOwnUse(topology, inner);
        vacant = isRow && inner.box.vacant ? vacant + 1 : 0;
        added += inner.isLine || vacant % vacantBeside == 1 ? 1 : 0;
        inner.row = row + added;
    }
    breakRows(planned.inner);
}

/// Number of boards per row at low zoom. More boards in a row would need more width than the labels of the box.
constexpr int boardsBeside = 2;

/// At low zoom, adds the boards of one machine of a cluster, with their load. Omits empty bays.
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

/// Adds the memories of a board and, below them, the bridges through which devices access the board.
void addMemoriesAndBridges(const Topology& topology, BlockId block, PlannedBox& planned) {
    planned.stacked = true;
    addPlaces(topology, block, planned.inner);
    for (const BlockId bridge : topology.withRole(Role::Bridge, block)) {
        planned.inner.push_back(named(topology, bridge, BoxStyle::Chip));
        planned.inner.back().row = 1;
    }
}

} // namespace

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
    for (const BlockId hub : topology.withRole(Role::Switch, block)) { // the first switch identifies the group
        planned.box.title = displayName(topology, hub);
        break;
    }
    planned.box.subtitle = namesOfDevices(topology, drawnChildren(topology, block));
    planned.box.subtitleRank = LabelRank::Flow;
    planned.box.enterable = false; // at higher zoom, the parts of the group are top-level boxes
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
    // Threads that compute do not count towards the utilisation of a processor; only calls queue for a processor.
    planned.box.showsUse = !type.stationTitle.empty() && type.role != Role::Processor;
    // omits the name in braces, because the title of the box already contains it: "port of {parent}"
    const std::string title = Message{type.stationTitle.substr(0, type.stationTitle.find(" of {"))};
    // true if the label would repeat the title of the box
    const bool isSaid = capitalised(title) == planned.box.title || type.stationTitle == "{path}";
    planned.box.useLabel = type.role == Role::Memory || isSaid ? Message{"use"} : title;
}

PlannedBox memoryInside(const Topology& topology, BlockId block, bool withFacts) {
    PlannedBox memory = named(topology, block, BoxStyle::Memory);
    memory.wantsPages = true;
    memory.compact = true;
    memory.untitled = !withFacts;
    memory.hasBar = !withFacts && !topology.type(block).stationTitle.empty();
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
    planned.box.useLabel = Message{"busiest"};
    planned.box.isNode = block != rootBlock && topology.node(block).block == block;
    planned.threadsInHead = holdsLargeGroup(topology, block);
    if (isOneOfKinds(topology, block))
        planned.box.subtitleRank = std::min(planned.box.subtitleRank, LabelRank::Use);
    if (isPool(topology, block))
        return planned;
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
        planned.wantsThreads = !topology.requesters(block).empty() && !holdsLargeGroup(topology, block);
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
