// SPDX-License-Identifier: GPL-3.0-or-later
// Finds boxes by position, and boxes that accept an item.
#include "Level.h"

#include "BoardActions.h"
#include "DragEdits.h"
#include "LinkEdits.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {
namespace {

/// True if a block is, or contains, a part of one of the given types.
bool hasPart(const Topology& topology, BlockId block, const std::set<std::string>& types) {
    return std::ranges::any_of(
        topology.subtree(block), [&](const Block& each) { return types.contains(each.type); });
}

} // namespace

bool canHold(const Work* work, const Topology& topology, BlockId block) {
    return std::ranges::any_of(
        topology.requesters(block), [&](BlockId each) { return work == nullptr || topology.canDo(each, *work); });
}

BlockId levelAbove(const Topology& topology, BlockId block) {
    BlockId up = topology.block(block).parent;
    while (up > rootBlock && topology.block(up).role == Role::Group)
        up = topology.block(up).parent;
    return up;
}

int Level::boxAt(QPointF at) const {
    for (int i = static_cast<int>(layout.boxes.size()) - 1; i >= 0; --i)
        if (toQt(box(i).rect).contains(at))
            return i;
    return -1;
}

bool Level::accepts(int index, const DraggedItem& dragged) const {
    const Block& block = blockOf(index);
    if (dragged.kind == DragKind::Board)
        return block.id != rootBlock && bayFor(*topology, block.id, dragged.board, dragged.bay);
    if (dragged.kind == DragKind::Link)
        return block.id != rootBlock && (!relinked(*topology, dragged.link, dragged.bay, block.id).empty() ||
                                         block.id == farEndOf(*topology, dragged.link, dragged.bay));
    const bool hasSpace = dragged.kind == DragKind::Thread ? canHold(dragged.work, *topology, block.id)
                          : dragged.types.empty()          ? !topology->withRole(Role::Memory, block.id).empty()
                                                           : hasPart(*topology, block.id, dragged.types);
    return block.id != rootBlock && hasSpace;
}

std::vector<int> Level::targets(const DraggedItem& dragged) const {
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(layout.boxes.size()); ++i) {
        if (!accepts(i, dragged))
            continue;
        // Parents come first, so an accepting box replaces the boxes around it.
        std::erase_if(found, [&](int other) { return topology->isBelow(blockOf(i).id, blockOf(other).id); });
        found.push_back(i);
    }
    return found;
}

int Level::nextTarget(int from, QPointF direction, const DraggedItem& dragged) const {
    const QPointF start = from < 0 ? QPointF() : toQt(box(from).rect).center();
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (const int place : targets(dragged)) {
        const QPointF offset = toQt(box(place).rect).center() - start;
        const double along = QPointF::dotProduct(offset, direction);
        const double across = std::abs(offset.x() * direction.y()) + std::abs(offset.y() * direction.x());
        const double cost = along + 3 * across; // prefers a box straight ahead to a closer box at the side
        if (place != from && along > 1 && cost < least) {
            least = cost;
            best = place;
        }
    }
    return best;
}

} // namespace boardset
