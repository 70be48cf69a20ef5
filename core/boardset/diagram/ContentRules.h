// SPDX-License-Identifier: GPL-3.0-or-later
// How the contents of a box are arranged: what Contents sizes and what it fills by.
#pragma once

#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/Plan.h"

#include <algorithm>

namespace boardset {

inline constexpr double farOutAir = 1.5; ///< Share of a name's width that it needs at its least size at 56 %.
inline constexpr double linesGap = 8;    ///< Least space between a line's label and its value.

// Where texts are of 1:
inline constexpr double leastUpright = 76;    ///< Width of a card, so that slots are alike whatever is in them.
inline constexpr double highestUpright = 128; ///< A card is no higher beside a unit with many lines.
inline constexpr double lowPlain = 64;        ///< Up to here a plain box has its texts in the middle of its height.

inline bool isChip(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Chip;
}
inline bool isSmall(const PlannedBox& planned) {
    return isChip(planned) || planned.box.style == BoxStyle::Memory;
}
inline double padding(const PlannedBox& planned) {
    return isChip(planned) || (planned.compact && !planned.upright) ? 4 : gap;
}
inline bool threadsBesideTitle(const PlannedBox& planned) {
    return planned.wantsThreads && !planned.wantsPages && !planned.upright;
}
inline double headPadding(const PlannedBox& planned) {
    const bool oneLine = planned.compact && threadsBesideTitle(planned) && planned.inner.empty();
    return isSmall(planned) ? 0 : oneLine ? padding(planned) : padding(planned) / 2;
}
inline double titleFont(const PlannedBox& planned) {
    return isSmall(planned) ? textSize : titleSize;
}
inline double titleWidth(const PlannedBox& planned) {
    return planned.untitled ? 0 : planned.text.width(planned.box.title, titleFont(planned), !isSmall(planned));
}

/// What a name keeps for itself: looked at from afar it stays at its least size.
inline double nameWidth(const PlannedBox& planned) {
    return titleWidth(planned) * (planned.farOut ? farOutAir : 1);
}

/// From where on something can stand beside its title.
inline double titleReach(const PlannedBox& planned) {
    const double air = planned.text.air();
    return planned.compact ? std::ceil(nameWidth(planned)) + air / 2 : onGrid(nameWidth(planned)) + air;
}

/// Of the use beside a bar's title.
inline double useWidth(const PlannedBox& planned) {
    return std::max(planned.text.of(144), onGrid(planned.text.width(planned.box.useLabel + " 100 %")));
}

/// What a bar keeps for its texts: its name stays at its least size when the drawing is small.
inline double flatTexts(const PlannedBox& planned) {
    return std::max(1.16 * titleWidth(planned), planned.text.width(planned.box.subtitle));
}

/// A bar puts its parts and its use beside its title.
inline bool isFlat(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Bar || (planned.box.style == BoxStyle::Context && planned.box.showsUse);
}

/// Nothing but a title and perhaps a subtitle.
inline bool isPlain(const PlannedBox& planned) {
    return planned.inner.empty() && planned.box.lines.empty() && !planned.wantsThreads && !planned.wantsPages &&
           !planned.box.showsUse && !planned.upright;
}

inline bool subtitleFitsBeside(const PlannedBox& planned, double width) {
    return !threadsBesideTitle(planned) && !isFlat(planned) && !planned.upright &&
           2 * padding(planned) + titleWidth(planned) + 2 * gap + planned.text.width(planned.box.subtitle) <= width;
}

inline bool pagesFitBeside(const PlannedBox& planned, double width) {
    return planned.box.style == BoxStyle::Memory && planned.inner.empty() && planned.box.lines.empty() &&
           2 * padding(planned) + titleReach(planned) + planned.text.air() + planned.text.stack() <= width;
}

/// Between inner boxes.
inline double innerGap(const PlannedBox& planned) {
    return !planned.inner.empty() && planned.inner.front().compact ? gap / 2 : gap;
}

/// Columns of the inner boxes: chips in as few rows as fit, others nearly square.
std::size_t columnsFor(const PlannedBox& planned, double width);

/// Calls `each(first, last)` for the rows of a stacked box.
template <class F> void forRows(const PlannedBox& planned, F each) {
    for (std::size_t first = 0; first < planned.inner.size();) {
        std::size_t last = first;
        while (last < planned.inner.size() && planned.inner[last].row == planned.inner[first].row)
            ++last;
        each(first, last);
        first = last;
    }
}

/// Height of one row of a stacked box, at the width of all its inner boxes.
double rowHeight(const PlannedBox& planned, std::size_t first, std::size_t last, double width);

/// Height of all rows of inner boxes.
double innerHeight(const PlannedBox& planned, double width);

} // namespace boardset
