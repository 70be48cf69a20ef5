// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes across and down: rows share the width evenly, groups keep to their column, spare height goes to tokens.
#include "boardset/diagram/Arrangement.h"

#include "boardset/diagram/Contents.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double groupGap = 32;
constexpr double wrappedGap = 40; ///< Room for a data and an address wire between boxes.
constexpr double widestRow = 1280;
constexpr double widestOverview = 1040;
constexpr double widestLines = 440; ///< A box of lines is hard to read across when wider.
constexpr double largestChannel = 56;
constexpr double largestStretch = 0.5; ///< Of a line's needed height.

int depthOf(const Cell& cell) {
    int depth = 0;
    for (const Row& row : cell.rows) {
        int deepest = 1;
        for (const Cell& inner : row) {
            deepest = std::max(deepest, depthOf(inner));
        }
        depth += deepest;
    }
    return std::max(depth, 1);
}

bool isBarRow(const Row& row) {
    return row.size() == 1 && row.front().box >= 0;
}

/// A row in as many equal pieces as it needs.
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

Arrangement::Arrangement(Plan planned, Detail detail) : plan(std::move(planned)) {
    const double limit = detail == Detail::Overview ? widestOverview : widestRow;
    addRows(plan.above, widestOverview, false);
    m_firstInside = static_cast<int>(lines.size());
    if (plan.framed) {
        lines.push_back({});
        lines.back().isStrip = true;
    }
    addRows(plan.inside, limit, true);
    lastInside = static_cast<int>(lines.size()) - 1;
    addRows(plan.below, widestOverview, false);
    channels.resize(lines.size());
    for (const auto& [row, inside] : m_rows) {
        m_leastWidth = std::max(m_leastWidth, rowLeast(row) + (inside && plan.framed ? 2 * framePadding : 0));
    }
    m_leastWidth = onGrid(m_leastWidth + 2 * margin);
}

/// Rows wider than the limit are wrapped; around a bar, half of the pieces go to its other side.
void Arrangement::addRows(std::vector<Row>& rows, double limit, bool inside) {
    std::vector<Row> wrapped;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double least = rowLeast(rows[i]);
        if (least <= limit || rows[i].size() < 2) {
            wrapped.push_back(rows[i]);
            continue;
        }
        m_wrapped = true;
        const auto count = static_cast<std::size_t>(std::ceil(rowLeast(rows[i]) / limit));
        const auto all = pieces(rows[i], count);
        const bool around = inside && i + 1 < rows.size() && isBarRow(rows[i + 1]);
        const std::size_t before = around ? (all.size() + 1) / 2 : all.size();
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
    for (const Cell& cell : row) {
        if (static_cast<std::size_t>(firstLine) >= lines.size()) {
            lines.resize(static_cast<std::size_t>(firstLine) + 1);
        }
        if (cell.box >= 0) {
            lines[static_cast<std::size_t>(firstLine)].boxes.push_back(cell.box);
            continue;
        }
        int line = firstLine;
        for (const Row& inner : cell.rows) {
            addLines(inner, line);
            int deepest = 1;
            for (const Cell& innermost : inner) {
                deepest = std::max(deepest, depthOf(innermost));
            }
            line += deepest;
        }
    }
}

double Arrangement::gapIn(const Row& row) const {
    const bool groups = std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.box < 0; });
    return groups ? groupGap : m_wrapped ? wrappedGap : plan.framed ? 2 * gap : gap;
}

double Arrangement::cellLeast(const Cell& cell) const {
    if (cell.box >= 0) {
        return leastWidth(plan.boxes[static_cast<std::size_t>(cell.box)]);
    }
    double least = 0;
    for (const Row& row : cell.rows) {
        least = std::max(least, rowLeast(row));
    }
    return least;
}

double Arrangement::rowLeast(const Row& row) const {
    double least = -gapIn(row);
    for (const Cell& cell : row) {
        least += cellLeast(cell) + gapIn(row);
    }
    return least;
}

void Arrangement::placeRow(const Row& row, double x0, double x1, double side) {
    const double between = gapIn(row);
    const auto count = static_cast<double>(row.size());
    double widest = 0;
    for (const Cell& cell : row) {
        widest = std::max(widest, cellLeast(cell));
    }
    const double even = (x1 - x0 - (count - 1) * between) / count;
    const double spare = (x1 - x0 - rowLeast(row)) / count;
    double x = x0;
    for (const Cell& cell : row) {
        const double cellWidth = widest <= even ? even : cellLeast(cell) + spare;
        const double left = std::round(x);
        const double right = std::round(x + cellWidth);
        x += cellWidth + between;
        for (const Row& inner : cell.rows) {
            placeRow(inner, left, right, 0);
        }
        if (cell.box < 0) {
            continue;
        }
        PlannedBox& planned = plan.boxes[static_cast<std::size_t>(cell.box)];
        planned.box.rect = {left - side, 0, right - left + side, 0};
        const bool onlyLines = !planned.box.lines.empty() && planned.inner.empty() && !planned.wantsPages;
        if (onlyLines && planned.box.rect.width > widestLines) {
            planned.box.rect.x += std::round((planned.box.rect.width - widestLines) / 2);
            planned.box.rect.width = widestLines;
        }
    }
}

void Arrangement::placeAcross(double total, double side) {
    width = total;
    for (const auto& [row, inside] : m_rows) {
        const double inset = margin + (inside && plan.framed ? framePadding : 0);
        const auto passed = [&](const Line& line) {
            return line.isPassed &&
                   std::find(line.boxes.begin(), line.boxes.end(), row.front().box) != line.boxes.end();
        };
        // A single wide box that no wire has to get past reaches over the side channel, and feeds it.
        const bool reaches = isBarRow(row) && std::none_of(lines.begin(), lines.end(), passed);
        placeRow(row, inset + (inside ? side : 0), width - inset, inside && reaches ? side : 0);
    }
    if (plan.framed) {
        plan.frame.box.rect = {margin, 0, width - 2 * margin, 0};
        fillFrame();
    }
}

std::vector<std::pair<double, double>> Arrangement::obstacles(int index) const {
    std::vector<std::pair<double, double>> all;
    const Line& line = lines[static_cast<std::size_t>(index)];
    if (line.isStrip) {
        const Box& frame = plan.frame.box;
        for (const Rect& place : {frame.titlePlace, frame.subtitlePlace, frame.threads, frame.pages, frame.usePlace}) {
            if (!place.empty()) {
                all.emplace_back(place.x, place.right());
            }
        }
    }
    for (const int box : line.boxes) {
        const Rect& rect = plan.boxes[static_cast<std::size_t>(box)].box.rect;
        all.emplace_back(rect.x, rect.right());
    }
    return all;
}

/// The frame's own texts and tokens, in a strip along its top.
void Arrangement::fillFrame() {
    Box& frame = plan.frame.box;
    const Rect& rect = frame.rect;
    double left = rect.x + framePadding;
    double right = rect.right() - framePadding;
    const double title = textWidth(frame.title, titleSize);
    frame.titlePlace = {left, rect.y + 8, title, headerHeight};
    left += onGrid(title) + gap;
    if (frame.showsUse) {
        frame.usePlace = {right - 120, rect.y + 8, 120, useHeight};
        right -= 136;
    }
    const double subtitle = textWidth(frame.subtitle);
    if (plan.frame.wantsThreads || plan.frame.wantsPages) {
        Rect& tokens = plan.frame.wantsThreads ? frame.threads : frame.pages;
        tokens = {left, rect.y + 6, 8 * threadToken, 28};
        left = tokens.right() + 2 * gap;
    }
    if (!frame.subtitle.empty() && subtitle <= right - left) {
        frame.subtitlePlace = {left, rect.y + 8, subtitle, headerHeight};
    }
}

double Arrangement::trackY(int channel, int track) const {
    const double inside = plan.framed && channel == lastInside ? framePadding : 0;
    return lines[static_cast<std::size_t>(channel)].bottom() + inside + trackPitch * (track + 1);
}

void Arrangement::placeDown() {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        line.height = line.isStrip ? 32 : 0;
        for (const int box : line.boxes) {
            const PlannedBox& planned = plan.boxes[static_cast<std::size_t>(box)];
            line.height = std::max(line.height, neededHeight(planned, planned.box.rect.width));
        }
        Channel& channel = channels[i];
        const double free = line.isStrip ? gap : 2 * gap;
        channel.height = !channel.hasWires ? free : channel.hasLabels ? 32 : 24;
        channel.height = std::max(channel.height, channel.tracks > 0 ? trackPitch * (channel.tracks + 1) : 0);
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
        Rect& frame = plan.frame.box.rect;
        frame.y = lines[static_cast<std::size_t>(m_firstInside)].top;
        frame.height = lines[static_cast<std::size_t>(lastInside)].bottom() + framePadding - frame.y;
        fillFrame();
    }
}

/// Spare height goes to the lines with places for tokens, then to the channels.
void Arrangement::stretch() {
    double used = margin;
    double elastic = 0;
    const auto takes = [&](const Line& line) {
        return std::any_of(line.boxes.begin(), line.boxes.end(),
                           [&](int box) { return isStretchable(plan.boxes[static_cast<std::size_t>(box)]); });
    };
    double wired = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        used += lines[i].height + channels[i].height;
        elastic += takes(lines[i]) ? lines[i].height : 0;
        wired += channels[i].hasWires && !lines[i].isStrip ? 1 : 0;
    }
    double spare = std::floor((width / aspect - used) / grid) * grid;
    if (spare <= 0) {
        return;
    }
    const double share = elastic > 0 ? std::min(largestStretch, spare / elastic) : 0;
    for (Line& line : lines) {
        const double more = takes(line) ? std::floor(line.height * share / grid) * grid : 0;
        line.height += more;
        spare -= more;
    }
    for (std::size_t i = 0; i < channels.size(); ++i) {
        Channel& channel = channels[i];
        const double more = std::min(largestChannel - channel.height, std::floor(spare / wired / grid) * grid);
        channel.height += channel.hasWires && !lines[i].isStrip ? std::max(0.0, more) : 0;
    }
}

} // namespace boardset
