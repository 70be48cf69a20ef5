// SPDX-License-Identifier: GPL-3.0-or-later
// Routes the links of a drawing: at right angles, through gutters and channels, never under a box.
#pragma once

#include "boardset/diagram/Arrangement.h"

#include <optional>
#include <vector>

namespace boardset {

/// One end of a wire: a section of a box's edge.
struct WireEnd {
    int box = -1;   ///< Index in Plan::boxes; -1 for the frame.
    int inner = -1; ///< Index among the inner boxes of `box` if the wire starts at one of them; otherwise -1.
    int line = 0;
    double left = 0;
    double right = 0;
    double centre() const { return (left + right) / 2; }
};

/// A wire as vertical segments at `xs`, connected by horizontal runs in channels.
struct RoutedWire {
    struct WireSegment {
        int channel = 0;
        int track = 0;
    };
    LinkId link;
    double width = 1;
    WireEnd upper;
    WireEnd lower;
    bool sideways = false; ///< True for a wire between two neighbours, straight across their gutter.
    int below = 0;         ///< Number of wires that are above this one in the same gutter.
    bool around = false;   ///< True if both ends are at the lower edges of boxes in the same line.
    bool above = false;    ///< True if the ends of such a wire are at upper edges instead of lower edges.
    std::vector<double> xs;
    std::vector<WireSegment> segments; ///< Segments of the wire; there is one fewer than there are elements in `xs`.
};

/// Routes all links that the drawing shows, and records in the arrangement the space that its channels need.
class Router {
public:
    Router(const Topology& topology, Arrangement& arrangement);

    /// Routes the wires. Returns the number of wires that have no path between the boxes and need the side channel.
    int route();
    /// Returns the number of wires between consecutive lines that have no path.
    /// Only wider boxes give these wires space.
    int crowded() const { return m_crowded; }
    const std::vector<RoutedWire>& wires() const { return m_wires; }
    /// Returns the points of a wire, all with right angles, after the arrangement is placed vertically.
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
    IdVector<BlockId, int> m_verticals; ///< Index in Plan::boxes, by block; -1 if there is none.
    std::vector<int> m_lineOf;          ///< Line of each box, by index of the box.
    std::vector<RoutedWire> m_wires;
    int m_crowded = 0;
    std::vector<std::vector<Stretch>> m_taken;               ///< Occupied stretches, by channel.
    std::vector<std::vector<std::vector<Stretch>>> m_tracks; ///< Occupied stretches, by channel and track.
};

} // namespace boardset
