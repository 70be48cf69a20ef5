// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses what a drawing shows: from roles, rows, links and shown facts, never from the name of a machine.
#include "boardset/diagram/Plan.h"

#include "boardset/diagram/Names.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

bool holdsPlaces(const Topology& topology, int block) {
    return !topology.withRole(Role::Processor, block).empty() || !topology.withRole(Role::Memory, block).empty();
}

/// Children as the drawing sees them: a group's children stand in for the group.
std::vector<int> drawnChildren(const Topology& topology, int block) {
    std::vector<int> drawn;
    for (const int child : topology.block(block).children) {
        if (topology.block(child).role != Role::Group) {
            drawn.push_back(child);
            continue;
        }
        const auto below = drawnChildren(topology, child);
        drawn.insert(drawn.end(), below.begin(), below.end());
    }
    return drawn;
}

PlannedBox named(const Topology& topology, int block, BoxStyle style) {
    PlannedBox planned;
    planned.box.block = block;
    planned.box.style = style;
    planned.box.title = displayName(topology, block);
    planned.box.enterable = !topology.block(block).children.empty();
    return planned;
}

/// Whether anything in a block, or a link at it, can be busy.
bool hasStation(const Topology& topology, int below) {
    const auto& blocks = topology.blocks();
    // blocks are numbered in preorder: those below one follow it without a gap
    const auto end = std::find_if(blocks.begin() + below, blocks.end(),
                                  [&](const Block& block) { return !topology.isBelow(block.id, below); });
    return std::any_of(blocks.begin() + below, end, [&](const Block& block) {
        const auto& links = topology.linksOf(block.id);
        return !topology.type(block.id).rate.empty() || std::any_of(links.begin(), links.end(), [&](int link) {
            return topology.link(link).bytesPerSecond > 0;
        });
    });
}

void showOwnUse(const Topology& topology, PlannedBox& planned) {
    const BlockType& type = topology.type(planned.box.block);
    planned.box.showsUse = !type.rate.empty();
    planned.box.useLabel = type.role == Role::Memory ? "use" : type.stationTitle;
}

PlannedBox memoryInside(const Topology& topology, int block, bool withFacts) {
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

/// A processor or memory drawn small inside its board.
PlannedBox placeInside(const Topology& topology, int block) {
    if (topology.block(block).role == Role::Memory) {
        return memoryInside(topology, block, false);
    }
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    processor.wantsThreads = true;
    processor.compact = true;
    for (const int memory : topology.withRole(Role::Memory, block)) {
        processor.inner.push_back(memoryInside(topology, memory, false));
    }
    return processor;
}

/// The processors below a block, and the memories that belong to none of them.
void addPlaces(const Topology& topology, int block, std::vector<PlannedBox>& places) {
    for (const int child : topology.block(block).children) {
        const Role role = topology.block(child).role;
        if (role == Role::Processor || role == Role::Memory) {
            places.push_back(placeInside(topology, child));
        } else {
            addPlaces(topology, child, places);
        }
    }
}

/// Children that have a name of their own as chips; the others as lines that count them, devices only if there are any.
void addParts(const Topology& topology, PlannedBox& planned, bool chips) {
    const auto children = drawnChildren(topology, planned.box.block);
    const auto isDevice = [&](int child) { return topology.block(child).role == Role::Device; };
    const bool devicesOnly = std::any_of(children.begin(), children.end(), isDevice);
    std::map<std::string, int> counts;
    std::vector<std::string> order;
    for (const int child : children) {
        if (devicesOnly && !isDevice(child)) {
            continue;
        }
        if (chips && hasOwnName(topology, child)) {
            planned.inner.push_back(named(topology, child, BoxStyle::Chip));
        } else if (counts[topology.type(child).title]++ == 0) {
            order.push_back(topology.type(child).title);
        }
    }
    for (const std::string& title : order) {
        planned.box.lines.push_back({title, std::to_string(counts[title]), {}});
    }
}

/// Its caches are nearer: inside it.
PlannedBox standingProcessor(const Topology& topology, int block) {
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    processor.box.subtitle = subtitleOf(topology, block);
    processor.wantsThreads = true;
    for (const int child : drawnChildren(topology, block)) {
        if (topology.block(child).role == Role::Memory) {
            processor.inner.push_back(memoryInside(topology, child, true));
        }
    }
    return processor;
}

PlannedBox standingMemory(const Topology& topology, int block) {
    PlannedBox memory = named(topology, block, BoxStyle::Memory);
    memory.wantsPages = true;
    memory.box.lines = shownLines(topology, block);
    showOwnUse(topology, memory);
    for (const int child : drawnChildren(topology, block)) {
        memory.inner.push_back(named(topology, child, BoxStyle::Chip));
    }
    return memory;
}

PlannedBox board(const Topology& topology, int block, Detail detail) {
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    planned.box.subtitle = subtitleOf(topology, block);
    planned.box.showsUse = hasStation(topology, block);
    planned.box.useLabel = "busiest";
    if (!holdsPlaces(topology, block)) {
        addParts(topology, planned, false);
    } else if (detail == Detail::Overview) {
        planned.wantsThreads = !topology.withRole(Role::Processor, block).empty();
        planned.wantsPages = !topology.withRole(Role::Memory, block).empty();
    } else {
        addPlaces(topology, block, planned.inner);
    }
    return planned;
}

/// A switch or repeater: its facts in a line below its title, its own parts beside it.
PlannedBox passing(const Topology& topology, int block, Detail detail) {
    const bool bar = topology.type(block).coherencyRoot;
    PlannedBox planned = named(topology, block, bar ? BoxStyle::Bar : BoxStyle::Part);
    planned.box.subtitle = shownValues(topology, block);
    showOwnUse(topology, planned);
    if (bar && detail == Detail::Parts) {
        addParts(topology, planned, true);
        planned.box.lines.clear();
    }
    return planned;
}

PlannedBox standing(const Topology& topology, int block, Detail detail) {
    switch (topology.block(block).role) {
    case Role::Processor:
        return standingProcessor(topology, block);
    case Role::Memory:
        return standingMemory(topology, block);
    case Role::Switch:
    case Role::Repeater:
        return passing(topology, block, detail);
    case Role::Container:
        if (topology.block(block).children.empty()) {
            break;
        }
        return board(topology, block, detail);
    case Role::Cache: {
        PlannedBox cache = named(topology, block, BoxStyle::Part);
        cache.box.subtitle = shownValues(topology, block);
        return cache;
    }
    case Role::Group:
    case Role::Device:
    case Role::Bay:
        break;
    }
    PlannedBox planned = named(topology, block, BoxStyle::Part);
    planned.box.subtitle = subtitleOf(topology, block);
    planned.box.lines = shownLines(topology, block);
    return planned;
}

std::vector<Row> rowsInside(const Topology& topology, int block, Detail detail, std::vector<PlannedBox>& boxes) {
    std::map<int, Row> rows;
    for (const int child : topology.block(block).children) {
        Cell cell;
        if (topology.block(child).role == Role::Group) {
            cell.rows = rowsInside(topology, child, detail, boxes);
        } else {
            cell.box = static_cast<int>(boxes.size());
            boxes.push_back(standing(topology, child, detail));
        }
        rows[topology.block(child).row].push_back(std::move(cell));
    }
    std::vector<Row> ordered;
    for (auto& [number, row] : rows) {
        ordered.push_back(std::move(row));
    }
    return ordered;
}

/// What `block` stands in below `ancestor`, groups not counted.
int childTowards(const Topology& topology, int ancestor, int block) {
    int child = block;
    for (int at = block; at != ancestor; at = topology.block(at).parent) {
        child = topology.block(at).role == Role::Group ? child : at;
    }
    return child;
}

/// Whether `context` is drawn over the focus: its row, where their ways part, is higher up.
bool standsAbove(const Topology& topology, int ancestor, int context, int focus) {
    const auto rowBelow = [&](int block) {
        int at = block;
        while (topology.block(at).parent != ancestor) {
            at = topology.block(at).parent;
        }
        return topology.block(at).row;
    };
    return rowBelow(context) < rowBelow(focus);
}

void addContexts(const Topology& topology, Plan& plan, int focus) {
    std::map<int, bool> contexts; // block -> above
    for (const Link& link : topology.links()) {
        const bool fromInside = topology.isBelow(link.from, focus);
        if (fromInside == topology.isBelow(link.to, focus)) {
            continue;
        }
        const int outside = fromInside ? link.to : link.from;
        const int ancestor = topology.lowestCommonAncestor(outside, focus);
        if (outside == ancestor) {
            continue;
        }
        contexts[childTowards(topology, ancestor, outside)] = standsAbove(topology, ancestor, outside, focus);
    }
    Row above;
    Row below;
    for (const auto& [block, isAbove] : contexts) {
        PlannedBox context = named(topology, block, BoxStyle::Context);
        context.box.subtitle = subtitleOf(topology, block);
        showOwnUse(topology, context);
        Cell cell;
        cell.box = static_cast<int>(plan.boxes.size());
        plan.boxes.push_back(std::move(context));
        (isAbove ? above : below).push_back(std::move(cell));
    }
    if (!above.empty()) {
        plan.above.push_back(std::move(above));
    }
    if (!below.empty()) {
        plan.below.push_back(std::move(below));
    }
}

} // namespace

Plan planOf(const Topology& topology, int focus, Detail detail) {
    Plan plan;
    plan.inside = rowsInside(topology, focus, detail, plan.boxes);
    if (focus == 0) {
        return plan;
    }
    plan.framed = true;
    plan.frame = named(topology, focus, BoxStyle::Board);
    plan.frame.box.enterable = false;
    plan.frame.box.subtitle = topology.type(focus).summary;
    plan.frame.wantsThreads = topology.block(focus).role == Role::Processor;
    plan.frame.wantsPages = topology.block(focus).role == Role::Memory;
    showOwnUse(topology, plan.frame);
    addContexts(topology, plan, focus);
    return plan;
}

} // namespace boardset
