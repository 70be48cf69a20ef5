// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the content of a drawing from roles, rows, links and shown facts, never from the name of a machine.
#include "boardset/diagram/Plan.h"

#include "boardset/diagram/BoxKinds.h"
#include "boardset/diagram/PlanAssembly.h"
#include "boardset/diagram/PlanBoards.h"
#include "boardset/diagram/PlanNames.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

constexpr double farOutAir = 1.5;   ///< Factor for the width of a name at a zoom of 56 %.
constexpr double widestLines = 440; ///< Maximum width of a box of lines; a wider box is hard to read.
/// Maximum number of context boxes on one side of a frame; if there are more, one box combines them.
constexpr std::size_t mostContexts = 6;

/// Returns the box of a top-level processor. The processor's caches appear inside the box at higher zoom.
PlannedBox standingProcessor(const Topology& topology, BlockId block) {
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    processor.box.subtitle = subtitleOf(topology, block);
    processor.box.lines = shownLines(topology, block);
    for (const BlockId child : drawnChildren(topology, block))
        if (topology.block(child).role == Role::Memory)
            processor.inner.push_back(memoryInside(topology, child, true));
    processor.content = boxWith(headingWithThreads(), Item::Lines, innerOrSpace(processor, processor.box.enterable));
    return processor;
}

PlannedBox standingMemory(const Topology& topology, BlockId block) {
    PlannedBox memory = named(topology, block, BoxStyle::Memory);
    memory.box.lines = shownLines(topology, block);
    showOwnUse(topology, memory);
    for (const BlockId child : drawnChildren(topology, block))
        memory.inner.push_back(named(topology, child, BoxStyle::Chip));
    memory.content =
        memory.box.lines.empty() && memory.inner.empty()
            ? memoryContent(gap)
            : boxWith(heading(), Item::Lines, Item::Pages, boxesInRows(gap, {memory.inner.size()}), Item::Use);
    return memory;
}

/// True if packets pass through a block. The rate of such a block is the rate of its links.
bool passesPackets(const Topology& topology, BlockId block) {
    const auto& links = topology.linksOf(block);
    return std::ranges::any_of(links, [&](LinkId link) { return !topology.link(link).framing.empty(); });
}

/// Returns the box of a switch or repeater, with facts on a line below its title and its own parts next to its title.
PlannedBox passingTraffic(const Topology& topology, BlockId block, Detail detail) {
    const bool isBus = topology.type(block).drawnAs == DrawnAs::Bus;
    const bool bar = topology.type(block).coherencyRoot || isBus;
    PlannedBox planned = named(topology, block, bar ? BoxStyle::Bar : BoxStyle::Part);
    if (!passesPackets(topology, block))
        planned.box.subtitle = shownValues(topology, block);
    showOwnUse(topology, planned);
    planned.box.isModelled = planned.box.showsUse;
    planned.box.showsUse = planned.box.showsUse || isBus;
    if (!bar && topology.isRequester(block)) // a network, with its clients
        makeCard(planned, true);
    if (bar && detail == Detail::Parts)
        addChips(topology, planned);
    return planned;
}

PlannedBox standing(const Topology& topology, BlockId block, Detail detail) {
    if (isCard(topology, block))
        return card(topology, block, detail);
    if (topology.type(block).drawnAs == DrawnAs::Software)
        return softwareBand(topology, block);
    if (carriesParts(topology, block))
        return carrier(topology, block);
    switch (topology.block(block).role) {
    case Role::Processor:
        return standingProcessor(topology, block);
    case Role::Memory:
        return standingMemory(topology, block);
    case Role::Switch:
        if (!topology.block(block).children.empty() && !topology.type(block).coherencyRoot &&
            isInterconnect(topology, block))
            return interconnect(topology, block, detail);
        return holdsBays(topology, block) ? board(topology, block, detail) : passingTraffic(topology, block, detail);
    case Role::Repeater:
    case Role::Bridge:
        return passingTraffic(topology, block, detail);
    case Role::Container:
        if (topology.block(block).children.empty())
            break;
        return board(topology, block, detail);
    case Role::Cache: {
        PlannedBox cache = named(topology, block, BoxStyle::Part);
        cache.box.subtitle = shownValues(topology, block);
        showOwnUse(topology, cache); // also for a lock, which requests occupy like any other part
        if (!topology.requesters(block).empty())
            cache.content = boxWith(headingWithThreads(), innerOrSpace(cache, cache.box.enterable), Item::Use);
        return cache;
    }
    case Role::Group:
    case Role::Device:
    case Role::Bay:
        break;
    }
    PlannedBox planned = named(topology, block, BoxStyle::Part);
    addSubtitle(topology, planned);
    if (detail == Detail::Parts) { // such lines are illegible at low zoom, where neighbouring names need the space
        planned.box.lines = shownLines(topology, block);
        showOwnUse(topology, planned); // for example, of a disk
    }
    return planned;
}

bool areLinked(const Topology& topology, BlockId a, BlockId b) {
    return std::ranges::any_of(
        topology.links(),
        [&](const Link& link) {
            return (topology.isBelow(link.from, a) && topology.isBelow(link.to, b)) ||
                   (topology.isBelow(link.from, b) && topology.isBelow(link.to, a));
        });
}

/// True if a link connects the content of a block with the content of another block in the same row.
bool isLinkedAcross(const Topology& topology, BlockId block) {
    const Block& at = topology.block(block);
    return std::ranges::any_of(topology.block(at.parent).children, [&](BlockId other) {
        return other != block && topology.block(other).row == at.row && areLinked(topology, block, other);
    });
}

/// True if each block is linked to the next block, and the last block to the first.
bool isRing(const Topology& topology, const std::vector<BlockId>& blocks) {
    bool isClosed = blocks.size() > 2;
    for (std::size_t i = 0; isClosed && i < blocks.size(); ++i)
        isClosed = areLinked(topology, blocks[i], blocks[(i + 1) % blocks.size()]);
    return isClosed;
}

/// Arranges a ring in two rows: its first half above from left to right, and the rest below from right to left.
void addRing(Row& row, std::vector<Row>& rows) {
    const auto half = row.begin() + static_cast<std::ptrdiff_t>(row.size() + 1) / 2;
    rows.emplace_back(std::make_move_iterator(row.begin()), std::make_move_iterator(half));
    Row back(std::make_move_iterator(half), std::make_move_iterator(row.end()));
    std::ranges::reverse(back);
    rows.push_back(std::move(back));
}

std::vector<Row> rowsInside(const Topology& topology, BlockId block, Detail detail, std::vector<PlannedBox>& boxes) {
    std::map<int, PlannedRow> rows;
    std::vector<BlockId> children = topology.block(block).children;
    // The blocks of each half of a split machine are next to each other.
    std::ranges::stable_sort(
        children, [&](BlockId a, BlockId b) { return topology.block(a).segment < topology.block(b).segment; });
    for (const BlockId child : children) {
        PlanCell cell;
        if (detail == Detail::Overview && isGroupOfCards(topology, child)) {
            cell.box = static_cast<int>(boxes.size());
            boxes.push_back(groupOfCards(topology, child));
        } else if (topology.block(child).role == Role::Group) {
            cell.rows = rowsInside(topology, child, detail, boxes);
        } else {
            cell.box = static_cast<int>(boxes.size());
            boxes.push_back(standing(topology, child, detail));
            PlannedBox& planned = boxes.back();
            if (detail == Detail::Overview && !planned.box.isFlat())
                planned.nameFactor = farOutAir;
            describeCover(topology, planned);
            cell.isLinked = planned.box.style == BoxStyle::Board && isLinkedAcross(topology, child);
        }
        PlannedRow& row = rows[topology.block(child).row];
        row.cells.push_back(std::move(cell));
        row.blocks.push_back(child);
    }
    hangParts(topology, rows);
    std::vector<Row> ordered;
    for (auto& [number, row] : rows)
        if (isRing(topology, row.blocks))
            addRing(row.cells, ordered);
        else
            ordered.push_back(std::move(row.cells));
    return ordered;
}

/// Returns the child of `ancestor` that contains `block`, ignoring groups.
BlockId childTowards(const Topology& topology, BlockId ancestor, BlockId block) {
    BlockId child = block;
    for (BlockId at = block; at != ancestor; at = topology.block(at).parent)
        child = topology.block(at).role == Role::Group ? child : at;
    return child;
}

/// True if `context` is drawn above the focus.
/// Compares the rows of the two children of `ancestor` that contain these blocks.
bool standsAbove(const Topology& topology, BlockId ancestor, BlockId context, BlockId focus) {
    const auto rowBelow = [&](BlockId block) {
        BlockId at = block;
        while (topology.block(at).parent != ancestor)
            at = topology.block(at).parent;
        return topology.block(at).row;
    };
    return rowBelow(context) < rowBelow(focus);
}

void addContexts(const Topology& topology, Plan& plan, BlockId focus) {
    std::map<BlockId, bool> contexts; // true if the block is above the focus
    for (const Link& link : topology.links()) {
        const bool fromInside = topology.isBelow(link.from, focus);
        if (fromInside == topology.isBelow(link.to, focus))
            continue;
        const BlockId outside = fromInside ? link.to : link.from;
        const BlockId ancestor = topology.lowestCommonAncestor(outside, focus);
        if (outside == ancestor)
            continue;
        contexts[childTowards(topology, ancestor, outside)] = standsAbove(topology, ancestor, outside, focus);
    }
    std::map<bool, std::vector<BlockId>> sides;
    for (const auto& [block, isAbove] : contexts)
        sides[isAbove].push_back(block);
    for (const auto& [block, isAbove] : contexts) {
        const std::vector<BlockId>& identical = sides[isAbove];
        const bool many = identical.size() > mostContexts;
        if (many && block != identical.front())
            continue; // the first context represents all of them, with its own wires
        PlannedBox context = named(topology, block, BoxStyle::Context);
        addSubtitle(topology, context);
        if (many) {
            context.box.title = Message{
                "{first} to {last}", {{"first", context.box.title}, {"last", displayName(topology, identical.back())}}};
            context.box.subtitle = Message{"{count} identical; wires of {part}",
                                           {{"count", identical.size()}, {"part", displayName(topology, block)}}};
        }
        showOwnUse(topology, context);
        if (context.box.showsUse)
            makeBar(context);
        PlanCell cell;
        cell.box = static_cast<int>(plan.boxes.size());
        plan.boxes.push_back(std::move(context));
        (isAbove ? plan.above : plan.below).push_back(std::move(cell));
    }
}

/// Makes an empty slot, or a board with an empty slot, as wide as an occupied slot of the same kind.
/// Removing a board then does not move other boxes.
void widenEmptySlots(const Topology& topology, std::vector<PlannedBox>& boxes) {
    const auto isEmpty = [](const PlannedBox& each) {
        return each.box.vacant || std::ranges::any_of(each.inner, [](const PlannedBox& one) { return one.box.vacant; });
    };
    std::map<const Slot*, double> widest;
    for (const PlannedBox& each : boxes)
        if (double& most = widest[topology.slot(each.box.block)]; !std::isfinite(each.highest) && !isEmpty(each))
            most = std::max(most, each.least);
    for (PlannedBox& each : boxes)
        if (isEmpty(each))
            each.least = std::max(each.least, widest[topology.slot(each.box.block)]);
}

void addFrame(const Topology& topology, Plan& plan, BlockId focus) {
    plan.framed = true;
    plan.frame = named(topology, focus, BoxStyle::Board);
    plan.frame.box.enterable = false;
    const std::string& domain = plan.frame.box.subtitle;
    const std::string& summary = topology.type(focus).summary;
    plan.frame.box.subtitle =
        domain.empty() ? summary : Message{"{summary}, {domain}", {{"summary", summary}, {"domain", domain}}};
    const bool hasThreads = topology.block(focus).role == Role::Processor || topology.isRequester(focus);
    plan.frame.content = frameContent(hasThreads                                   ? Item::ThreadsBeside
                                      : topology.block(focus).role == Role::Memory ? Item::Pages
                                                                                   : Item::Nothing);
    showOwnUse(topology, plan.frame);
    addContexts(topology, plan, focus);
}

/// Returns the innermost box that contains a block; null if none of the given boxes contains it.
PlannedBox* innermost(const Topology& topology, std::vector<PlannedBox>& boxes, BlockId block) {
    for (PlannedBox& planned : boxes) {
        if (!topology.isBelow(block, planned.box.block))
            continue;
        PlannedBox* inner = innermost(topology, planned.inner, block);
        return inner != nullptr ? inner : &planned;
    }
    return nullptr;
}

/// Replaces the type of a block, in its box, by the number of failed parts that the box does not draw.
/// The type needs more width than the number.
void describeFailed(const Topology& topology, std::vector<PlannedBox>& boxes) {
    std::map<PlannedBox*, int> failed;
    for (const Block& block : topology.blocks()) {
        const bool itself = block.lost && !block.off && block.parent && !topology.block(block.parent).lost;
        PlannedBox* around = itself ? innermost(topology, boxes, block.id) : nullptr;
        if (around != nullptr && around->box.block != block.id)
            ++failed[around];
    }
    for (const auto& [around, count] : failed) {
        Box& box = around->box;
        const std::string reported = Message{"{count} failed", {{"count", count}}};
        if (box.subtitle.empty() || box.subtitleRank == LabelRank::Name) { // the subtitle is the name of a domain
            box.title = Message{"{part}, {state}", {{"part", box.title}, {"state", reported}}};
            continue;
        }
        box.subtitle = reported;
        box.subtitleRank = LabelRank::Name;
    }
}

} // namespace

Plan planOf(const Topology& topology, BlockId focus, Detail detail, TextMetrics text) {
    Plan plan;
    plan.text = text;
    plan.inside = rowsInside(topology, focus, detail, plan.boxes);
    if (focus != rootBlock)
        addFrame(topology, plan, focus);
    describeFailed(topology, plan.boxes);
    measure(plan.frame, text);
    for (PlannedBox& each : plan.boxes) {
        if (!each.box.lines.empty() && each.inner.empty() && each.box.style != BoxStyle::Memory)
            each.widest = std::min(each.widest, widestLines);
        measure(each, text);
    }
    widenEmptySlots(topology, plan.boxes);
    return plan;
}

} // namespace boardset
