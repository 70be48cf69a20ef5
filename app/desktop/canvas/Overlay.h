// SPDX-License-Identifier: GPL-3.0-or-later
// Highlights over an unchanged drawing: drop targets, routes and the selection.
#pragma once

#include "CustomerRoute.h"
#include "Level.h"

#include "boardset/picture/Picture.h"
#include "boardset/trace/Trace.h"

namespace boardset {

/// The role of a box during a drag.
enum class TargetState { None, Possible, Current, Dimmed };

struct BoxHighlight {
    TargetState target = TargetState::None;
    bool highlighted = false; ///< True if the box is on the highlighted route.
    bool dimmed = false;      ///< True if the box isn't on the highlighted route and is therefore dimmed.
    bool operator==(const BoxHighlight&) const = default;
};

/// Highlights that change without rebuilding the picture; the painter draws them together with the picture.
struct Overlay {
    std::vector<BoxHighlight> boxes; ///< Highlights, indexed by the box in the layout; empty if no box is highlighted.
    CustomerRoute route;             ///< The highlighted route; empty if none.
    std::set<int> followed;          ///< Boxes on the route, whose tokens aren't dimmed.
    std::vector<Rect> highlightedBoxes; ///< Boxes that another view highlights, such as the boxes of a trace's hop.
    std::vector<std::vector<Point>> highlightedWires; ///< Highlighted wires, in the direction of travel.
    Subject selected;
    std::set<Subject> selectedTokens; ///< Selected tokens other than the first.
    std::set<Subject> changed;        ///< Tokens that the last step of a replay changed,
                                      ///< or that differ from A if no replay is shown.
    Subject dragged;                  ///< The dragged token.
    bool dragging = false;            ///< True during a drag.

    BoxHighlight of(int box) const { return boxes.empty() ? BoxHighlight() : boxes[static_cast<std::size_t>(box)]; }
    bool isHighlighted(LinkId link) const { return route.links.contains(link); }
    bool isDimmed(LinkId link) const { return !route.empty() && !isHighlighted(link); }
    bool isDimmed(const picture::Token& token) const { return !followed.empty() && !followed.contains(token.box); }
    bool operator==(const Overlay&) const = default;
};

/// Highlighted blocks and links of the level's topology.
struct HighlightedParts {
    std::vector<BlockId> blocks;
    std::vector<RouteLink> links;
};

/// Marks the boxes that accept a dragged item.
/// `takes` is true for each box that accepts the item; `target` is the index of the current target, or -1 for none.
/// The frame of the level is neither a target nor dimmed.
void markTargets(Overlay& overlay, const Level& level, const std::vector<bool>& takes, int target);
/// Highlights the boxes of the overlay's route and dims all other boxes; does nothing if there is no route.
/// A box that contains a highlighted box isn't dimmed.
void markRoute(Overlay& overlay, const Level& level);
/// Adds the boxes and wires of highlighted parts to the overlay.
void markHighlighted(Overlay& overlay, const HighlightedParts& parts, const Level& level);

} // namespace boardset
