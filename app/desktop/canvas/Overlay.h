// SPDX-License-Identifier: GPL-3.0-or-later
// Highlights over an unchanged drawing: drop targets, routes and the selection.
#pragma once

#include "CustomerWay.h"
#include "Level.h"

#include "boardset/picture/Picture.h"
#include "boardset/trace/Trace.h"

namespace boardset {

/// The role of a box in a drag.
enum class TargetState { None, Possible, Current, Dimmed };

struct BoxMark {
    TargetState target = TargetState::None;
    bool lit = false;   ///< The box is on the highlighted route.
    bool aside = false; ///< The box isn't on the highlighted route, so it is dimmed.
    bool operator==(const BoxMark&) const = default;
};

/// A small value that changes without rebuilding the picture; the painter draws the picture with it.
struct Overlay {
    std::vector<BoxMark> boxes;               ///< By index in the layout; empty if none is marked.
    CustomerWay way;                          ///< The highlighted route; empty if none.
    std::set<int> followed;                   ///< Boxes on the route, whose tokens aren't dimmed.
    std::vector<Rect> litBoxes;               ///< Boxes highlighted by another view, such as the hop of a trace.
    std::vector<std::vector<Point>> litWires; ///< Highlighted wires, in the direction of travel.
    picture::Subject selected;
    std::set<picture::Subject> chosen;  ///< Other selected tokens.
    std::set<picture::Subject> changed; ///< Changed by the last step of a replay, or otherwise different from A.
    picture::Subject held;              ///< The dragged token.
    bool moving = false;                ///< A drag is in progress.

    BoxMark of(int box) const { return boxes.empty() ? BoxMark() : boxes[static_cast<std::size_t>(box)]; }
    bool isLit(LinkId link) const { return way.links.contains(link); }
    bool isAside(LinkId link) const { return !way.empty() && !isLit(link); }
    bool isAside(const picture::Token& token) const { return !followed.empty() && !followed.contains(token.box); }
    bool operator==(const Overlay&) const = default;
};

/// Highlighted blocks and links of the level's topology.
struct LitParts {
    std::vector<BlockId> blocks;
    std::vector<Passage> passages;
};

/// Marks the boxes that accept a dragged item: `takes` has a flag per box, `target` is the current target or -1. The
/// frame of the level is neither a target nor dimmed.
void markTargets(Overlay& overlay, const Level& level, const std::vector<bool>& takes, int target);
/// Highlights the boxes of the overlay's route and dims the others; does nothing without a route. Boxes around a
/// highlighted box aren't dimmed.
void markWay(Overlay& overlay, const Level& level);
/// Finds the positions of highlighted parts.
void markLit(Overlay& overlay, const LitParts& parts, const Level& level);

} // namespace boardset
