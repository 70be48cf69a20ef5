// SPDX-License-Identifier: GPL-3.0-or-later
// Fills boards: by roles and rows, never by the name of a machine.
#include "boardset/diagram/PlanBoards.h"

#include "boardset/diagram/Names.h"
#include "boardset/diagram/PlanNames.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

bool holdsPlaces(const Topology& topology, int block) {
    return !topology.withRole(Role::Processor, block).empty() || !topology.withRole(Role::Memory, block).empty();
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

/// A processor or memory drawn small inside its board.
PlannedBox placeInside(const Topology& topology, int block) {
    if (topology.block(block).role == Role::Memory) {
        return memoryInside(topology, block, false);
    }
    PlannedBox processor = named(topology, block, BoxStyle::Part);
    processor.wantsThreads = !processor.box.lost; // none can run there, and the word needs the room
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

bool isPassing(const Topology& topology, int block) {
    const Role role = topology.block(block).role;
    return role == Role::Switch || role == Role::Repeater;
}

/// Nothing but switches, and alone in its row: what joins all others.
bool isInterconnect(const Topology& topology, int block) {
    const Block& at = topology.block(block);
    const auto beside = [&](int other) { return other != block && topology.block(other).row == at.row; };
    const auto& siblings = topology.block(at.parent).children;
    return std::all_of(at.children.begin(), at.children.end(), [&](int child) { return isPassing(topology, child); }) &&
           std::none_of(siblings.begin(), siblings.end(), beside);
}

PlannedBox interconnect(const Topology& topology, int block) {
    PlannedBox bar = named(topology, block, BoxStyle::Bar);
    for (const int child : drawnChildren(topology, block)) {
        bar.inner.push_back(named(topology, child, BoxStyle::Chip));
    }
    return bar;
}

/// A board in a bay of another board, drawn small; or the bay alone.
PlannedBox boardInside(const Topology& topology, int block, int domainAround) {
    PlannedBox inner = named(topology, block, BoxStyle::Part);
    inner.compact = true;
    inner.box.subtitleRank = LabelRank::First;
    if (domainAround >= 0 && inner.box.domain == domainAround) { // said by the box around it
        inner.box.domain = -1;
        inner.box.subtitle.clear();
    }
    if (!inner.box.vacant) {
        addPlaces(topology, block, inner.inner);
    }
    return inner;
}

bool holdsBays(const Topology& topology, int block) {
    const auto& children = topology.block(block).children;
    return std::any_of(children.begin(), children.end(), [&](int child) { return topology.block(child).bay == child; });
}

/// The boards that a board holds and the switches between them, row by row.
void addBoards(const Topology& topology, int block, PlannedBox& planned) {
    planned.stacked = true;
    for (const int child : drawnChildren(topology, block)) {
        const bool isBoard = topology.block(child).bay == child;
        planned.inner.push_back(isBoard ? boardInside(topology, child, planned.box.domain)
                                        : named(topology, child, BoxStyle::Chip));
        planned.inner.back().row = topology.block(child).row;
    }
}

} // namespace

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

void showOwnUse(const Topology& topology, PlannedBox& planned) {
    const BlockType& type = topology.type(planned.box.block);
    planned.box.showsUse = !type.rate.empty();
    const std::string title = type.stationTitle.substr(0, type.stationTitle.find(" of {")); // it stands on the box
    planned.box.useLabel = type.role == Role::Memory ? "use" : title;
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

PlannedBox board(const Topology& topology, int block, Detail detail) {
    if (isInterconnect(topology, block)) {
        return interconnect(topology, block);
    }
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    addSubtitle(topology, planned);
    planned.box.showsUse = hasStation(topology, block);
    planned.box.useLabel = "busiest";
    if (detail == Detail::Parts && holdsBays(topology, block)) {
        addBoards(topology, block, planned);
    } else if (!holdsPlaces(topology, block)) {
        addParts(topology, planned, false);
    } else if (detail == Detail::Overview) {
        planned.wantsThreads = !topology.withRole(Role::Processor, block).empty();
        planned.wantsPages = !topology.withRole(Role::Memory, block).empty();
    } else {
        addPlaces(topology, block, planned.inner);
    }
    return planned;
}

} // namespace boardset
