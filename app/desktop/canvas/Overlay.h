// SPDX-License-Identifier: GPL-3.0-or-later
// What is told apart on the drawing while the drawing stays as it is: targets, ways, what is selected.
#pragma once

#include "CustomerWay.h"
#include "Level.h"

#include "boardset/picture/Picture.h"
#include "boardset/trace/Trace.h"

namespace boardset {

/// How a box takes part in a move.
enum class TargetState { None, Possible, Current, Dimmed };

struct BoxMark {
    TargetState target = TargetState::None;
    bool lit = false;   ///< On the way of the data that is followed...
    bool aside = false; ///< ...or beside it: dimmed.
    bool operator==(const BoxMark&) const = default;
};

/// A small value beside the picture, which no change of it makes anew; the painter draws by it.
struct Overlay {
    std::vector<BoxMark> boxes;               ///< By index in the layout; empty: none is marked.
    CustomerWay way;                          ///< That is followed; empty: none is.
    std::set<int> followed;                   ///< Boxes on it, whose tokens are not dimmed.
    std::vector<Rect> litBoxes;               ///< What is lit elsewhere: the hop of a trace.
    std::vector<std::vector<Point>> litWires; ///< In the direction of travel.
    picture::Subject selected;
    std::set<picture::Subject> chosen;  ///< Tokens beside that one.
    std::set<picture::Subject> changed; ///< By the last step of a replay; else what stands otherwise than in A.
    picture::Subject held;              ///< The token in the hand.
    bool moving = false;                ///< Something is in the hand.

    BoxMark of(int box) const { return boxes.empty() ? BoxMark() : boxes[static_cast<std::size_t>(box)]; }
    bool isLit(LinkId link) const { return way.links.contains(link); }
    bool isAside(LinkId link) const { return !way.empty() && !isLit(link); }
    bool isAside(const picture::Token& token) const { return !followed.empty() && !followed.contains(token.box); }
    bool operator==(const Overlay&) const = default;
};

/// Blocks and links that are lit: ids of the level's topology.
struct LitParts {
    std::vector<BlockId> blocks;
    std::vector<Passage> passages;
};

/// Marks where something in the hand can go: `takes` says which boxes take it, `target` is the one that is aimed at, or
/// -1. The frame of the level is no place, and is not dimmed either.
void markTargets(Overlay& overlay, const Level& level, const std::vector<bool>& takes, int target);
/// Lights what is on the overlay's way in its marks and dims the others; of no way nothing. Of a box on the way, what
/// is around it is not dimmed.
void markWay(Overlay& overlay, const Level& level);
/// Finds the places of what is lit.
void markLit(Overlay& overlay, const LitParts& parts, const Level& level);

} // namespace boardset
