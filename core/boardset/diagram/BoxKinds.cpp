// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/BoxKinds.h"

namespace boardset {

namespace {

constexpr double wide = 2 * gap;
constexpr double barUse = 144;                  ///< Minimum width of the utilisation of a bar.
constexpr double frameUse = 120;                ///< Minimum width of the utilisation of a frame.
constexpr double frameTokens = 8 * threadToken; ///< Width of the area for tokens of a frame.

// Factors for the width of names, which keep their minimum size in a small drawing.
constexpr double barNameAir = 1.16;
constexpr double lineNameAir = 1.3;

constexpr double widestChip = 72; ///< Maximum width of a chip in a bar, unless a name is longer.
/// Minimum width of a card, so that slots have the same width regardless of their contents.
constexpr double leastTall = 76;
constexpr double highestTall = 128; ///< Maximum height of a card next to a unit with many lines.
constexpr double widestCard = 160;  ///< Maximum width of a card, even if there is more space.

} // namespace

Element texts() {
    return column(0, title(), subtitle());
}

Element heading() {
    return firstThatFits(row(wide, tightTitle(), subtitle()), row(0, texts()));
}

Element briefHeading() {
    return firstThatFits(heading(), row(0, title()));
}

Element headingWithThreads(double between) {
    return column(0, row(between, title(), threadsBeside()), subtitle());
}

Element headingAroundThreads() {
    return row(gap, title(), threadsBeside(), subtitle());
}

Element boxWith(Element heading, Element below) {
    return inset({gap, gap / 2, gap / 2},
                 column(gap / 2, std::move(heading), inset({0, 0, gap / 2}, std::move(below))));
}

Element memoryContent(double sides) {
    return inset({sides, 0, gap / 2}, firstThatFits(column(0, row(gap, title(), pages()), subtitle(), use()),
                                                    column(0, title(), subtitle(), pages(), use())));
}

Element untitledMemory(bool hasUse) {
    return inset({gap / 2}, column(0, pages(), hasUse ? inset({0, 0, 2}, bar()) : Element{}));
}

Element frameContent(const Element& tokens) {
    const auto strip = [](Element texts) { return row(wide, std::move(texts), useAtEnd(frameUse)); };
    Element usual = row(gap, title(), subtitle(), tokens);
    usual.parts.back().leastWidth = frameTokens;
    usual.parts.back().takesWidth = false;
    Element full = row(gap, title(), subtitle(), tokens);
    full.takesWidth = true;
    return inset({framePadding, gap, 0}, firstThatFits(strip(usual), strip(full), strip(row(gap, title(), tokens))));
}

void makeChip(PlannedBox& planned) {
    planned.step = 1;
    planned.content = inset({gap / 2}, title());
}

void makeBar(PlannedBox& planned) {
    planned.nameAir = barNameAir;
    if (planned.box.style == BoxStyle::Band) {
        planned.content =
            inset({wide, gap / 2, gap / 2}, firstThatFits(row(gap, row(gap, title(), subtitle()), useAtEnd(barUse)),
                                                          row(gap, title(), useAtEnd(barUse))));
        return;
    }
    for (PlannedBox& chip : planned.inner)
        chip.widest = widestChip;
    planned.content =
        inset({wide, gap, gap}, row(wide, texts(), boxesInRows(gap, {planned.inner.size()}), useAtEnd(barUse)));
}

void makeSmall(PlannedBox& planned, bool hasThreads) {
    planned.step = 1;
    const std::size_t count = planned.inner.size();
    const Element inner = hasThreads ? boxesInRows(gap / 2, {count}) : gridOf(count);
    planned.content =
        inset({gap / 2, gap / 2, gap / 2}, column(0, hasThreads ? headingWithThreads(gap / 2) : heading(), inner));
}

void makeTall(PlannedBox& planned, bool hasThreads) {
    planned.step = 1;
    planned.least = leastTall;
    planned.highest = highestTall;
    planned.content = boxWith(texts(), lines(), hasThreads ? threads() : Element{}, use());
}

void makeCard(PlannedBox& planned, bool hasThreads) {
    makeTall(planned, hasThreads);
    planned.widest = widestCard;
}

void makeLine(PlannedBox& planned) {
    planned.step = 1;
    planned.nameAir = lineNameAir;
    planned.content = inset({gap}, row(gap, title(), use()));
}

} // namespace boardset
