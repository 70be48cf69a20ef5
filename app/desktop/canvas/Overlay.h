// SPDX-License-Identifier: GPL-3.0-or-later
// Highlights over an unchanged drawing: drop targets, routes and the selection.
#pragma once

#include "CustomerRoute.h"
#include "Level.h"

#include "boardset/picture/Picture.h"
#include "boardset/trace/Trace.h"

namespace boardset {

/// The role of a box in a drag.
enum class TargetState { None, Possible, Current, Dimmed };

struct BoxHighlight {
    TargetState target = TargetState::None;
    bool highlighted = false; ///< The box is on the highlighted route.
    bool dimmed = false;      ///< The box isn't on the highlighted route, so it is dimmed.
    bool operator==(const BoxHighlight&) const = default;
};

/// Highlights that change without rebuilding the picture; the painter draws them together with the picture.
struct Overlay {
    std::vector<BoxHighlight> boxes;    ///< Highlights by index of the box in the layout;
                                        ///< empty if no box is highlighted.
    CustomerRoute route;                ///< The highlighted route; empty if none.
    std::set<int> followed;             ///< Boxes on the route, whose tokens aren't dimmed.
    std::vector<Rect> highlightedBoxes; ///< Boxes that another view highlights, such as the boxes of a trace's hop.
    std::vector<std::vector<Point>> highlightedWires; ///< Highlighted wires, in the direction of travel.
    picture::MarkSubject selected;
    std::set<picture::MarkSubject> selectedTokens; ///< Selected tokens other than the first.
    std::set<picture::MarkSubject> changed;        ///< Tokens that the last step of a replay changed,
                                                   ///< or that differ from A if no replay is shown.
    picture::MarkSubject dragged;                  ///< The dragged token.
    bool dragging = false;                         ///< A drag is in progress.

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
/// `takes` has a flag for each box; `target` is the index of the current target, or -1 if there is none.
/// The frame of the level is neither a target nor dimmed.
void markTargets(Overlay& overlay, const Level& level, const std::vector<bool>& takes, int target);
/// Highlights the boxes of the overlay's route and dims all other boxes; does nothing if there is no route.
/// A box that contains a highlighted box isn't dimmed.
void markRoute(Overlay& overlay, const Level& level);
/// Finds the positions of highlighted parts.
void markHighlighted(Overlay& overlay, const HighlightedParts& parts, const Level& level);

} // namespace boardset
