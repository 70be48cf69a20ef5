// SPDX-License-Identifier: GPL-3.0-or-later
// How much room a box needs for its texts, tokens and inner boxes, and where these go: from the top title, lines, inner
// boxes, use.
#include "boardset/diagram/Contents.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace boardset {

namespace {

constexpr double longNameAir = 1.5;   ///< Room for a chip's name at its least size when the drawing is small.
constexpr double longTitleAir = 1.25; ///< The same for a bar's, where its chips leave it.
constexpr double farOutAir = 1.5;     ///< Share of a name's width that it needs at its least size at 56 %.
constexpr double linesGap = 8;        ///< Least space between a line's label and its value.

// Where texts are of 1:
constexpr double leastUpright = 76; ///< Width of a card, so that slots are alike whatever is in them.
constexpr double lowPlain = 64;     ///< Up to here a plain box has its texts in the middle of its height.

bool isChip(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Chip;
}
double padding(const PlannedBox& planned) {
    return isChip(planned) || (planned.compact && !planned.upright) ? 4 : gap;
}
bool threadsBesideTitle(const PlannedBox& planned) {
    return planned.wantsThreads && !planned.wantsPages && !planned.upright;
}
double headPadding(const PlannedBox& planned) {
    const bool oneLine = planned.compact && threadsBesideTitle(planned) && planned.inner.empty();
    return planned.box.isSmall() ? 0 : oneLine ? padding(planned) : padding(planned) / 2;
}
/// As if nothing had failed: the drawing stays as it is when something does, and the word stands where there is room.
double titleWidth(const PlannedBox& planned) {
    const Box& box = planned.box;
    return planned.untitled
               ? 0
               : planned.text.width(box.shortTitle(), box.isSmall() ? textSize : titleSize, !box.isSmall());
}

/// What a name keeps for itself: looked at from afar it stays at its least size.
double nameWidth(const PlannedBox& planned) {
    return titleWidth(planned) * (planned.farOut ? farOutAir : 1);
}

/// From where on something can stand beside its title.
double titleReach(const PlannedBox& planned) {
    const double air = planned.text.air();
    return planned.compact ? std::ceil(nameWidth(planned)) + air / 2 : onGrid(nameWidth(planned)) + air;
}

/// Of the use beside a bar's title.
double useWidth(const PlannedBox& planned) {
    return std::max(planned.text.of(144), onGrid(planned.text.width(planned.box.useLabel + " 100 %")));
}

/// What a bar keeps for its texts: its name stays at its least size when the drawing is small.
double flatTexts(const PlannedBox& planned) {
    return std::max(1.16 * titleWidth(planned), planned.text.width(planned.box.subtitle));
}

/// A bar puts its parts and its use beside its title.
bool isFlat(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Bar || (planned.box.style == BoxStyle::Context && planned.box.showsUse);
}

/// Nothing but a title and perhaps a subtitle.
bool isPlain(const PlannedBox& planned) {
    return planned.inner.empty() && planned.box.lines.empty() && !planned.wantsThreads && !planned.wantsPages &&
           !planned.box.showsUse && !planned.upright;
}

bool subtitleFitsBeside(const PlannedBox& planned, double width) {
    return !threadsBesideTitle(planned) && !isFlat(planned) && !planned.upright &&
           2 * padding(planned) + titleWidth(planned) + 2 * gap + planned.text.width(planned.box.subtitle) <= width;
}

/// Where pages stand beside a memory's name, from where that begins.
double besideName(const PlannedBox& planned) {
    return planned.untitled ? 0 : titleReach(planned) + planned.text.air();
}

bool pagesFitBeside(const PlannedBox& planned, double width) {
    return planned.box.style == BoxStyle::Memory && planned.inner.empty() && planned.box.lines.empty() &&
           2 * padding(planned) + besideName(planned) + planned.text.stack() <= width;
}

/// Whether its inner boxes are.
bool isCompact(const PlannedBox& planned) {
    return !planned.inner.empty() && planned.inner.front().compact;
}

/// Between inner boxes.
double innerGap(const PlannedBox& planned) {
    return isCompact(planned) ? gap / 2 : gap;
}

/// Inner boxes that stand side by side, from the first to before the last, in so many columns.
struct InnerRow {
    std::size_t first = 0, last = 0, columns = 1;
    double widthIn(double width, double between) const {
        const auto count = static_cast<double>(columns);
        return (width - between * (count - 1)) / count;
    }
};

/// Those of a stacked box as its boxes say, which share a row evenly; else so many in each.
std::vector<InnerRow> rowsOf(const PlannedBox& planned, std::size_t columns) {
    std::vector<InnerRow> rows;
    const auto& inner = planned.inner;
    for (std::size_t first = 0, last = 0; first < inner.size(); first = last) {
        while (last < inner.size() && (planned.stacked ? inner[last].row == inner[first].row : last < first + columns))
            ++last;
        rows.push_back({first, last, planned.stacked ? last - first : columns});
    }
    return rows;
}

const std::string longestCount = "9,999 pages";

double widestOf(const std::span<const PlannedBox> boxes) {
    double least = 0;
    for (const PlannedBox& each : boxes)
        least = std::max(least, leastWidth(each));
    return least;
}

/// Columns that inner boxes are best in: chips in one row, others nearly square.
std::size_t columnsWanted(const PlannedBox& planned) {
    const auto count = planned.inner.size();
    return count == 0 || isChip(planned.inner.front())
               ? count
               : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
}

/// Width of the inner boxes: places in a board stand in the columns that are best for them; they share a row evenly.
double innerWidth(const PlannedBox& planned) {
    const bool places = !planned.wantsThreads && planned.box.style <= BoxStyle::Part && isCompact(planned);
    double widest = 0;
    for (const InnerRow& row : rowsOf(planned, places ? columnsWanted(planned) : 1)) {
        const double each = widestOf(std::span(planned.inner).subspan(row.first, row.last - row.first));
        widest = std::max(widest, static_cast<double>(row.columns) * (each + innerGap(planned)) - innerGap(planned));
    }
    return widest;
}

double headHeight(const PlannedBox& planned, double width) {
    const bool below = !planned.box.subtitle.empty() && !subtitleFitsBeside(planned, width);
    return planned.text.header() + (below ? planned.text.subtitle() : 0);
}

/// Columns of the inner boxes: chips in as few rows as fit, others nearly square.
std::size_t columnsFor(const PlannedBox& planned, double width) {
    const double least = widestOf(planned.inner);
    const double fitting = std::max(1.0, std::floor((width + innerGap(planned)) / (least + innerGap(planned))));
    const auto wanted = columnsWanted(planned);
    return std::clamp<std::size_t>(static_cast<std::size_t>(fitting), 1, std::max<std::size_t>(wanted, 1));
}

/// What each row of inner boxes needs: in a grid all are as high as the highest.
std::vector<double> heightsOf(const PlannedBox& planned, const std::vector<InnerRow>& rows, double width) {
    std::vector<double> heights;
    for (const InnerRow& row : rows) {
        double& height = heights.emplace_back(0);
        for (std::size_t i = row.first; i < row.last; ++i)
            height = std::max(height, neededHeight(planned.inner[i], row.widthIn(width, innerGap(planned))));
    }
    return planned.stacked || rows.empty() ? heights : std::vector(rows.size(), std::ranges::max(heights));
}

double sumOf(const std::vector<double>& heights, double between) {
    return std::accumulate(heights.begin(), heights.end(), (static_cast<double>(heights.size()) - 1) * between);
}

/// Height of all rows of inner boxes.
double innerHeight(const PlannedBox& planned, double width) {
    const auto rows = rowsOf(planned, columnsFor(planned, width));
    return rows.empty() ? 0 : sumOf(heightsOf(planned, rows, width), innerGap(planned));
}

/// Rows one below the other; spare height goes to those with places for tokens, in a grid to all.
void fillInner(PlannedBox& planned, const Rect& area) {
    const double between = innerGap(planned);
    const auto rows = rowsOf(planned, columnsFor(planned, area.width));
    const auto heights = heightsOf(planned, rows, area.width);
    const auto isElastic = [&](const InnerRow& row) {
        const std::span boxes = std::span(planned.inner).subspan(row.first, row.last - row.first);
        return !planned.stacked || std::ranges::any_of(boxes, isStretchable);
    };
    const auto elastic = static_cast<double>(std::ranges::count_if(rows, isElastic));
    const double spare = (area.height - sumOf(heights, between)) / std::max(1.0, elastic);
    double y = area.y;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const double more = planned.stacked ? std::max(0.0, spare) : spare;
        const double height = heights[r] + (isElastic(rows[r]) ? more : 0);
        const double width = rows[r].widthIn(area.width, between);
        for (std::size_t i = rows[r].first; i < rows[r].last; ++i)
            fill(planned.inner[i],
                 {area.x + static_cast<double>(i - rows[r].first) * (width + between), y, width, height});
        y += height + between;
    }
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
    const double x = left + besideName(planned);
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
    const double least = widestOf(planned.inner);
    const double chips = count * (least + gap);
    const double named = std::min(longTitleAir * titleWidth(planned), right - rect.x - pad - 2 * gap - chips);
    const double left = rect.x + pad + std::max(flatTexts(planned), named) + 2 * gap;
    const double chip = std::min(std::max(72.0, longNameAir * least), (right - left + gap) / count - gap);
    const double all = count * (chip + gap) - gap;
    const double x = std::clamp(rect.x + (rect.width - all) / 2, left, right - all);
    fillInner(planned, {x, rect.y + (rect.height - planned.text.chip()) / 2, all, planned.text.chip()});
}

} // namespace

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
                                        ? besideName(planned) + planned.text.stack()
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
                      (chips > 0 ? 2 * gap + chips * (widestOf(planned.inner) + gap) : 0));
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
        fillInner(planned, {left, top, width, bottom - top});
}

} // namespace boardset
