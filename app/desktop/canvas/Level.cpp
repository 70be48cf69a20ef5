// SPDX-License-Identifier: GPL-3.0-or-later
// Finds boxes by position, and boxes that accept an item.
#include "Level.h"

#include "BoardActions.h"
#include "LinkEdits.h"
#include "MoveEdit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {
namespace {

/// Returns whether a block is or contains a part of one of these types.
bool hasPart(const Topology& topology, BlockId block, const std::set<std::string>& types) {
    return std::ranges::any_of(
        topology.subtree(block), [&](const Block& each) { return types.contains(each.type); });
}

} // namespace

bool hasPlaceFor(const Work* work, const Topology& topology, BlockId block) {
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

bool Level::accepts(int index, const Held& held) const {
    const Block& block = blockOf(index);
    if (held.cargo == Cargo::Board)
        return block.id != rootBlock && bayFor(*topology, block.id, held.board, held.bay);
    if (held.cargo == Cargo::Link)
        return block.id != rootBlock && (!relinked(*topology, held.link, held.bay, block.id).empty() ||
                                         block.id == farEndOf(*topology, held.link, held.bay));
    const bool hasRoom = held.cargo == Cargo::Thread ? hasPlaceFor(held.work, *topology, block.id)
                         : held.types.empty()        ? !topology->withRole(Role::Memory, block.id).empty()
                                                     : hasPart(*topology, block.id, held.types);
    return block.id != rootBlock && hasRoom;
}

std::vector<int> Level::places(const Held& held) const {
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(layout.boxes.size()); ++i) {
        if (!accepts(i, held))
            continue;
        // Parents come first, so an accepting box replaces the boxes around it.
        std::erase_if(found, [&](int other) { return topology->isBelow(blockOf(i).id, blockOf(other).id); });
        found.push_back(i);
    }
    return found;
}

int Level::nextPlace(int from, QPointF direction, const Held& held) const {
    const QPointF start = from < 0 ? QPointF() : toQt(box(from).rect).center();
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (const int place : places(held)) {
        const QPointF way = toQt(box(place).rect).center() - start;
        const double along = QPointF::dotProduct(way, direction);
        const double across = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        const double cost = along + 3 * across; // prefers straight ahead to nearby
        if (place != from && along > 1 && cost < least) {
            least = cost;
            best = place;
        }
    }
    return best;
}

} // namespace boardset
