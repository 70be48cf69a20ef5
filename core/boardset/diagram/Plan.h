// SPDX-License-Identifier: GPL-3.0-or-later
// What a drawing shows, before anything has a place: boxes with their texts, and the lines they stand in.
#pragma once

#include "boardset/diagram/Metrics.h"

#include <vector>

namespace boardset {

/// A box without a place yet, with the boxes drawn inside it.
struct PlannedBox {
    Box box;
    std::vector<PlannedBox> inner;
    TextRooms text; ///< The same for all of a plan.
    bool wantsThreads = false;
    bool wantsPages = false;
    bool threadsInHead = false; ///< Those of what is not drawn in it: between title and subtitle, if there is room.
    bool compact = false;       ///< Drawn small inside a board: less air.
    bool stacked = false;       ///< Its inner boxes stand in rows, one below the other.
    int row = 0;                ///< Its own row in a box that is stacked.
    bool upright = false;       ///< Narrow and tall: title, subtitle and tokens one below the other. Cards in slots.
    bool linked = false;        ///< A board with a link straight to another in its row, which wants room to be seen.
    bool farOut = false;        ///< Looked at from afar: its name has room for its least size there.
    double least = 0;           ///< It is no narrower, whatever it holds.
    bool untitled = false;      ///< Its name is left to the pointer: every neighbour would say the same.
};

/// One place in a line: a box, or a group of blocks with lines of its own.
struct PlanCell {
    int box = -1; ///< Index in Plan::boxes; -1 for a group.
    std::vector<std::vector<PlanCell>> rows;
};

using Row = std::vector<PlanCell>;

/// The drawing of one focus: rows of cells from top to bottom.
struct Plan {
    TextRooms text;
    std::vector<PlannedBox> boxes; ///< Those that stand by themselves, contexts included.
    bool framed = false;           ///< The focus is drawn as a frame around `inside`.
    PlannedBox frame;
    Row above;               ///< Context boxes over the frame.
    std::vector<Row> inside; ///< The children of the focus.
    Row below;               ///< Context boxes under it.
};

/// Chooses boxes, texts and lines from roles, rows, links and shown facts.
Plan planOf(const Topology& topology, BlockId focus, Detail detail, TextRooms text = {});

} // namespace boardset
