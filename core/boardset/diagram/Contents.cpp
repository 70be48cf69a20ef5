// SPDX-License-Identifier: GPL-3.0-or-later
// Where the texts, tokens and inner boxes of one box go: from the top title, lines, inner boxes, use.
#include "boardset/diagram/Contents.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double linesGap = 16;    ///< Least space between a line's label and its value.
constexpr double useWidth = 120;   ///< Of the use beside a bar's title.
constexpr double placeHeight = 28; ///< Least height of a place for tokens: a stack and some air.

bool isChip(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Chip;
}
bool isSmall(const PlannedBox& planned) {
    return isChip(planned) || planned.box.style == BoxStyle::Memory;
}
double padding(const PlannedBox& planned) {
    return isChip(planned) || planned.compact ? 4 : gap;
}
double headPadding(const PlannedBox& planned) {
    return isSmall(planned) ? 0 : padding(planned) / 2;
}
bool threadsBesideTitle(const PlannedBox& planned) {
    return planned.wantsThreads && !planned.wantsPages;
}
double titleFont(const PlannedBox& planned) {
    return isSmall(planned) ? textSize : titleSize;
}
double titleWidth(const PlannedBox& planned) {
    return textWidth(planned.box.title, titleFont(planned));
}

/// A bar puts its parts and its use beside its title.
bool isFlat(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Bar || (planned.box.style == BoxStyle::Context && planned.box.showsUse);
}

/// Nothing but a title and perhaps a subtitle.
bool isPlain(const PlannedBox& planned) {
    return planned.inner.empty() && planned.box.lines.empty() && !planned.wantsThreads && !planned.wantsPages &&
           !planned.box.showsUse;
}

bool subtitleFitsBeside(const PlannedBox& planned, double width) {
    return !threadsBesideTitle(planned) && !isFlat(planned) &&
           2 * padding(planned) + titleWidth(planned) + 2 * gap + textWidth(planned.box.subtitle) <= width;
}

bool pagesFitBeside(const PlannedBox& planned, double width) {
    return planned.box.style == BoxStyle::Memory && planned.inner.empty() && planned.box.lines.empty() &&
           2 * padding(planned) + titleWidth(planned) + gap + stackWidth <= width;
}

double innerLeast(const PlannedBox& planned) {
    double least = 0;
    for (const PlannedBox& inner : planned.inner) {
        least = std::max(least, leastWidth(inner));
    }
    return least;
}

/// Columns of the inner boxes: chips in as few rows as fit, others nearly square.
std::size_t columnsFor(const PlannedBox& planned, double width) {
    const double least = innerLeast(planned);
    const double fitting = std::max(1.0, std::floor((width + gap) / (least + gap)));
    const auto count = planned.inner.size();
    const auto wanted = isChip(planned.inner.front())
                            ? count
                            : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    return std::clamp<std::size_t>(static_cast<std::size_t>(fitting), 1, std::max<std::size_t>(wanted, 1));
}

double innerHeight(const PlannedBox& planned, double width) {
    if (planned.inner.empty()) {
        return 0;
    }
    const auto columns = columnsFor(planned, width);
    const auto rows = (planned.inner.size() + columns - 1) / columns;
    const double each = (width - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    double height = 0;
    for (const PlannedBox& inner : planned.inner) {
        height = std::max(height, neededHeight(inner, each));
    }
    return static_cast<double>(rows) * (height + gap) - gap;
}

double headHeight(const PlannedBox& planned, double width) {
    const bool below = !planned.box.subtitle.empty() && !subtitleFitsBeside(planned, width);
    return headerHeight + (below ? subtitleHeight : 0);
}

void fillGrid(PlannedBox& planned, const Rect& area) {
    const auto columns = columnsFor(planned, area.width);
    const auto rows = (planned.inner.size() + columns - 1) / columns;
    const double width = (area.width - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double height = (area.height - gap * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    for (std::size_t i = 0; i < planned.inner.size(); ++i) {
        const auto column = static_cast<double>(i % columns);
        const auto row = static_cast<double>(i / columns);
        fill(planned.inner[i], {area.x + column * (width + gap), area.y + row * (height + gap), width, height});
    }
}

/// Title, subtitle and places for threads at the top; returns where the rest begins.
double fillHead(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double right = rect.right() - padding(planned);
    const double top = rect.y + headPadding(planned);
    box.titlePlace = {left, top, std::min(titleWidth(planned), right - left), headerHeight};
    if (threadsBesideTitle(planned)) {
        const double x = left + onGrid(titleWidth(planned)) + gap;
        box.threads = {x, top, right - x, headerHeight};
    }
    if (box.subtitle.empty()) {
        return top + headerHeight;
    }
    const double width = textWidth(box.subtitle);
    if (subtitleFitsBeside(planned, rect.width)) {
        box.subtitlePlace = {right - width, top, width, headerHeight};
        box.subtitleAtEnd = true;
        return top + headerHeight;
    }
    if (width <= right - left) {
        box.subtitlePlace = {left, top + headerHeight - 2, width, subtitleHeight};
    }
    return top + headerHeight + subtitleHeight;
}

/// A memory in a processor: title and pages side by side, then its facts, then its use.
void fillMemory(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double width = rect.width - 2 * padding(planned);
    double bottom = rect.bottom();
    if (box.showsUse) {
        box.usePlace = {left, bottom - useHeight - 4, width, useHeight};
        bottom -= useHeight + 4;
    }
    if (!box.subtitle.empty()) {
        bottom -= subtitleHeight;
        box.subtitlePlace = {left, bottom, std::min(width, textWidth(box.subtitle)), subtitleHeight};
    }
    box.titlePlace = {left, rect.y, titleWidth(planned), bottom - rect.y};
    const double x = left + onGrid(titleWidth(planned) + 4);
    box.pages = {x, rect.y + 2, rect.right() - 2 - x, bottom - rect.y - 4};
}

void fillFlat(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double pad = 2 * gap;
    const double textTop = rect.y + (rect.height - headerHeight - subtitleHeight) / 2;
    const double texts = std::max(titleWidth(planned), textWidth(box.subtitle));
    box.titlePlace = {rect.x + pad, textTop, titleWidth(planned), headerHeight};
    if (!box.subtitle.empty()) {
        box.subtitlePlace = {rect.x + pad, textTop + headerHeight - 2, textWidth(box.subtitle), subtitleHeight};
    }
    double right = rect.right() - pad;
    if (box.showsUse) {
        box.usePlace = {right - useWidth, rect.y + (rect.height - useHeight) / 2, useWidth, useHeight};
        right -= useWidth + 2 * gap;
    }
    if (planned.inner.empty()) {
        return;
    }
    // Chips no wider than need be, in the middle of what is left, so that they are found at a glance.
    const double left = rect.x + pad + texts + 2 * gap;
    const auto count = static_cast<double>(planned.inner.size());
    const double chip = std::min(72.0, (right - left + gap) / count - gap);
    const double all = count * (chip + gap) - gap;
    const double x = std::clamp(rect.x + (rect.width - all) / 2, left, right - all);
    fillGrid(planned, {x, rect.y + (rect.height - chipHeight) / 2, all, chipHeight});
}

} // namespace

double leastWidth(const PlannedBox& planned) {
    const double pad = padding(planned);
    double content = titleWidth(planned);
    if (planned.wantsThreads) {
        content = std::max(content, onGrid(titleWidth(planned)) + gap + threadToken);
    }
    if (planned.wantsPages) {
        content = std::max(content, planned.box.style == BoxStyle::Memory && planned.inner.empty()
                                        ? titleWidth(planned) + gap + stackWidth
                                        : stackWidth);
    }
    if (planned.box.style != BoxStyle::Board || planned.inner.empty()) {
        content = std::max(content, textWidth(planned.box.subtitle));
    }
    for (const BoxLine& line : planned.box.lines) {
        content = std::max(content, textWidth(line.label) + linesGap + textWidth(line.value));
    }
    if (isFlat(planned)) {
        const auto chips = static_cast<double>(planned.inner.size());
        return onGrid(4 * gap + content + (planned.box.showsUse ? useWidth + 2 * gap : 0) +
                      (chips > 0 ? 2 * gap + chips * (innerLeast(planned) + gap) : 0));
    }
    if (planned.box.showsUse) {
        content = std::max(content, textWidth(planned.box.useLabel + " 100 %"));
    }
    return onGrid(2 * pad + std::max(content, innerLeast(planned)));
}

double neededHeight(const PlannedBox& planned, double width) {
    if (isChip(planned)) {
        return chipHeight;
    }
    if (isFlat(planned)) {
        return planned.inner.empty() && planned.box.subtitle.empty() ? 40 : 56;
    }
    if (isPlain(planned) && (planned.box.subtitle.empty() || subtitleFitsBeside(planned, width))) {
        return 32;
    }
    if (pagesFitBeside(planned, width)) {
        return placeHeight + (planned.box.subtitle.empty() ? 0 : subtitleHeight) +
               (planned.box.showsUse ? useHeight + gap / 2 : 0);
    }
    const double pad = padding(planned);
    double height = headHeight(planned, width) + headPadding(planned);
    if (!planned.box.lines.empty()) {
        height += static_cast<double>(planned.box.lines.size()) * lineHeight + 4;
    }
    if (!planned.inner.empty()) {
        height += innerHeight(planned, width - 2 * pad) + gap / 2;
    }
    if (planned.wantsThreads && planned.wantsPages) {
        height += placeHeight;
    }
    if (planned.wantsPages) {
        height += placeHeight + gap / 2;
    }
    if (planned.box.showsUse) {
        height += useHeight + gap / 2;
    }
    return onGrid(height + padding(planned));
}

bool isStretchable(const PlannedBox& planned) {
    return !isFlat(planned) && !isChip(planned) &&
           (planned.wantsPages || std::any_of(planned.inner.begin(), planned.inner.end(), isStretchable));
}

void fill(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    box.rect = rect;
    const double pad = padding(planned);
    const double left = rect.x + pad;
    const double width = rect.width - 2 * pad;
    if (isChip(planned)) {
        box.titlePlace = {left, rect.y, std::min(width, titleWidth(planned)), rect.height};
        // A chip's short name stands in its middle.
        box.titlePlace.x = rect.x + (rect.width - box.titlePlace.width) / 2;
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
    if (isPlain(planned) && (box.subtitle.empty() || box.subtitleAtEnd)) { // in the middle of its height
        for (Rect* place : {&box.titlePlace, &box.subtitlePlace}) {
            place->y = place->empty() ? 0 : rect.y;
            place->height = place->empty() ? 0 : rect.height;
        }
    }
    double bottom = rect.bottom() - padding(planned);
    if (!box.lines.empty()) {
        const double height = static_cast<double>(box.lines.size()) * lineHeight;
        box.linesPlace = {left, top, width, height};
        top += height + 4;
    }
    if (box.showsUse) {
        box.usePlace = {left, bottom - useHeight, width, useHeight};
        bottom -= useHeight + gap / 2;
    }
    if (planned.wantsThreads && planned.wantsPages) { // an overview: both below the title, one under the other
        const double height = (bottom - top - gap / 2) / 2;
        box.threads = {left, top, width, height};
        top += height + gap / 2;
    }
    if (planned.wantsPages) {
        const double height = planned.inner.empty() ? bottom - top : placeHeight;
        box.pages = {left, top, width, height};
        top += height + gap / 2;
    }
    if (!planned.inner.empty()) {
        fillGrid(planned, {left, top, width, bottom - top});
    }
}

} // namespace boardset
