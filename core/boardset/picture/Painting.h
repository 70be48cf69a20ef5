// SPDX-License-Identifier: GPL-3.0-or-later
// A picture while it is painted: its input, and the steps of paint().
#pragma once

#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/MarkPart.h"
#include "boardset/picture/Paint.h"

#include <set>

namespace boardset::picture {

/// The input and the intermediate state of paint().
struct Painting {
    const Topology& topology;
    const Layout& layout;
    const Answer& answer;
    const Workload& workload;
    double tokenScale = 1;
    const HomeTitles& remoteThreads;
    AnswerFigures figures = AnswerFigures(topology, layout, answer);
    Picture picture = {};
    std::set<int> data = {}; ///< Boxes that have stripes for the data on their parts.
    /// Boxes, by index in the layout, whose utilisation has a band because a part is saturated: at most
    /// `mostSaturated` and the box of the bottleneck.
    std::set<int> saturated = {};
    /// Index, in the layout, of the box with the filled mark: the box of the bottleneck or, if a wire shows the
    /// bottleneck, the innermost one that shows its utilisation. -1 if there is none.
    int filled = -1;
    /// Boxes that have tokens. The second member is false for threads and true for pages.
    std::set<std::pair<int, bool>> withTokens = {};

    /// Adds a mark to the picture and returns the mark's index.
    int add(Mark mark);
    /// Returns a new mark that belongs to the mark `owner` and has the same subject as `owner`.
    Mark of(int owner, int part, Mark::Shape shape) const;
    /// Adds a text that belongs to the mark `owner`, unless the text is empty or has no space.
    void write(int owner, int part, MarkText words, Tone tone = Tone::Name::Secondary);
};

inline constexpr std::size_t mostSaturated = 8; ///< Largest number of bands; more would hide the bottleneck.

/// Returns the area of the band behind the utilisation of a saturated part.
Rect bandOf(const Box& box);

/// Returns the tone for the bottleneck's edge and figure: red if the bottleneck is saturated,
/// otherwise the text colour.
Tone stressOf(const Answer& answer);

void paintBoxes(Painting& painting);
void paintWires(Painting& painting);
void paintTokens(Painting& painting);
/// Writes the texts in boxes and at wires, in front of all other marks.
void writeBoxes(Painting& painting);
void writeWires(Painting& painting);

} // namespace boardset::picture
