// SPDX-License-Identifier: GPL-3.0-or-later
// Routes the links of a drawing: at right angles, through gutters and channels, and never under a box.
#pragma once

#include "boardset/diagram/Arrangement.h"

#include <optional>
#include <vector>

namespace boardset {

/// One end of a wire: a section of a box's edge.
struct WireEnd {
    int box = -1;   ///< Index of the box in Plan::boxes; -1 for the frame.
    int inner = -1; ///< Index of the inner box of `box` at which the wire ends; -1 if the wire ends at `box` itself.
    int line = 0;
    double left = 0;
    double right = 0;
    double share = 0.5; ///< Preferred position of the wire between `left` and `right`.
    double preferred() const { return left + share * (right - left); }
};

/// A wire: vertical segments at the x positions `xs`, connected by horizontal segments in channels.
struct RoutedWire {
    struct WireSegment {
        int channel = 0;
        int track = 0;
    };
    LinkId link;
    double width = 1;
    WireEnd upper;
    WireEnd lower;
    /// True for a wire that connects two neighbouring boxes straight across the gutter between them.
    bool sideways = false;
    int below = 0;       ///< Number of other wires that are above this wire in the same gutter.
    bool around = false; ///< True if the wire connects two boxes of a line from outside, below or above the line.
    bool above = false;  ///< For a wire with `around`, true if it is above the line; false if it is below the line.
    std::vector<double> xs;
    /// Horizontal segments of the wire; their number is one less than the number of elements in `xs`.
    std::vector<WireSegment> segments;
};

/// Routes all links that the drawing shows, and records in the arrangement the space that its channels need.
class Router {
public:
    Router(const Topology& topology, Arrangement& arrangement);

    /// Routes the wires.
    /// Returns the number of wires that have no path between the boxes and therefore need the side channel.
    int route();
    /// Returns the number of wires between consecutive lines that have no path.
    /// Only wider boxes make space for these wires.
    int crowded() const { return m_crowded; }
    const std::vector<RoutedWire>& wires() const { return m_wires; }
    /// Returns the points of a wire, which has only right angles. Call only after the arrangement is placed vertically.
    std::vector<Point> pointsOf(const RoutedWire& wire) const;

private:
    struct Stretch {
        double left = 0;
        double right = 0;
    };

    const Rect& rectOf(const WireEnd& end) const;
    std::optional<WireEnd> endAt(BlockId block, BlockId otherBlock) const;
    void collect();
    void spanOf(WireEnd& end) const;
    bool routeOne(RoutedWire& wire);
    bool routeAround(RoutedWire& wire);
    void laySegments();
    bool isClearerAbove(const RoutedWire& wire) const;
    static int channelOf(const RoutedWire& wire) { return wire.upper.line - (wire.above ? 1 : 0); }
    std::optional<double> nearest(double wanted, double left, double right, double half, int firstChannel,
                                  int lastChannel) const;
    bool isFree(double x, double half, int firstChannel, int lastChannel) const;
    void take(double x, double half, int firstChannel, int lastChannel);
    int track(int channel, double a, double b);

    const Topology& m_topology;
    Arrangement& m_arrangement;
    /// Index of the block's box in Plan::boxes, by block; -1 if the block has no box.
    IdVector<BlockId, int> m_verticals;
    std::vector<int> m_lineOf; ///< Line of each box, by index of the box in Plan::boxes.
    std::vector<RoutedWire> m_wires;
    int m_crowded = 0;
    std::vector<std::vector<Stretch>> m_taken; ///< Horizontal ranges that wires occupy, by channel.
    /// Horizontal ranges that wires occupy, by channel and track.
    std::vector<std::vector<std::vector<Stretch>>> m_tracks;
};

} // namespace boardset
