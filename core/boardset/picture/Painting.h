// SPDX-License-Identifier: GPL-3.0-or-later
// A picture while it is painted: what it shows, and the steps that paint() takes.
#pragma once

#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Part.h"

#include <set>

namespace boardset::picture {

struct Painting {
    const Topology& topology;
    const Layout& layout;
    const Answer& answer;
    const Workload& workload;
    double tokenScale = 1;
    const Homes& away;
    AnswerFigures figures = AnswerFigures(topology, layout, answer);
    Picture picture = {};
    std::set<int> data = {};                        ///< Boxes that have stripes for the data in them...
    std::set<std::pair<int, bool>> withTokens = {}; ///< ...and those that have threads, or pages (true).

    /// Adds a mark; its place in the list.
    int add(Mark mark);
    /// A mark that belongs to another one and is about the same subject.
    Mark of(int owner, int part, Mark::Shape shape) const;
    /// Adds a text that belongs to another mark, unless it has no words or no room.
    void write(int owner, int part, Words words, Tone tone = Tone::Name::Secondary);
};

/// The edge of the bottleneck, and its figure: red when it is hot, else as strong as text.
Tone stressOf(const Answer& answer);

void paintBoxes(Painting& painting);
void paintWires(Painting& painting);
void paintTokens(Painting& painting);
/// What is written in boxes and at wires, over all else.
void writeBoxes(Painting& painting);
void writeWires(Painting& painting);

} // namespace boardset::picture
