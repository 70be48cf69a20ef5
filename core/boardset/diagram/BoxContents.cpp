// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the space that a box needs for its texts, tokens and inner boxes, and their positions. From top to bottom:
// title, lines, inner boxes, utilisation.
#include "boardset/diagram/BoxContents.h"

#include "boardset/diagram/Metrics.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace boardset {

namespace {

/// Factor for the width of a chip's name, which keeps its minimum size in a small drawing.
constexpr double longNameAir = 1.5;
/// Factor for the width of a bar's title, which keeps its minimum size in a small drawing, if chips leave enough space.
constexpr double longTitleAir = 1.25;
constexpr double farOutAir = 1.5; ///< Factor for the width of a name, which keeps its minimum size at a zoom of 56 %.
constexpr double barSpace = 6;    ///< Space for a bar at the bottom of a memory, with the space below it.
constexpr double barHeight = 4;   ///< Height of a bar.
constexpr double linesGap = 8;    ///< Minimum space between a line's label and its value.

/// Minimum width of a card at a text scale of 1, so that slots have the same width regardless of their contents.
constexpr double leastUpright = 76;
constexpr double lowPlain = 64; ///< Maximum height, at a text scale of 1, of a plain box with centred texts.

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
/// Returns the width of a text in the font of a box's title.
double titleWidth(const PlannedBox& planned, const std::string& title) {
    const bool isSmall = planned.box.isSmall();
    return planned.untitled ? 0 : planned.text.width(title, isSmall ? textSize : titleSize, !isSmall);
}

/// Returns the width of a title without the state of the block, so that a failure does not change the drawing.
/// The state is shown if there is space.
double titleWidth(const PlannedBox& planned) {
    return titleWidth(planned, planned.box.shortTitle());
}

/// Returns the width that is reserved for a name, which keeps its minimum size at low zoom.
double nameWidth(const PlannedBox& planned) {
    return titleWidth(planned) * (planned.farOut ? farOutAir : 1);
}

/// Returns the offset at which content next to the title begins.
double titleReach(const PlannedBox& planned) {
    const double air = planned.text.air();
    return planned.compact ? std::ceil(nameWidth(planned)) + air / 2 : onGrid(nameWidth(planned)) + air;
}

/// Returns the width of the utilisation next to a bar's title.
double useWidth(const PlannedBox& planned) {
    return std::max(planned.text.of(144), onGrid(planned.text.width(planned.box.useLabel + " 100 %")));
}

/// True if the subtitle is next to the title, so that the box is one line high.
bool isBand(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Band;
}

/// Returns the width that a bar reserves for its texts, or a band for its name. The name keeps its minimum size in a
/// small drawing.
double flatTexts(const PlannedBox& planned) {
    const double name = 1.16 * titleWidth(planned);
    return isBand(planned) ? name : std::max(name, planned.text.width(planned.box.subtitle));
}

/// True if the parts and the utilisation are next to the title, as in a bar.
bool isFlat(const PlannedBox& planned) {
    return planned.box.style == BoxStyle::Bar || isBand(planned) ||
           (planned.box.style == BoxStyle::Context && planned.box.showsUse);
}

/// True if the box has only a title and perhaps a subtitle.
bool isPlain(const PlannedBox& planned) {
    return planned.inner.empty() && planned.box.lines.empty() && !planned.wantsThreads && !planned.wantsPages &&
           !planned.box.showsUse && !planned.upright;
}

/// True if the subtitle fits beside the title. Digits count as equally wide, so that boards in a row have the same grid
/// of parts.
bool subtitleFitsBeside(const PlannedBox& planned, double width) {
    std::string title = planned.box.shortTitle();
    std::ranges::replace_if(
        title, [](char each) { return each >= '0' && each <= '9'; }, '0');
    return !threadsBesideTitle(planned) && !isFlat(planned) && !planned.upright &&
           2 * padding(planned) + titleWidth(planned, title) + 2 * gap + planned.text.width(planned.box.subtitle) <=
               width;
}

/// Returns the offset from the start of a memory's name to the pages next to the name.
double besideName(const PlannedBox& planned) {
    return planned.untitled ? 0 : titleReach(planned) + planned.text.air();
}

bool pagesFitBeside(const PlannedBox& planned, double width) {
    return planned.box.style == BoxStyle::Memory && planned.inner.empty() && planned.box.lines.empty() &&
           2 * padding(planned) + besideName(planned) + planned.text.stack() <= width;
}

/// True if the inner boxes are compact.
bool isCompact(const PlannedBox& planned) {
    return !planned.inner.empty() && planned.inner.front().compact;
}

/// Returns the gap between inner boxes.
double innerGap(const PlannedBox& planned) {
    return isCompact(planned) ? gap / 2 : gap;
}

/// A row of inner boxes next to each other, from index `first` up to, but not including, `last`, in `columns` columns.
struct InnerRow {
    std::size_t first = 0, last = 0, columns = 1;
    double widthIn(double width, double between) const {
        const auto count = static_cast<double>(columns);
        return (width - between * (count - 1)) / count;
    }
};

/// Returns the rows of inner boxes. In a stacked box, each inner box specifies its row,
/// and the boxes of a row share it evenly. In other boxes, a row has `columns` inner boxes.
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

double widestOf(const std::span<const PlannedBox> boxes) {
    double least = 0;
    for (const PlannedBox& each : boxes)
        least = std::max(least, leastWidth(each));
    return least;
}

/// Returns the best number of columns for inner boxes.
/// Chips are all in one row; other boxes form a grid that is nearly square.
std::size_t columnsWanted(const PlannedBox& planned) {
    const auto count = planned.inner.size();
    return count == 0 || isChip(planned.inner.front())
               ? count
               : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
}

/// Returns the width that the inner boxes need.
/// Processors and memories in a board use their best number of columns, and share each row evenly.
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

/// Returns the number of columns of the inner boxes.
/// Chips are in as few rows as fit; other boxes form a grid that is nearly square.
std::size_t columnsFor(const PlannedBox& planned, double width) {
    const double least = widestOf(planned.inner);
    const double fitting = std::max(1.0, std::floor((width + innerGap(planned)) / (least + innerGap(planned))));
    const auto wanted = columnsWanted(planned);
    return std::clamp<std::size_t>(static_cast<std::size_t>(fitting), 1, std::max<std::size_t>(wanted, 1));
}

/// Returns the height of each row of inner boxes. In a grid, all rows are as high as the highest row.
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

/// Returns the total height of all rows of inner boxes.
double innerHeight(const PlannedBox& planned, double width) {
    const auto rows = rowsOf(planned, columnsFor(planned, width));
    return rows.empty() ? 0 : sumOf(heightsOf(planned, rows, width), innerGap(planned));
}

/// Places the rows of inner boxes one below the other.
/// Extra height goes to the rows with areas for tokens or, in a grid, to all rows.
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

/// Places the title, the subtitle and the areas for threads at the top.
/// Returns the y coordinate of the remaining space.
double fillHead(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double right = rect.right() - padding(planned);
    const double top = rect.y + headPadding(planned);
    box.titleRect = {left, top, std::min(titleWidth(planned), right - left), planned.text.header()};
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
        box.subtitleRect = {right - width, top, width, planned.text.header()};
        box.subtitleAtEnd = true;
        return top + planned.text.header();
    }
    if (width <= right - left + 1) // boxes have whole-pixel positions, so a difference of 1 is allowed
        box.subtitleRect = {left, top + planned.text.header() - 2, width, planned.text.subtitle()};
    return top + planned.text.header() + planned.text.subtitle();
}

/// Centres the title and the subtitle vertically.
/// A single line uses the whole height; two lines are one below the other.
void centreTexts(PlannedBox& planned) {
    Box& box = planned.box;
    const bool below = !box.subtitle.empty() && !box.subtitleAtEnd;
    const double spare = box.rect.height - planned.text.header() - planned.text.subtitle();
    for (Rect* place : {&box.titleRect, &box.subtitleRect}) {
        if (place->empty()) {
            *place = {};
        } else if (below) {
            place->y = box.rect.y + spare / 2 + (place == &box.titleRect ? 0 : planned.text.header() - 2);
        } else {
            place->y = box.rect.y;
            place->height = box.rect.height;
        }
    }
}

/// Places the bar of a memory at the bottom. Returns the y coordinate of the space above it.
double fillBar(PlannedBox& planned, const Rect& rect) {
    const double bottom = rect.bottom() - barSpace;
    planned.box.useRect = {rect.x + gap / 2, bottom, rect.width - gap, barHeight};
    return bottom;
}

/// Places the content of a memory that is inside a processor.
/// Title and pages are next to each other; facts and then the utilisation are below them.
void fillMemory(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double left = rect.x + padding(planned);
    const double width = rect.width - 2 * padding(planned);
    double bottom = rect.bottom();
    if (box.showsUse) {
        box.useRect = {left, bottom - planned.text.use() - 4, width, planned.text.use()};
        bottom -= planned.text.use() + 4;
    }
    if (planned.hasBar)
        bottom = fillBar(planned, rect);
    if (!box.subtitle.empty()) {
        bottom -= planned.text.subtitle();
        box.subtitleRect = {left, bottom, std::min(width, planned.text.width(box.subtitle)), planned.text.subtitle()};
    }
    if (!planned.untitled)
        box.titleRect = {left, rect.y, titleWidth(planned), bottom - rect.y};
    const double x = left + besideName(planned);
    box.pages = {x, rect.y + 2, rect.right() - 2 - x, bottom - rect.y - 4};
}

/// Returns the width of the name of a box that is one line high. The name keeps its minimum size in a small drawing.
double lineName(const PlannedBox& planned) {
    return std::ceil(1.3 * titleWidth(planned));
}

/// Places the name and, beside it, the utilisation with its bar.
void fillLine(PlannedBox& planned, const Rect& rect) {
    constexpr double below = 3; // space between the bar and the edge of the box
    const double left = rect.x + gap;
    const double use = left + lineName(planned) + gap;
    planned.box.titleRect = {left, rect.y, lineName(planned), rect.height};
    planned.box.useRect = {use, rect.y, rect.right() - gap / 2 - use, rect.height - below};
}

/// Places the texts of a band on one line. A subtitle without space is omitted.
void fillBand(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double pad = 2 * gap;
    box.titleRect = {rect.x + pad, rect.y, titleWidth(planned), rect.height};
    const double use = useWidth(planned);
    box.useRect = {rect.right() - pad - use, rect.y, use, rect.height};
    const double left = rect.x + pad + std::ceil(flatTexts(planned)) + gap;
    if (const double width = planned.text.width(box.subtitle); left + width + gap <= box.useRect.x)
        box.subtitleRect = {left, rect.y, width, rect.height};
}

void fillFlat(PlannedBox& planned, const Rect& rect) {
    Box& box = planned.box;
    const double pad = 2 * gap;
    const double textHeight = planned.text.header() + (box.subtitle.empty() ? 0 : planned.text.subtitle());
    const double textTop = rect.y + (rect.height - textHeight) / 2;
    box.titleRect = {rect.x + pad, textTop, titleWidth(planned), planned.text.header()};
    if (!box.subtitle.empty())
        box.subtitleRect = {rect.x + pad, textTop + planned.text.header() - 2, planned.text.width(box.subtitle),
                            planned.text.subtitle()};
    double right = rect.right() - pad;
    if (box.showsUse) {
        const double use = useWidth(planned);
        box.useRect = {right - use, rect.y + (rect.height - planned.text.use()) / 2, use, planned.text.use()};
        right -= use + 2 * gap;
    }
    if (planned.inner.empty())
        return;
    // Chips have their minimum width and are centred in the remaining space, which makes them easy to find.
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
    if (planned.isLine)
        return 2.5 * gap + lineName(planned) + planned.text.width(planned.box.useLabel + " 100 %");
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
        content = std::max(content, planned.text.width(counted(9'999, "page")));
    if (planned.box.showsUse)
        content = std::max(content, planned.text.width(planned.box.useLabel + " 100 %"));
    const double least = 2 * pad + std::max(content, innerWidth(planned));
    if (planned.upright) // smaller text does not make tokens smaller
        return std::max({leastUpright, planned.text.of(leastUpright), least});
    return planned.compact ? least : onGrid(least); // every pixel counts if six boards are next to each other
}

double neededHeight(const PlannedBox& planned, double width) {
    const TextMetrics& text = planned.text;
    if (isChip(planned))
        return text.chip();
    if (planned.isLine)
        return text.use();
    if (isBand(planned))
        return text.header() + gap;
    if (isFlat(planned))
        return planned.inner.empty() && planned.box.subtitle.empty() ? text.header() + 2 * gap
                                                                     : text.header() + text.subtitle() + 2 * gap;
    if (isPlain(planned) && (planned.box.subtitle.empty() || subtitleFitsBeside(planned, width)))
        return text.header() + gap;
    if (pagesFitBeside(planned, width)) {
        return text.tokenHeight() + (planned.box.subtitle.empty() ? 0 : text.subtitle()) +
               (planned.box.showsUse ? text.use() + gap / 2 : 0) + (planned.hasBar ? barSpace : 0);
    }
    const double pad = padding(planned);
    double height = headHeight(planned, width) + headPadding(planned);
    if (!planned.box.lines.empty())
        height += static_cast<double>(planned.box.lines.size()) * text.line() + 4;
    if (!planned.inner.empty())
        height += innerHeight(planned, width - 2 * pad) + gap / 2;
    if (planned.wantsThreads && planned.wantsPages)
        height += text.tokenHeight() + 2 * text.count() + gap / 2;
    if (planned.wantsPages || (planned.upright && planned.wantsThreads))
        height += text.tokenHeight() + gap / 2;
    if (planned.box.showsUse)
        height += text.use() + gap / 2;
    if (planned.hasBar)
        height += barSpace;
    return onGrid(height + padding(planned));
}

bool isStretchable(const PlannedBox& planned) {
    return !isFlat(planned) && !isChip(planned) &&
           (planned.wantsPages || (planned.wantsThreads && (planned.upright || planned.box.enterable)) ||
            std::ranges::any_of(planned.inner, isStretchable));
}

void fill(PlannedBox& planned, const Rect& space) {
    Box& box = planned.box;
    Rect rect = space;
    rect.height = planned.upright ? std::min(rect.height, planned.text.of(highestUpright)) : rect.height;
    box.rect = rect;
    const double pad = padding(planned);
    const double left = rect.x + pad;
    const double width = rect.width - 2 * pad;
    if (isChip(planned)) {
        box.titleRect = {left, rect.y, width, rect.height}; // the short name of the chip is in the middle of its box
        return;
    }
    if (planned.isLine) {
        fillLine(planned, rect);
        return;
    }
    if (isFlat(planned)) {
        isBand(planned) ? fillBand(planned, rect) : fillFlat(planned, rect);
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
    if (planned.hasBar)
        bottom = fillBar(planned, rect);
    if (!box.lines.empty()) {
        const double height = static_cast<double>(box.lines.size()) * planned.text.line();
        box.linesRect = {left, top, width, height};
        top += height + 4;
    }
    if (box.showsUse) {
        box.useRect = {left, bottom - planned.text.use(), width, planned.text.use()};
        bottom -= planned.text.use() + gap / 2;
    }
    // in an overview, threads and pages are below the title, one below the other
    if (planned.wantsThreads && planned.wantsPages) {
        box.countsRect = {left, top, width, 2 * planned.text.count()};
        top += 2 * planned.text.count() + gap / 2;
        const double height = (bottom - top - gap / 2) / 2;
        box.threads = {left, top, width, height};
        top += height + gap / 2;
    }
    if (planned.upright && planned.wantsThreads) {
        const bool level = box.subtitle.empty() && bottom - top >= planned.text.tokenHeight() + planned.text.subtitle();
        // aligns the tokens with those of cards that have a subtitle
        top += level && box.style == BoxStyle::Part ? planned.text.subtitle() : 0;
        box.threads = {left, top, width, bottom - top};
    }
    if (planned.wantsPages) {
        const bool chips = !planned.inner.empty() && isChip(planned.inner.front());
        const double height = planned.inner.empty() ? bottom - top
                              : chips               ? bottom - top - innerHeight(planned, width) - gap / 2
                                                    : planned.text.tokenHeight();
        box.pages = {left, top, width, height};
        top += height + gap / 2;
    }
    if (!planned.inner.empty())
        fillInner(planned, {left, top, width, bottom - top});
}

} // namespace boardset
