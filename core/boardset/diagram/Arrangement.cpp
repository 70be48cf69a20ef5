// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontally, rows share the width evenly, groups stay in their columns, and rows that are too wide are wrapped.
// Vertically, lines are as high as necessary, and channels are as high as their wires require.
// Extra height goes to the areas for tokens.
#include "boardset/diagram/Arrangement.h"

#include "boardset/diagram/BoxContents.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace boardset {

namespace {

constexpr double groupGap = 24;
constexpr double linkedGap = 56;   ///< Gap between boards that are directly linked.
constexpr double wrappedGap = 40;  ///< Space between boxes for a data wire and an address wire.
constexpr double widestRow = 1760; ///< Maximum width of a row: enough for nine boardsets with their processors.
constexpr double widestOverview = 1040;
constexpr double widestInside = 900;
/// Factor for the width of rows on both sides of a bar, which justify a wider drawing.
constexpr double largerAroundBars = 1.25;
constexpr double alikeBoards = 1.2; ///< Largest ratio of the widths of boards that get the same width.
constexpr double largestChannel = 56;
constexpr double wideFoot = 24; ///< Space below the last track, so that wires that cross it remain visible.
/// Maximum extra height of a line, as a share of the height that the line needs.
constexpr double largestStretch = 0.5;

/// Returns the number of lines that a row occupies.
int depthOf(const Row& row) {
    int deepest = 1;
    for (const PlanCell& cell : row) {
        int depth = cell.box < 0 ? 0 : 1 + cell.lower;
        for (const Row& inner : cell.rows)
            depth += depthOf(inner);
        deepest = std::max(deepest, depth);
    }
    return deepest;
}

bool isBarRow(const Row& row) {
    return row.size() == 1 && row.front().box >= 0;
}

/// Splits a row into at most `count` pieces of equal size; the last piece may be smaller.
std::vector<Row> pieces(const Row& row, std::size_t count) {
    std::vector<Row> all;
    const std::size_t each = (row.size() + count - 1) / count;
    for (std::size_t at = 0; at < row.size(); at += each) {
        all.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(at),
                         row.begin() + static_cast<std::ptrdiff_t>(std::min(row.size(), at + each)));
    }
    return all;
}

} // namespace

Arrangement::Arrangement(Plan planned, Detail detail, double wider) : plan(std::move(planned)) {
    const double limit = wider * plan.text.of(plan.framed                  ? widestInside
                                              : detail == Detail::Overview ? widestOverview
                                                                           : widestRow);
    if (!plan.above.empty())
        addRows({plan.above}, plan.text.of(widestOverview), false);
    m_firstInside = static_cast<int>(lines.size());
    if (plan.framed) {
        lines.push_back({});
        lines.back().isStrip = true;
    }
    addRows(plan.inside, limit, true);
    lastInside = static_cast<int>(lines.size()) - 1;
    if (!plan.below.empty())
        addRows({plan.below}, plan.text.of(widestOverview), false);
    channels.resize(lines.size());
    for (const auto& [row, inside] : m_rows)
        m_leastWidth = std::max(m_leastWidth, rowLeast(row) + (inside && plan.framed ? 2 * framePadding : 0));
    m_leastWidth = onGrid(m_leastWidth + 2 * margin);
}

/// Wraps rows that are wider than the limit.
/// If a bar follows such a row, half of the pieces go to the other side of the bar.
void Arrangement::addRows(const std::vector<Row>& rows, double limit, bool inside) {
    for (const Row& row : rows) // columns are not wrapped, and the other rows may be as wide
        if (std::ranges::any_of(row, &PlanCell::isColumn))
            limit = std::max(limit, largerAroundBars * rowLeast(row));
    std::vector<Row> wrapped;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double least = rowLeast(rows[i]);
        if (least <= limit || rows[i].size() < 2) {
            wrapped.push_back(rows[i]);
            continue;
        }
        const bool around = inside && i + 1 < rows.size() && isBarRow(rows[i + 1]);
        const double widest = around ? limit * largerAroundBars : limit;
        const auto all = pieces(rows[i], std::max<std::size_t>(2, static_cast<std::size_t>(std::ceil(least / widest))));
        const std::size_t before = around ? (all.size() + 1) / 2 : all.size();
        m_wrapped = m_wrapped || before > 1;
        wrapped.insert(wrapped.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(before));
        if (around) {
            wrapped.push_back(rows[++i]);
            wrapped.insert(wrapped.end(), all.begin() + static_cast<std::ptrdiff_t>(before), all.end());
        }
    }
    for (const Row& row : wrapped) {
        addLines(row, static_cast<int>(lines.size()));
        m_rows.emplace_back(row, inside);
    }
}

void Arrangement::addLines(const Row& row, int firstLine) {
    for (const PlanCell& cell : row) {
        int line = firstLine + cell.lower;
        if (static_cast<std::size_t>(line) >= lines.size())
            lines.resize(static_cast<std::size_t>(line) + 1);
        if (cell.box >= 0) {
            lines[static_cast<std::size_t>(line)].boxes.push_back(cell.box);
            continue;
        }
        for (const Row& inner : cell.rows) {
            addLines(inner, line);
            line += depthOf(inner);
        }
    }
}

/// True if another row has a box above or below each group of this row, so that both rows use the same columns.
bool Arrangement::isColumned(const Row& row) const {
    const auto isGroup = [](const PlanCell& cell) { return cell.box < 0; };
    const bool groups = std::ranges::all_of(row, isGroup);
    if (row.size() < 2 || (!groups && std::ranges::any_of(row, isGroup)) ||
        std::ranges::none_of(m_rows, [&](const auto& other) { return &other.first == &row; }))
        return false;
    return std::ranges::any_of(m_rows, [&](const auto& other) {
        const Row& cells = other.first;
        const auto identical = [&](const PlanCell& cell) { return isGroup(cell) != groups; };
        return cells.size() == row.size() && std::ranges::all_of(cells, identical);
    });
}

/// Returns the minimum width of each cell of a row.
/// If the cells form columns with other rows, this width is the maximum over the cells of a column.
std::vector<double> Arrangement::leastsOf(const Row& row) const {
    std::vector<double> leasts;
    for (const PlanCell& cell : row)
        leasts.push_back(cellLeast(cell));
    if (isColumned(row))
        for (const auto& [other, inside] : m_rows)
            for (std::size_t i = 0; i < row.size() && other.size() == row.size() && isColumned(other); ++i)
                leasts[i] = std::max(leasts[i], cellLeast(other[i]));
    return leasts;
}

double Arrangement::gapIn(const Row& row) const {
    if (isColumned(row))
        return groupGap;
    const auto isCard = [&](const PlanCell& cell) {
        return cell.box >= 0 && plan.boxes[static_cast<std::size_t>(cell.box)].isCard();
    };
    if (!plan.framed && std::ranges::all_of(row, isCard))
        return gap / 2; // every pixel counts if ten boxes are next to each other
    if (std::ranges::any_of(row, &PlanCell::isLinked))
        return linkedGap;
    const bool groups = std::ranges::any_of(row, [](const PlanCell& cell) { return cell.box < 0; });
    return groups ? groupGap : m_wrapped ? wrappedGap : plan.framed ? 1.5 * gap : gap;
}

double Arrangement::cellLeast(const PlanCell& cell) const {
    if (cell.box >= 0)
        return plan.boxes[static_cast<std::size_t>(cell.box)].least;
    double least = 0;
    for (const Row& row : cell.rows)
        least = std::max(least, rowLeast(row));
    return least;
}

double Arrangement::rowLeast(const Row& row) const {
    const auto isAll = [&](BoxStyle style) {
        return std::ranges::all_of(row, [&](const PlanCell& cell) {
            return cell.box >= 0 && plan.boxes[static_cast<std::size_t>(cell.box)].box.style == style;
        });
    };
    const std::vector<double> leasts = leastsOf(row);
    const auto count = static_cast<double>(row.size());
    const auto [least, most] = std::ranges::minmax(leasts);
    // The halves of a machine have equal widths, and so have boards whose contents are nearly equally wide.
    const bool identical =
        !isColumned(row) && (isAll(BoxStyle::Bar) || (isAll(BoxStyle::Board) && most <= alikeBoards * least));
    return (identical ? count * most : std::accumulate(leasts.begin(), leasts.end(), 0.0)) + (count - 1) * gapIn(row);
}

/// Places the cells of a row.
/// `side` is the width by which a box that is alone in its row extends over the side channel.
void Arrangement::placeRow(const Row& row, double x0, double x1, double side) {
    const double between = gapIn(row);
    const auto count = static_cast<double>(row.size());
    const std::vector<double> leasts = leastsOf(row);
    const double widest = std::ranges::max(leasts);
    const double even = (x1 - x0 - (count - 1) * between) / count;
    const double spare = (x1 - x0 - rowLeast(row)) / count;
    const bool isEven = widest <= even;
    const double whole = std::floor(even); // also equal after rounding; the gaps get the rest
    const double rest = (even - whole) * count;
    double x = x0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const PlanCell& cell = row[i];
        const double cellWidth = isEven ? whole : leasts[i] + spare;
        const double left = std::round(x);
        const double right = std::round(x + cellWidth);
        x += cellWidth + between;
        if (isEven && count > 1)
            x += rest / (count - 1);
        for (const Row& inner : cell.rows)
            placeRow(inner, left, right, 0);
        if (cell.box < 0)
            continue;
        PlannedBox& planned = plan.boxes[static_cast<std::size_t>(cell.box)];
        planned.box.rect = {left, 0, right - left + side, 0};
        if (const double more = planned.box.rect.width - planned.widest; more > 0) {
            planned.box.rect.x += std::round(more / 2);
            planned.box.rect.width = planned.widest;
        }
    }
}

void Arrangement::placeAcross(double total, double side) {
    width = total;
    for (const auto& [row, inside] : m_rows) {
        const double inset = margin + (inside && plan.framed ? framePadding : 0);
        const auto passed = [&row = row](const Line& line) {
            return line.isPassed && std::ranges::find(line.boxes, row.front().box) != line.boxes.end();
        };
        const bool cedes = inside || std::ranges::any_of(lines, passed);
        const double ceded = cedes ? side + (side > 0 && !inside && plan.framed ? framePadding : 0) : 0;
        // A single wide box that no wire passes extends over the side channel, and its wires start there.
        const bool reaches = isBarRow(row) && std::ranges::none_of(lines, passed);
        placeRow(row, inset, width - inset - ceded, inside && reaches ? side : 0);
    }
    if (plan.framed) {
        const double strip = width - 2 * margin - side;
        fill(plan.frame, {margin, 0, strip, neededHeight(plan.frame, strip)});
    }
}

std::vector<std::pair<double, double>> Arrangement::obstacles(int index) const {
    std::vector<std::pair<double, double>> all;
    const Line& line = lines[static_cast<std::size_t>(index)];
    if (line.isStrip) {
        const Box& frame = plan.frame.box;
        for (const Rect& place : {frame.titleRect, frame.subtitleRect, frame.threads, frame.pages, frame.useRect})
            if (!place.empty())
                all.emplace_back(place.x, place.right());
    }
    for (const int box : line.boxes) {
        const Rect& rect = plan.boxes[static_cast<std::size_t>(box)].box.rect;
        all.emplace_back(rect.x, rect.right());
    }
    return all;
}

double Arrangement::pitchOf(int channel) const {
    return channels[static_cast<std::size_t>(channel)].wide ? wideGap + plan.text.lines(2) : trackPitch;
}

double Arrangement::trackY(int channel, int track) const {
    const double inside = plan.framed && channel == lastInside ? framePadding : 0;
    return lines[static_cast<std::size_t>(channel)].bottom() + inside + pitchOf(channel) * (track + 1);
}

void Arrangement::placeDown() {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        line.height = line.isStrip ? neededHeight(plan.frame, plan.frame.box.rect.width) : 0;
        for (const int box : line.boxes) {
            const PlannedBox& planned = plan.boxes[static_cast<std::size_t>(box)];
            line.height = std::max(line.height, neededHeight(planned, planned.box.rect.width));
        }
        Channel& channel = channels[i];
        const double free = line.isStrip ? gap : 2 * gap;
        channel.height = !channel.hasWires ? free : channel.hasLabels ? 16 + plan.text.lines(1) : 24;
        const double under = channel.wide ? wideFoot : trackPitch;
        channel.height =
            std::max(channel.height, channel.tracks > 0 ? pitchOf(static_cast<int>(i)) * channel.tracks + under : 0);
        channel.height += plan.framed && static_cast<int>(i) == lastInside ? framePadding : 0;
    }
    channels.back().height =
        margin + (plan.framed && lastInside + 1 == static_cast<int>(lines.size()) ? framePadding : 0);
    stretch();
    double y = margin;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].top = y;
        for (const int box : lines[i].boxes) {
            PlannedBox& planned = plan.boxes[static_cast<std::size_t>(box)];
            fill(planned, {planned.box.rect.x, y, planned.box.rect.width, lines[i].height});
        }
        y += lines[i].height + channels[i].height;
    }
    height = y;
    if (plan.framed) {
        const Line& strip = lines[static_cast<std::size_t>(m_firstInside)];
        Rect& frame = plan.frame.box.rect;
        fill(plan.frame, {frame.x, strip.top, frame.width, strip.height});
        frame.width = width - 2 * margin;
        frame.height = lines[static_cast<std::size_t>(lastInside)].bottom() + framePadding - frame.y;
    }
}

/// Distributes extra height, first to the lines with areas for tokens, then to the channels.
void Arrangement::stretch() {
    double used = margin;
    double elastic = 0;
    const auto takes = [&](const Line& line) {
        return std::ranges::any_of(line.boxes,
                                   [&](int box) { return isStretchable(plan.boxes[static_cast<std::size_t>(box)]); });
    };
    const auto highest = [&](const Line& line) {
        double most = std::numeric_limits<double>::infinity();
        for (const int box : line.boxes)
            most = std::min(most, plan.boxes[static_cast<std::size_t>(box)].highest);
        return most;
    };
    double wired = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        used += lines[i].height + channels[i].height;
        elastic += takes(lines[i]) ? lines[i].height : 0;
        wired += channels[i].hasWires && !lines[i].isStrip ? 1 : 0;
    }
    double spare = std::floor((width / aspect - used) / grid) * grid;
    if (spare <= 0)
        return;
    const double share = elastic > 0 ? std::min(largestStretch, spare / elastic) : 0;
    for (Line& line : lines) {
        const double most = std::max(0.0, highest(line) - line.height);
        const double more = takes(line) ? std::min(most, std::floor(line.height * share / grid) * grid) : 0;
        line.height += more;
        spare -= more;
    }
    for (std::size_t i = 0; i < channels.size(); ++i) {
        Channel& channel = channels[i];
        const double more =
            std::min(plan.text.of(largestChannel) - channel.height, std::floor(spare / wired / grid) * grid);
        channel.height += channel.hasWires && !lines[i].isStrip ? std::max(0.0, more) : 0;
    }
}

} // namespace boardset
