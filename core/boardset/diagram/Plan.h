// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a drawing without positions: boxes with their texts, and the order of boxes in lines.
#pragma once

#include "boardset/diagram/Metrics.h"

#include <vector>

namespace boardset {

/// A box without a position, with its inner boxes.
struct PlannedBox {
    Box box;
    std::vector<PlannedBox> inner;
    TextMetrics text; ///< Space that texts need; the same for all boxes of a plan.
    bool wantsThreads = false;
    bool wantsPages = false;
    /// True if the box shows tokens for the threads and pages of blocks that are not drawn in it.
    /// The tokens are between title and subtitle, if there is space.
    bool threadsInHead = false;
    bool compact = false; ///< True if the box is drawn small inside a board, with less padding.
    bool stacked = false; ///< True if the inner boxes of the box are in rows, one below the other.
    int row = 0;          ///< Row of the box inside a stacked box.
    bool isLine = false;  ///< True for a box that is one line high, with its utilisation beside its name.
    /// True for a narrow and tall box, with title, subtitle and tokens one below the other: a card in a slot.
    bool upright = false;
    /// True for a board with a direct link to another board in the same row. The gap between the boards shows the link.
    bool linked = false;
    /// True if the box is shown at low zoom, where its name needs more space because it keeps its minimum size.
    bool farOut = false;
    double least = 0;    ///< Minimum width of the box, independent of the contents.
    bool hasBar = false; ///< True for a memory that shows its utilisation only as a bar.
    /// True if the name appears only on hover, because all neighbouring boxes have the same name.
    bool untitled = false;
};

/// One cell of a line: a box, or a group of blocks with lines of its own.
struct PlanCell {
    int box = -1;  ///< Index in Plan::boxes; -1 if the cell is a group.
    int lower = 0; ///< Number of lines by which a box is below the first line of its row.
    std::vector<std::vector<PlanCell>> rows;
    bool isColumn = false; ///< True for a bus or software with its parts below; a row with such a cell is not wrapped.
};

using Row = std::vector<PlanCell>;

/// The content of the drawing of one focused block: rows of cells from top to bottom.
struct Plan {
    TextMetrics text;
    std::vector<PlannedBox> boxes; ///< Top-level boxes, including contexts.
    bool framed = false;           ///< True if the focus is drawn as a frame around `inside`.
    PlannedBox frame;
    Row above;               ///< Context boxes above the frame.
    std::vector<Row> inside; ///< The children of the focus.
    Row below;               ///< Context boxes below the frame.
};

/// Selects boxes, texts and lines from roles, rows, links and the facts to show.
Plan planOf(const Topology& topology, BlockId focus, Detail detail, TextMetrics text = {});

} // namespace boardset
