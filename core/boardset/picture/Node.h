// SPDX-License-Identifier: GPL-3.0-or-later
// What of a picture can be pointed at, chosen, gone to by keyboard and read aloud.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

struct Node {
    Subject subject = {};
    int index = 0;          ///< Among the layout's boxes or wires, or the picture's tokens: by the kind of its subject.
    Rect place = {};        ///< Of a wire, what it spans.
    std::string words = {}; ///< "P1, 1.2 GHz, memory 44 %, 4 threads, bottleneck".

    bool isBox() const { return subject.kind == Subject::Kind::Block; }
    bool isWire() const { return subject.kind == Subject::Kind::Link; }
    bool isToken() const { return !isBox() && !isWire(); }
    bool operator==(const Node&) const = default;
};

/// All of them in reading order: board by board, in it its tokens, then its parts with theirs, at last its links.
std::vector<Node> nodesOf(const Topology& topology, const Layout& layout, const Answer& answer,
                          const Workload& workload, const Picture& picture);

/// What a point of the diagram is on: the last token there, else the wire beside it where no box without others in it
/// is, else the deepest box; nothing where none is.
Subject subjectAt(const Picture& picture, const Layout& layout, const Point& at, double zoom);

} // namespace boardset::picture
