// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a drawing without positions: boxes with their texts, and the order of boxes in lines.
#pragma once

#include "boardset/diagram/BoxContents.h"

#include <limits>
#include <vector>

namespace boardset {

/// A box without a position, with its inner boxes.
struct PlannedBox {
    Box box;
    std::vector<PlannedBox> inner;
    Element content;       ///< Texts, areas and inner boxes.
    TextMetrics text;      ///< Space that texts need; the same for all boxes of a plan.
    double nameFactor = 1; ///< Factor for the width of the name, which keeps its minimum size in a small drawing.
    double step = grid;    ///< The size of the box is a multiple of this.
    /// Limits of the size. measure() multiplies them by the text scale.
    double least = 0;
    double widest = std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();

    /// True for a card or a slot for a card: a narrow box of limited height.
    bool isCard() const { return box.style == BoxStyle::Part && std::isfinite(highest); }
};

/// One cell of a line: a box, or a group of blocks with lines of its own.
struct PlanCell {
    int box = -1;  ///< Index in Plan::boxes; -1 if the cell is a group.
    int lower = 0; ///< Number of lines by which a box is below the first line of its row.
    std::vector<std::vector<PlanCell>> rows;
    /// True for a board with a direct link to another board in the same row. The gap between the boards shows the link.
    bool isLinked = false;
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
