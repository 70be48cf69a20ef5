// SPDX-License-Identifier: GPL-3.0-or-later
// How much room a box needs for its texts, tokens and inner boxes.
#include "boardset/diagram/ContentRules.h"
#include "boardset/diagram/Contents.h"

#include <cmath>

namespace boardset {

namespace {

const std::string longestCount = "9,999 pages";

double innerLeast(const PlannedBox& planned) {
    double least = 0;
    for (const PlannedBox& inner : planned.inner)
        least = std::max(least, leastWidth(inner));
    return least;
}

/// Columns that inner boxes are best in: chips in one row, others nearly square.
std::size_t columnsWanted(const PlannedBox& planned) {
    const auto count = planned.inner.size();
    return isChip(planned.inner.front()) ? count
                                         : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
}

/// Width of the inner boxes: places in a board stand in the columns that are best for them.
double innerWidth(const PlannedBox& planned) {
    if (planned.inner.empty())
        return 0;
    if (planned.stacked) {
        double widest = 0;
        forRows(planned, [&](std::size_t first, std::size_t last) {
            double each = 0; // they share the row evenly
            for (std::size_t i = first; i < last; ++i)
                each = std::max(each, leastWidth(planned.inner[i]));
            const auto count = static_cast<double>(last - first);
            widest = std::max(widest, count * (each + innerGap(planned)) - innerGap(planned));
        });
        return widest;
    }
    const bool places = !planned.wantsThreads && planned.box.style <= BoxStyle::Part && planned.inner.front().compact;
    const auto columns = static_cast<double>(places ? columnsWanted(planned) : 1);
    return columns * (innerLeast(planned) + innerGap(planned)) - innerGap(planned);
}

double headHeight(const PlannedBox& planned, double width) {
    const bool below = !planned.box.subtitle.empty() && !subtitleFitsBeside(planned, width);
    return planned.text.header() + (below ? planned.text.subtitle() : 0);
}

} // namespace

std::size_t columnsFor(const PlannedBox& planned, double width) {
    const double least = innerLeast(planned);
    const double fitting = std::max(1.0, std::floor((width + innerGap(planned)) / (least + innerGap(planned))));
    const auto wanted = columnsWanted(planned);
    return std::clamp<std::size_t>(static_cast<std::size_t>(fitting), 1, std::max<std::size_t>(wanted, 1));
}

double rowHeight(const PlannedBox& planned, std::size_t first, std::size_t last, double width) {
    const auto count = static_cast<double>(last - first);
    double height = 0;
    for (std::size_t i = first; i < last; ++i) {
        const double each = (width - innerGap(planned) * (count - 1)) / count;
        height = std::max(height, neededHeight(planned.inner[i], each));
    }
    return height;
}

double innerHeight(const PlannedBox& planned, double width) {
    if (planned.inner.empty())
        return 0;
    if (planned.stacked) {
        double sum = -innerGap(planned);
        forRows(planned, [&](std::size_t first, std::size_t last) {
            sum += rowHeight(planned, first, last, width) + innerGap(planned);
        });
        return sum;
    }
    const auto columns = columnsFor(planned, width);
    const auto rows = (planned.inner.size() + columns - 1) / columns;
    const double each = (width - innerGap(planned) * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    double height = 0;
    for (const PlannedBox& inner : planned.inner)
        height = std::max(height, neededHeight(inner, each));
    return static_cast<double>(rows) * (height + innerGap(planned)) - innerGap(planned);
}

double leastWidth(const PlannedBox& planned) {
    const double pad = padding(planned);
    double content = isFlat(planned) ? titleWidth(planned) : nameWidth(planned);
    if (planned.wantsThreads && !planned.upright)
        content = std::max(content, titleReach(planned) + planned.text.thread());
    if (planned.threadsInHead)
        content = std::max(content, titleReach(planned) + gap + planned.text.thread() +
                                        planned.text.width(planned.box.subtitle));
    if (planned.wantsPages) {
        content = std::max(content, planned.box.style == BoxStyle::Memory && planned.inner.empty()
                                        ? (planned.untitled ? 0 : titleReach(planned) + planned.text.air()) +
                                              planned.text.stack()
                                        : planned.text.stack());
    }
    if (planned.box.style != BoxStyle::Board || planned.inner.empty() || planned.box.subtitleRank < LabelRank::About)
        content = std::max(content, planned.text.width(planned.box.subtitle));
    for (const BoxLine& line : planned.box.lines)
        content = std::max(content, planned.text.width(line.label) + linesGap + planned.text.width(line.value));
    if (isFlat(planned)) {
        const auto chips = static_cast<double>(planned.inner.size());
        return onGrid(4 * gap + std::max(content, flatTexts(planned)) +
                      (planned.box.showsUse ? useWidth(planned) + 2 * gap : 0) +
                      (chips > 0 ? 2 * gap + chips * (innerLeast(planned) + gap) : 0));
    }
    if (planned.wantsThreads && planned.wantsPages)
        content = std::max(content, planned.text.width(longestCount));
    if (planned.box.showsUse)
        content = std::max(content, planned.text.width(planned.box.useLabel + " 100 %"));
    const double least = 2 * pad + std::max(content, innerWidth(planned));
    if (planned.upright)
        return std::max({leastUpright, planned.text.of(leastUpright), least}); // smaller text leaves tokens as they are
    return planned.compact ? least : onGrid(least); // every pixel counts where six boards stand side by side
}

double neededHeight(const PlannedBox& planned, double width) {
    const TextRooms& text = planned.text;
    if (isChip(planned))
        return text.chip();
    if (isFlat(planned))
        return planned.inner.empty() && planned.box.subtitle.empty() ? text.header() + 2 * gap
                                                                     : text.header() + text.subtitle() + 2 * gap;
    if (isPlain(planned) && (planned.box.subtitle.empty() || subtitleFitsBeside(planned, width)))
        return text.header() + gap;
    if (pagesFitBeside(planned, width)) {
        return text.place() + (planned.box.subtitle.empty() ? 0 : text.subtitle()) +
               (planned.box.showsUse ? text.use() + gap / 2 : 0);
    }
    const double pad = padding(planned);
    double height = headHeight(planned, width) + headPadding(planned);
    if (!planned.box.lines.empty())
        height += static_cast<double>(planned.box.lines.size()) * text.line() + 4;
    if (!planned.inner.empty())
        height += innerHeight(planned, width - 2 * pad) + gap / 2;
    if (planned.wantsThreads && planned.wantsPages)
        height += text.place() + 2 * text.count() + gap / 2;
    if (planned.wantsPages || (planned.upright && planned.wantsThreads))
        height += text.place() + gap / 2;
    if (planned.box.showsUse)
        height += text.use() + gap / 2;
    return onGrid(height + padding(planned));
}

bool isStretchable(const PlannedBox& planned) {
    return !isFlat(planned) && !isChip(planned) &&
           (planned.wantsPages || (planned.wantsThreads && (planned.upright || planned.box.enterable)) ||
            std::ranges::any_of(planned.inner, isStretchable));
}

} // namespace boardset
