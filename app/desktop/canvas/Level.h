// SPDX-License-Identifier: GPL-3.0-or-later
// One level of the diagram: its geometry, and the items that each box accepts.
#pragma once

#include "boardset/diagram/Layout.h"

#include <QPointF>
#include <QRectF>
#include <memory>
#include <vector>

namespace boardset {

struct DraggedItem;

inline QPointF toQt(const Point& point) {
    return {point.x, point.y};
}
inline QRectF toQt(const Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

/// Returns the level that draws a block: the next level outwards. Groups have no level of their own.
BlockId levelAbove(const Topology& topology, BlockId block);

/// A level of the diagram as a value; boxes and wires are indices into the layout.
struct Level {
    std::shared_ptr<const Topology> topology;
    Layout layout;

    const Box& box(int index) const { return layout.boxes.at(static_cast<std::size_t>(index)); }
    const Block& blockOf(int box) const { return topology->block(this->box(box).block); }

    /// Returns the innermost box at a point of the diagram; -1 if there is none.
    int boxAt(QPointF at) const;
    /// Returns the box of a block; -1 if there is none.
    int boxOf(BlockId block) const { return layout.boxOf(block); }
    /// Returns the smallest box that contains a block; -1 if there is none.
    int boxAround(BlockId block) const { return boardset::boxAround(*topology, layout, block); }

    /// Returns true if a box accepts a dragged item.
    /// A box accepts an item if it has space or memories for the item, or a bay in which the board fits.
    bool accepts(int box, const DraggedItem& dragged) const;
    /// Returns the innermost boxes that accept the item.
    std::vector<int> targets(const DraggedItem& dragged) const;
    /// Returns the next box in a direction (a unit vector along an axis) that accepts the item; -1 if there is none.
    int nextTarget(int from, QPointF direction, const DraggedItem& dragged) const;
};

/// Returns true if a block can perform a kind of work; null stands for any kind.
bool canHold(const Work* work, const Topology& topology, BlockId block);

} // namespace boardset
