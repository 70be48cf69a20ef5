// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a picture that can be pointed at, selected, reached by keyboard and read aloud.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// An element that is accessible by pointer, keyboard and screen reader.
struct PictureElement {
    Subject subject = {};
    /// Index of the element in the layout's boxes or wires, or in the picture's tokens.
    /// The kind of the subject determines which.
    int index = 0;
    Rect rect = {};         ///< Area of the element; for a wire, its bounding rectangle.
    std::string words = {}; ///< Description for screen readers: "P1, 1.2 GHz, memory 44 %, 4 threads, bottleneck".

    bool isBox() const { return subject.kind == Subject::Block; }
    bool isWire() const { return subject.kind == Subject::Link; }
    bool isToken() const { return !isBox() && !isWire(); }
    bool operator==(const PictureElement&) const = default;
};

/// Returns all elements in reading order, board by board.
/// For each board, the order is: its tokens, its parts with their tokens, and its links.
std::vector<PictureElement> elementsOf(const Topology& topology, const Layout& layout, const Answer& answer,
                                       const Workload& workload, const Picture& picture);

/// Returns the subject at a point of the diagram.
/// Prefers the last token at the point, then a nearby wire unless a leaf box is at the point, then the innermost box.
/// If there is none of these, returns a subject of the kind None.
Subject subjectAt(const Picture& picture, const Layout& layout, const Point& at, double zoom);

/// Returns the token that a drag from a point of the diagram takes: the nearest one within 20 pixels that is in the
/// part at the point or, on a board itself, within 8 pixels. Null if there is none.
const Token* tokenNear(const Picture& picture, const Layout& layout, const Point& at, double zoom);

} // namespace boardset::picture
