// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of boxes, each as a tree of elements.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// The title with the subtitle at the end of its line or, in a narrow box, below it.
Element heading();
/// The same, without the subtitle in a narrow box, so that the parts of boards in a row begin at the same height.
Element briefHeading();
/// A heading with threads between the texts, for blocks that the box does not draw.
Element headingAroundThreads();
/// The title with threads beside it, and the subtitle below it.
Element headingWithThreads(double between = gap);
/// The title and, below it, the subtitle.
Element texts();

/// A top-level box: a heading and the element below it.
Element boxWith(Element heading, Element below);
/// The same with several elements below the heading.
template <typename... Parts> Element boxWith(Element heading, Parts... below) {
    return boxWith(std::move(heading), column(gap / 2, std::move(below)...));
}
/// The inner boxes of a box in one row. If there are none and `hasSpace` is true, space for threads below the title.
Element innerOrSpace(const PlannedBox& planned, bool hasSpace);
/// A memory with its name beside its pages.
Element memoryContent(double sides);
/// A memory that has no name, because all memories beside it have the same name.
Element untitledMemory(bool hasUse);
/// Texts, tokens and utilisation of the focus, along the top edge of its frame.
Element frameContent(const Element& tokens);

/// Gives a box the content of a small label.
void makeChip(PlannedBox& planned);
/// Gives a box the content of a bar: texts at the left, chips in the middle, the utilisation at the right.
/// In software, all texts are on one line.
void makeBar(PlannedBox& planned);
/// Gives a box inside a board its content: a heading, perhaps with threads, and the inner boxes.
/// With `hasSpace`, a box with threads but without inner boxes has space for threads below its name.
void makeSmall(PlannedBox& planned, bool hasThreads, bool hasSpace = true);
/// Gives a box the content of a card: title, subtitle and threads one below the other.
void makeTall(PlannedBox& planned, bool hasThreads);
/// The same for a card in a slot, which is narrow.
void makeCard(PlannedBox& planned, bool hasThreads);
/// Gives a box, such as that of a disk, the content of a single line: its name and its utilisation.
void makeLine(PlannedBox& planned);

} // namespace boardset
