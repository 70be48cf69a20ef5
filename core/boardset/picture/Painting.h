// SPDX-License-Identifier: GPL-3.0-or-later
// A picture while it is painted: what it shows, and the steps that paint() takes.
#pragma once

#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/Paint.h"

namespace boardset::picture {

/// The last number in a mark's identity: what of its subject it is. Several of a kind are numbered on from there.
namespace part {
inline constexpr int face = 0;
inline constexpr int title = 1;
inline constexpr int subtitle = 2;
inline constexpr int use = 3;
inline constexpr int percent = 4;
inline constexpr int bar = 5;
inline constexpr int failure = 6;
inline constexpr int name = 7; ///< Beside a token.
inline constexpr int counts = 10;
inline constexpr int facts = 20; ///< Two for a fact: its label and its value.
} // namespace part

struct Painting {
    const Topology& topology;
    const Layout& layout;
    const Answer& answer;
    const Workload& workload;
    AnswerFigures figures = AnswerFigures(topology, answer);
    Picture picture = {};
    std::vector<int> marksOfBoxes = {}; ///< [box of the layout] The mark of its face.

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

} // namespace boardset::picture
