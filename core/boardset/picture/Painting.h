// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in progress: its input, and the steps of paint().
#pragma once

#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/MarkPart.h"
#include "boardset/picture/Paint.h"

#include <set>

namespace boardset::picture {

/// The input and the state of paint().
struct Painting {
    const Topology& topology;
    const Layout& layout;
    const Answer& answer;
    const Workload& workload;
    double tokenScale = 1;
    const HomeTitles& remoteThreads;
    AnswerFigures figures = AnswerFigures(topology, layout, answer);
    Picture picture = {};
    std::set<int> data = {};                        ///< Boxes that have stripes for the data in them.
    std::set<std::pair<int, bool>> withTokens = {}; ///< Boxes with threads (false) or pages (true).

    /// Adds a mark; returns its index.
    int add(Mark mark);
    /// Returns a mark that belongs to the mark `owner` and has the same subject.
    Mark of(int owner, int part, Mark::Shape shape) const;
    /// Adds a text that belongs to another mark, unless it has no words or no space.
    void write(int owner, int part, MarkText words, Tone tone = Tone::Name::Secondary);
};

/// Returns the tone for the bottleneck's edge and figure: red if the bottleneck is saturated,
/// otherwise the text colour.
Tone stressOf(const Answer& answer);

void paintBoxes(Painting& painting);
void paintWires(Painting& painting);
void paintTokens(Painting& painting);
/// Writes the texts in boxes and at wires, on top of everything else.
void writeBoxes(Painting& painting);
void writeWires(Painting& painting);

} // namespace boardset::picture
