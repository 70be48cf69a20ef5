// SPDX-License-Identifier: GPL-3.0-or-later
// Where the texts, tokens and inner boxes of one box go: from the top title, lines, inner boxes, use.
#include "boardset/diagram/Contents.h"

#include "boardset/diagram/ContentRules.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double longTitleAir = 1.25; ///< The same for a bar's, where its chips leave it.
constexpr double longNameAir = 1.5;   ///< Room for a chip's name at its least size when the drawing is small.

void fillGrid(PlannedBox& planned, const Rect& area) {
    const double between = innerGap(planned);
    const auto columns = columnsFor(planned, area.width);
    const auto rows = (planned.inner.size() + columns - 1) / columns;
    const double width = (area.width - between * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double height = (area.height - between * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    for (std::size_t i = 0; i < planned.inner.size(); ++i) {
        const auto column = static_cast<double>(i % columns);
        const auto row = static_cast<double>(i / columns);
        fill(planned.inner[i], {area.x + column * (width + between), area.y + row * (height + between), width, height});
    }
}

/// Rows one below the other; spare height goes to those with places for tokens.
void fillRows(PlannedBox& planned, const Rect& area) {
    const double between = innerGap(planned);
    const auto isElastic = [&](std::size_t first, std::size_t last) {
        return std::any_of(planned.inner.begin() + static_cast<std::ptrdiff_t>(first),
                           planned.inner.begin() + static_cast<std::ptrdiff_t>(last), isStretchable);
    };
    int elastic = 0;
    forRows(planned, [&](std::size_t first, std::size_t last) { elastic += isElastic(first, last) ? 1 : 0; });
    const double spare = elastic > 0 ? (area.height - innerHeight(planned, area.width)) / elastic : 0;
    double y = area.y;
    forRows(planned, [&](std::size_t first, std::size_t last) {
        const auto count = static_cast<double>(last - first);
        const double width = (area.width - between * (count - 1)) / count;
        const double height =
            rowHeight(planned, first, last, area.width) + (isElastic(first, last) ? std::max(0.0, spare) : 0);
        for (std::size_t i = first; i < last; ++i)
            fill(planned.inner[i], {area.x + static_cast<double>(i - first) * (width + between), y, width, height});
        y += height + between;
    });
}

/// Title, subtitle and places for threads at the top; returns where the rest begins.
double fillHead(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double right = rect.right() - padding(planned);
    const double top = rect.y + headPadding(planned);
    box.titlePlace = {left, top, std::min(titleWidth(planned), right - left), planned.text.header()};
    if (threadsBesideTitle(planned)) {
        const double x = left + titleReach(planned);
        box.threads = {x, top, right - x, planned.text.header()};
    }
    if (planned.threadsInHead) {
        const double x = left + titleReach(planned);
        const bool beside = !box.subtitle.empty() && subtitleFitsBeside(planned, rect.width);
        const double width = right - x - (beside ? planned.text.width(box.subtitle) + gap : 0);
        box.threads = width < planned.text.thread() ? Rect{} : Rect{x, top, width, planned.text.header()};
    }
    if (box.subtitle.empty())
        return top + planned.text.header();
    const double width = planned.text.width(box.subtitle);
    if (subtitleFitsBeside(planned, rect.width)) {
        box.subtitlePlace = {right - width, top, width, planned.text.header()};
        box.subtitleAtEnd = true;
        return top + planned.text.header();
    }
    if (width <= right - left + 1) // boxes stand on whole pixels
        box.subtitlePlace = {left, top + planned.text.header() - 2, width, planned.text.subtitle()};
    return top + planned.text.header() + planned.text.subtitle();
}

/// Title and subtitle in the middle of the height: of one line each in all of it, else one below the other.
void centreTexts(PlannedBox& planned) {
    Box& box = planned.box;
    const bool below = !box.subtitle.empty() && !box.subtitleAtEnd;
    const double spare = box.rect.height - planned.text.header() - planned.text.subtitle();
    for (Rect* place : {&box.titlePlace, &box.subtitlePlace}) {
        if (place->empty()) {
            *place = {};
        } else if (below) {
            place->y = box.rect.y + spare / 2 + (place == &box.titlePlace ? 0 : planned.text.header() - 2);
        } else {
            place->y = box.rect.y;
            place->height = box.rect.height;
        }
    }
}

/// A memory in a processor: title and pages side by side, then its facts, then its use.
void fillMemory(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double width = rect.width - 2 * padding(planned);
    double bottom = rect.bottom();
    if (box.showsUse) {
        box.usePlace = {left, bottom - planned.text.use() - 4, width, planned.text.use()};
        bottom -= planned.text.use() + 4;
    }
    if (!box.subtitle.empty()) {
        bottom -= planned.text.subtitle();
        box.subtitlePlace = {left, bottom, std::min(width, planned.text.width(box.subtitle)), planned.text.subtitle()};
    }
    if (!planned.untitled)
        box.titlePlace = {left, rect.y, titleWidth(planned), bottom - rect.y};
    const double x = planned.untitled ? left : left + titleReach(planned) + planned.text.air();
    box.pages = {x, rect.y + 2, rect.right() - 2 - x, bottom - rect.y - 4};
}

void fillFlat(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double pad = 2 * gap;
    const double textHeight = planned.text.header() + (box.subtitle.empty() ? 0 : planned.text.subtitle());
    const double textTop = rect.y + (rect.height - textHeight) / 2;
    box.titlePlace = {rect.x + pad, textTop, titleWidth(planned), planned.text.header()};
    if (!box.subtitle.empty())
        box.subtitlePlace = {rect.x + pad, textTop + planned.text.header() - 2, planned.text.width(box.subtitle),
                             planned.text.subtitle()};
    double right = rect.right() - pad;
    if (box.showsUse) {
        const double use = useWidth(planned);
        box.usePlace = {right - use, rect.y + (rect.height - planned.text.use()) / 2, use, planned.text.use()};
        right -= use + 2 * gap;
    }
    if (planned.inner.empty())
        return;
    // Chips no wider than need be, in the middle of what is left, so that they are found at a glance.
    const auto count = static_cast<double>(planned.inner.size());
    double chips = 0; // at their least
    for (const PlannedBox& inner : planned.inner)
        chips = std::max(chips, count * (leastWidth(inner) + gap));
    const double named = std::min(longTitleAir * titleWidth(planned), right - rect.x - pad - 2 * gap - chips);
    const double left = rect.x + pad + std::max(flatTexts(planned), named) + 2 * gap;
    double wanted = 72;
    for (const PlannedBox& inner : planned.inner)
        wanted = std::max(wanted, longNameAir * leastWidth(inner));
    const double chip = std::min(wanted, (right - left + gap) / count - gap);
    const double all = count * (chip + gap) - gap;
    const double x = std::clamp(rect.x + (rect.width - all) / 2, left, right - all);
    fillGrid(planned, {x, rect.y + (rect.height - planned.text.chip()) / 2, all, planned.text.chip()});
}

} // namespace

void fill(PlannedBox& planned, const Rect& room) {
    Box& box = planned.box;
    Rect rect = room;
    rect.height = planned.upright ? std::min(rect.height, planned.text.of(highestUpright)) : rect.height;
    box.rect = rect;
    const double pad = padding(planned);
    const double left = rect.x + pad;
    const double width = rect.width - 2 * pad;
    if (isChip(planned)) {
        box.titlePlace = {left, rect.y, width, rect.height}; // its short name stands in the middle
        return;
    }
    if (isFlat(planned)) {
        fillFlat(planned, rect);
        return;
    }
    if (pagesFitBeside(planned, rect.width)) {
        fillMemory(planned, rect);
        return;
    }
    double top = fillHead(planned, rect);
    if (isPlain(planned) && rect.height <= planned.text.of(lowPlain))
        centreTexts(planned);
    double bottom = rect.bottom() - padding(planned);
    if (!box.lines.empty()) {
        const double height = static_cast<double>(box.lines.size()) * planned.text.line();
        box.linesPlace = {left, top, width, height};
        top += height + 4;
    }
    if (box.showsUse) {
        box.usePlace = {left, bottom - planned.text.use(), width, planned.text.use()};
        bottom -= planned.text.use() + gap / 2;
    }
    if (planned.wantsThreads && planned.wantsPages) { // an overview: both below the title, one under the other
        box.countsPlace = {left, top, width, 2 * planned.text.count()};
        top += 2 * planned.text.count() + gap / 2;
        const double height = (bottom - top - gap / 2) / 2;
        box.threads = {left, top, width, height};
        top += height + gap / 2;
    }
    if (planned.upright && planned.wantsThreads) {
        const bool level = box.subtitle.empty() && bottom - top >= planned.text.place() + planned.text.subtitle();
        top += level && box.style == BoxStyle::Part ? planned.text.subtitle()
                                                    : 0; // with the tokens of cards that have one
        box.threads = {left, top, width, bottom - top};
    }
    if (planned.wantsPages) {
        const bool chips = !planned.inner.empty() && isChip(planned.inner.front());
        const double height = planned.inner.empty() ? bottom - top
                              : chips               ? bottom - top - innerHeight(planned, width) - gap / 2
                                                    : planned.text.place();
        box.pages = {left, top, width, height};
        top += height + gap / 2;
    }
    if (!planned.inner.empty())
        (planned.stacked ? fillRows : fillGrid)(planned, {left, top, width, bottom - top});
}

} // namespace boardset
