// SPDX-License-Identifier: GPL-3.0-or-later
// One level of the diagram as it stands: its geometry, and what lies where.
#pragma once

#include "boardset/diagram/Layout.h"

#include <QPointF>
#include <QRectF>
#include <memory>
#include <vector>

namespace boardset {

/// Zooms: of a fitted cabinet below which its processors cannot be read, and below which tokens stop shrinking, so that
/// their numbers can be.
inline constexpr double partsFrom = 0.62;
inline constexpr double tokensFrom = 0.86;

struct Held;

inline QPointF toQt(const Point& point) {
    return {point.x, point.y};
}
inline QRectF toQt(const Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

/// The level that a block is drawn on, which is the next one out from it: groups have none of their own.
BlockId levelAbove(const Topology& topology, BlockId block);

/// A value; boxes and wires are indices into the layout.
struct Level {
    std::shared_ptr<const Topology> topology;
    Layout layout;

    const Box& box(int index) const { return layout.boxes.at(static_cast<std::size_t>(index)); }
    const Block& blockOf(int box) const { return topology->block(this->box(box).block); }

    /// The deepest box at a point of the diagram, or -1.
    int boxAt(QPointF at) const;
    /// The box that draws a block, or -1.
    int boxOf(BlockId block) const { return layout.boxOf(block); }
    /// The smallest box that a block lies in, or -1.
    int boxAround(BlockId block) const { return boardset::boxAround(*topology, layout, block); }

    /// Whether a box can take what is held: it has places for it, or memories, or a bay that the board fits in.
    bool accepts(int box, const Held& held) const;
    /// Boxes that accept and hold no other that does.
    std::vector<int> places(const Held& held) const;
    /// The next place from a box in a direction (unit vector along an axis), or -1.
    int nextPlace(int from, QPointF direction, const Held& held) const;
};

/// Whether a work can be done in a block; null: any.
bool hasPlaceFor(const Work* work, const Topology& topology, BlockId block);

} // namespace boardset
