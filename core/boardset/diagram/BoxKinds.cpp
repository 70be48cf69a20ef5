// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/BoxKinds.h"

namespace boardset {

namespace {

constexpr double wide = 2 * gap;
constexpr Insets smallInsets{gap / 2, gap / 2, gap / 2};
constexpr double barUse = 144;                  ///< Minimum width of the utilisation of a bar.
constexpr double frameUse = 120;                ///< Minimum width of the utilisation of a frame.
constexpr double frameTokens = 8 * threadToken; ///< Width of the area for tokens of a frame.

// Factors for the width of names, which keep their minimum size in a small drawing.
constexpr double barNameFactor = 1.16;
constexpr double lineNameFactor = 1.3;

constexpr double widestChip = 72; ///< Maximum width of a chip in a bar, unless a name is longer.
/// Minimum width of a card, so that slots have the same width regardless of their contents.
constexpr double leastTall = 76;
constexpr double highestTall = 128; ///< Maximum height of a card next to a unit with many lines.
constexpr double widestCard = 160;  ///< Maximum width of a card, even if there is more space.

} // namespace

Element texts() {
    return column(0, Item::Title, Item::Subtitle);
}

Element heading() {
    return firstThatFits(row(wide, Item::TightTitle, Item::Subtitle), row(0, texts()));
}

Element briefHeading() {
    return firstThatFits(row(wide, Item::TightTitle, Item::Subtitle), row(0, Item::Title));
}

Element headingWithThreads(double between) {
    return column(0, row(between, Item::Title, Item::ThreadsBeside), Item::Subtitle);
}

Element headingAroundThreads() {
    return row(gap, Item::Title, Item::ThreadsBeside, Item::Subtitle);
}

Element innerOrSpace(const PlannedBox& planned, bool hasSpace) {
    return hasSpace && planned.inner.empty() ? Item::Space : boxesInRows(gap / 2, {planned.inner.size()});
}

Element boxWith(Element heading, Element below) {
    return inset({gap, gap / 2, gap / 2},
                 column(gap / 2, std::move(heading), inset({0, 0, gap / 2}, std::move(below))));
}

Element memoryContent(double sides) {
    return inset({sides, 0, gap / 2}, column(0, row(gap, Item::Title, Item::Pages), Item::Subtitle, Item::Use));
}

Element untitledMemory(bool hasUse) {
    return inset({gap / 2}, column(0, Item::Pages, hasUse ? inset({0, 0, 2}, Item::Bar) : Item::Nothing));
}

Element frameContent(const Element& tokens) {
    const auto strip = [](Element texts) { return row(wide, std::move(texts), fixed(frameUse, Item::Use)); };
    Element full = row(gap, Item::Title, Item::Subtitle, tokens);
    full.takesWidth = true;
    return inset({framePadding, gap, 0},
                 firstThatFits(strip(row(gap, Item::Title, Item::Subtitle, fixed(frameTokens, tokens))), strip(full),
                               strip(row(gap, Item::Title, tokens))));
}

void makeChip(PlannedBox& planned) {
    planned.step = 1;
    planned.content = inset({gap / 2}, Item::Title);
}

void makeBar(PlannedBox& planned) {
    planned.nameFactor = barNameFactor;
    if (planned.box.style == BoxStyle::Band) {
        planned.content = inset({wide, gap / 2, gap / 2},
                                firstThatFits(row(gap, row(gap, Item::Title, Item::Subtitle), fixed(barUse, Item::Use)),
                                              row(gap, Item::Title, fixed(barUse, Item::Use))));
        return;
    }
    for (PlannedBox& chip : planned.inner)
        chip.widest = widestChip;
    planned.content =
        inset({wide, gap, gap}, row(wide, texts(), boxesInRows(gap, {planned.inner.size()}), fixed(barUse, Item::Use)));
}

void makeSmall(PlannedBox& planned, bool hasThreads, bool hasSpace) {
    planned.step = 1;
    planned.content =
        inset(smallInsets, hasThreads ? column(0, headingWithThreads(gap / 2), innerOrSpace(planned, hasSpace))
                                      : column(0, heading(), gridOf(planned.inner.size())));
}

void makeTall(PlannedBox& planned, bool hasThreads) {
    planned.step = 1;
    planned.least = leastTall;
    planned.highest = highestTall;
    planned.content = boxWith(texts(), Item::Lines, hasThreads ? Item::Threads : Item::Nothing, Item::Use);
}

void makeCard(PlannedBox& planned, bool hasThreads) {
    makeTall(planned, hasThreads);
    planned.widest = widestCard;
    // aligns the threads with those of cards that have a subtitle
    if (hasThreads && planned.box.subtitle.empty() && !planned.box.showsUse)
        planned.content = boxWith(column(0, Item::Title, Item::Blank), Item::Threads);
}

void makeLine(PlannedBox& planned) {
    planned.step = 1;
    planned.nameFactor = lineNameFactor;
    planned.content = inset({gap, 0, 3}, row(gap, Item::Title, Item::Use));
}

} // namespace boardset
