// SPDX-License-Identifier: GPL-3.0-or-later
// Routes of arcs, which show where the accesses of a thread go: around boards, between parts, and not over labels.
#pragma once

#include "boardset/diagram/Layout.h"

#include <optional>
#include <vector>

namespace boardset {

/// Returns the index of the top-level box that contains the given box. If the diagram has a frame, the boxes directly
/// in the frame count as top-level boxes.
int cardOf(const Layout& layout, int box);

/// An end of an arc: a token, or a whole board.
struct ArcEnd {
    int board = -1; ///< Index of the top-level box in which the arc ends.
    Rect rect;      ///< The token; unused if the end is the whole board.
    bool isBoard = false;
};

/// The areas that arcs avoid, in addition to boxes and wires.
struct ArcObstacles {
    std::vector<Rect> tokens;
    std::vector<Rect> labels;
    /// Vertical centre of the lane above the first row of boards; empty if there is no lane.
    std::optional<double> lane;
};

/// Returns a route from `root` to each end: points at right angles, from the edge of the root to the edge of the end.
/// Routes have the same points as far as they run together. An end in the board of `root` is reached inside that board.
/// Other routes enter only the boards of their two ends, and run in the lane, in gaps and in gutters. A route is empty
/// if there is no way to its end.
std::vector<std::vector<Point>> routeArcs(const Layout& layout, const ArcObstacles& obstacles, const ArcEnd& root,
                                          const std::vector<ArcEnd>& ends);

} // namespace boardset
