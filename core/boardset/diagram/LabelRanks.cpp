// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the labels in any area of the screen, and finds the lowest zoom at which there are few enough.
#include "boardset/diagram/LabelRanks.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int bottleneckLabels = 2; // the name and the figure of the bottleneck are shown at any zoom
constexpr int budget = mostLabels - bottleneckLabels;
constexpr double farthest = 0.05;
constexpr double nearest = 16;
constexpr double appears = 1 / 0.95; ///< A rank appears at this multiple of the zoom at which it disappears.

struct Label {
    LabelRank rank = LabelRank::Name;
    Point at;
};

void add(std::vector<Label>& labels, LabelRank rank, const Rect& place, int count = 1) {
    if (!place.empty()) {
        const Point middle{place.x + place.width / 2, place.y + place.height / 2};
        labels.insert(labels.end(), static_cast<std::size_t>(count), {rank, middle});
    }
}

std::vector<Label> labelsOf(const Layout& layout) {
    std::vector<Label> labels;
    for (const Box& box : layout.boxes) {
        add(labels, box.titleRank, box.titleRect);
        add(labels, box.subtitleRank, box.subtitleRect);
        add(labels, LabelRank::Line, box.linesRect, 2 * static_cast<int>(box.lines.size()));
        add(labels, LabelRank::Count, box.countsRect); // threads first; pages if there is space
        add(labels, LabelRank::Use, box.countsRect);
        add(labels, LabelRank::Use, box.showsUse ? box.useRect : Rect());
        // the title already names the busy part
        const bool said = !box.showsUse || (box.style == BoxStyle::Memory && !box.titleRect.empty());
        add(labels, box.useRank(), said ? Rect() : box.useRect);
    }
    for (const Wire& wire : layout.wires)
        add(labels, wire.labelRank, wire.labelRect);
    return labels;
}

/// True if an area of the given size can contain more labels than the budget, at any position.
/// The points are sorted by x.
bool canHoldMore(const std::vector<Point>& points, double width, double height) {
    constexpr auto most = static_cast<std::size_t>(budget);
    std::vector<double> column;
    for (auto left = points.begin(); left != points.end(); ++left) {
        column.clear();
        for (auto point = left; point != points.end() && point->x <= left->x + width; ++point)
            column.push_back(point->y);
        std::ranges::sort(column);
        for (std::size_t i = most; i < column.size(); ++i)
            if (column[i] - column[i - most] <= height)
                return true;
    }
    return false;
}

/// Returns the lowest zoom at which no area contains too many labels.
double zoomFor(std::vector<Point> points) {
    if (static_cast<int>(points.size()) <= budget)
        return 0;
    std::ranges::sort(points, [](const Point& a, const Point& b) { return a.x < b.x; });
    double few = nearest;
    double many = farthest;
    while (few / many > 1.01) {
        const double zoom = std::sqrt(few * many);
        (canHoldMore(points, labelAreaWidth / zoom, labelAreaHeight / zoom) ? many : few) = zoom;
    }
    return few;
}

} // namespace

LabelRanks::LabelRanks(const Layout& layout) {
    const std::vector<Label> labels = labelsOf(layout);
    double least = 0;
    for (std::size_t rank = 1; rank < labelRankCount; ++rank) { // names are always shown
        std::vector<Point> points;
        for (const Label& label : labels)
            if (static_cast<std::size_t>(label.rank) <= rank)
                points.push_back(label.at);
        least = std::max(least, zoomFor(std::move(points)));
        m_from.at(rank) = least;
    }
}

double zoomForNames(const Layout& layout) {
    constexpr double capitals = 9.0 / 11; // height of a text without the space below its letters, per font size
    const TextMetrics text{layout.textScale};
    double zoom = farthest;
    for (const Box& box : layout.boxes) {
        if (box.titleRank != LabelRank::Name || box.titleRect.empty() || box.isSmall())
            continue;
        const double width = text.width(box.shortTitle(), textSize, true);
        zoom = std::max({zoom, width / box.rect.width, text.of(textSize * capitals) / box.titleRect.height});
    }
    return zoom;
}

LabelRank LabelRanks::at(double zoom, LabelRank before) const {
    std::size_t rank = 0;
    while (rank + 1 < labelRankCount) {
        const double share = rank + 1 <= static_cast<std::size_t>(before) ? 1 : appears;
        if (zoom < m_from.at(rank + 1) * share)
            break;
        ++rank;
    }
    return static_cast<LabelRank>(rank);
}

} // namespace boardset
