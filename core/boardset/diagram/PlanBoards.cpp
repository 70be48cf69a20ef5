// SPDX-License-Identifier: GPL-3.0-or-later
// Fills boards by roles and rows, never by the name of a machine.
#include "boardset/diagram/PlanBoards.h"

#include "boardset/diagram/BoxKinds.h"
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

/// Returns the box of a card, an empty slot or a network inside a board: a name, with threads next to it.
PlannedBox cardInside(const Topology& topology, BlockId block) {
    PlannedBox card = named(topology, block, BoxStyle::Part);
    makeSmall(card, topology.isRequester(block), !isCard(topology, block));
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
    makeSmall(inner, false);
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

/// Returns the number of boards in each row. Rows of more than `mostBeside` boards with inner parts become several rows
/// of nearly equal length.
std::vector<std::size_t> brokenRows(const std::vector<PlannedBox>& boards, const std::vector<int>& rowOf) {
    std::vector<std::size_t> counts;
    for (std::size_t first = 0, last = 0; first < boards.size(); first = last) {
        while (last < boards.size() && rowOf[last] == rowOf[first])
            ++last;
        const std::size_t most = boards[first].inner.empty() ? last - first : mostBeside;
        const std::size_t rows = (last - first + most - 1) / most;
        const std::size_t inRow = (last - first + rows - 1) / rows;
        for (std::size_t at = first; at < last; at += inRow)
            counts.push_back(std::min(inRow, last - at));
    }
    return counts;
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
/// has a row of its own. Returns the rows.
Element addBoards(const Topology& topology, BlockId block, PlannedBox& planned) {
    std::vector<int> rowOf;
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
        if (isRow && !inner.box.vacant) {
            showOwnUse(topology, inner);
            makeLine(inner);
        }
        vacant = isRow && inner.box.vacant ? vacant + 1 : 0;
        added += isRow && (!inner.box.vacant || vacant % vacantBeside == 1) ? 1 : 0;
        rowOf.push_back(row + added);
    }
    const bool isOfChips = planned.inner.front().box.style == BoxStyle::Chip;
    return boxesInRows(isOfChips ? gap : gap / 2, brokenRows(planned.inner, rowOf));
}

/// Number of boards per row at low zoom. More boards in a row would need more width than the labels of the box.
constexpr std::size_t boardsBeside = 2;

/// At low zoom, adds the boards of one machine of a cluster, with their load. Omits empty bays. Returns the rows.
Element addBoardsFarOut(const Topology& topology, BlockId machine, PlannedBox& planned) {
    std::vector<std::size_t> rows;
    for (const BlockId child : drawnChildren(topology, machine)) {
        if (!isBoard(topology, child) || topology.block(child).role == Role::Bay)
            continue;
        PlannedBox inner = named(topology, child, BoxStyle::Part);
        inner.box.subtitle.clear();
        makeSmall(inner, !topology.requesters(child).empty());
        if (rows.empty() || rows.back() == boardsBeside)
            rows.push_back(0);
        ++rows.back();
        planned.inner.push_back(std::move(inner));
    }
    return boxesInRows(gap / 2, rows);
}

/// Adds a line of text for each type of the parts of a board, with their number. If the board has devices, only for
/// them.
void addParts(const Topology& topology, PlannedBox& planned) {
    const auto children = drawnChildren(topology, planned.box.block);
    const auto isDevice = [&](BlockId child) { return topology.block(child).role == Role::Device; };
    const bool devicesOnly = std::ranges::any_of(children, isDevice);
    std::map<std::string, int> counts;
    std::vector<std::string> order;
    for (const BlockId child : children)
        if ((!devicesOnly || isDevice(child)) && counts[topology.type(child).title]++ == 0)
            order.push_back(topology.type(child).title);
    for (const std::string& title : order)
        planned.box.lines.push_back({title, std::to_string(counts[title])});
}

/// Adds the memories of a board and, below them, the bridges through which devices access the board. Returns the rows.
Element addMemoriesAndBridges(const Topology& topology, BlockId block, PlannedBox& planned) {
    addPlaces(topology, block, planned.inner);
    const std::size_t places = planned.inner.size();
    for (const BlockId bridge : topology.withRole(Role::Bridge, block))
        planned.inner.push_back(named(topology, bridge, BoxStyle::Chip));
    return boxesInRows(gap / 2, {places, planned.inner.size() - places});
}

} // namespace

PlannedBox placeInside(const Topology& topology, BlockId block) {
    if (topology.block(block).role == Role::Memory)
        return memoryInside(topology, block, false);
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    for (const BlockId memory : topology.withRole(Role::Memory, block))
        processor.inner.push_back(memoryInside(topology, memory, false));
    makeSmall(processor, true);
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
    makeTall(planned, true);
    return planned;
}

PlannedBox interconnect(const Topology& topology, BlockId block, Detail detail) {
    PlannedBox bar = named(topology, block, BoxStyle::Bar);
    if (detail == Detail::Overview && topology.block(block).role == Role::Switch)
        return bar;
    addChips(topology, bar);
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
    if (detail == Detail::Parts && !planned.box.vacant) {
        planned.box.subtitle = subtitleOf(topology, block);
        planned.box.subtitleRank = isOneOfKinds(topology, block) ? LabelRank::Use : LabelRank::Flow;
    }
    makeCard(planned, topology.isRequester(block));
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
    memory.step = 1;
    memory.content = withFacts ? memoryContent(gap / 2) : untitledMemory(!topology.type(block).stationTitle.empty());
    if (withFacts) {
        memory.box.subtitle = shownValues(topology, block);
        showOwnUse(topology, memory);
    }
    return memory;
}

void addChips(const Topology& topology, PlannedBox& bar) {
    for (const BlockId child : drawnChildren(topology, bar.box.block))
        if (isInterconnect(topology, bar.box.block) || hasOwnName(topology, child))
            bar.inner.push_back(named(topology, child, BoxStyle::Chip));
    makeBar(bar);
}

PlannedBox board(const Topology& topology, BlockId block, Detail detail) {
    if (isInterconnect(topology, block))
        return interconnect(topology, block, detail);
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    addSubtitle(topology, planned);
    planned.box.showsUse = hasStation(topology, block);
    planned.box.useLabel = Message{"busiest"};
    planned.box.isNode = block != rootBlock && topology.node(block).block == block;
    if (isOneOfKinds(topology, block))
        planned.box.subtitleRank = std::min(planned.box.subtitleRank, LabelRank::Use);
    if (isPool(topology, block))
        return planned;
    const bool hasThreads = !topology.requesters(block).empty();
    const Element memories = topology.withRole(Role::Memory, block).empty() ? Item::Nothing : Item::Pages;
    const bool isBrief = detail == Detail::Parts && planned.box.subtitleRank >= LabelRank::About;
    Element head = isBrief ? briefHeading() : heading();
    Element below;
    if (holdsLargeGroup(topology, block))
        head = headingAroundThreads();
    if (detail == Detail::Parts && holdsBays(topology, block)) {
        below = addBoards(topology, block, planned);
    } else if (holdsCards(topology, block)) {
        planned.box.subtitle.clear();
        planned.box.showsUse = false;
        makeTall(planned, hasThreads);
        return planned;
    } else if (!holdsPlaces(topology, block)) {
        addParts(topology, planned);
        if (hasThreads)
            makeTall(planned, true);
        return planned;
    } else if (detail == Detail::Overview && planned.box.isNode) {
        const Element boards = addBoardsFarOut(topology, block, planned);
        below = planned.inner.empty() ? memories : column(gap / 2, fixed(stackWidth, memories), boards);
    } else if (detail == Detail::Overview && hasThreads && !holdsLargeGroup(topology, block)) {
        if (memories.item == Item::Pages)
            below = column(gap / 2, Item::Counts, Item::Threads, memories);
        else if (!topology.withRole(Role::Processor, block).empty()) {
            head = headingWithThreads();
            below = Item::Space;
        } else {
            makeTall(planned, true);
            return planned;
        }
    } else if (detail == Detail::Overview) {
        below = memories;
    } else if (!topology.withRole(Role::Bridge, block).empty()) {
        below = addMemoriesAndBridges(topology, block, planned);
    } else {
        addPlaces(topology, block, planned.inner);
        below = gridOf(planned.inner.size());
    }
    planned.content = boxWith(head, below, Item::Use);
    return planned;
}

} // namespace boardset
