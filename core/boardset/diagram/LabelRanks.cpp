// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the labels that a window can see at once, and finds the zoom from which they are few enough.
#include "boardset/diagram/LabelRanks.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

constexpr int bottleneckLabels = 2; // its name and its figure are shown at any zoom
constexpr int budget = mostLabels - bottleneckLabels;
constexpr double farthest = 0.05;
constexpr double nearest = 16;
constexpr double stays = 0.95; ///< Share of the zoom where a rank came, at which it goes.

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
        add(labels, box.titleRank, box.titlePlace);
        add(labels, box.subtitleRank, box.subtitlePlace);
        add(labels, LabelRank::Line, box.linesPlace, 2 * static_cast<int>(box.lines.size()));
        add(labels, LabelRank::Count, box.countsPlace); // threads first; pages when there is room
        add(labels, LabelRank::Use, box.countsPlace);
        add(labels, LabelRank::Use, box.usePlace);
        const bool said = box.style == BoxStyle::Memory && !box.titlePlace.empty();     // its title says what is in use
        const bool flat = box.style == BoxStyle::Bar || box.style == BoxStyle::Context; // what all share has a name
        add(labels, flat ? LabelRank::Use : LabelRank::About, said ? Rect() : box.usePlace);
    }
    for (const Wire& wire : layout.wires) {
        add(labels, LabelRank::Flow, wire.labelPlace);
    }
    return labels;
}

/// What a box is called within the one around it: "/SB#/P1", whichever number the board has from that one.
std::string nameWithin(const Topology& topology, int block, int around) {
    std::string name;
    for (int at = block; at != around && at > 0; at = topology.block(at).parent) {
        const Slot* slot = topology.slot(at);
        const bool numbered = slot != nullptr && slot->name.ends_with('#');
        name = '/' + (numbered ? slot->name : topology.block(at).name) + name;
    }
    return name;
}

/// Whether a window of a size can hold more than the budget, wherever it is. The points are in order of x.
bool canHoldMore(const std::vector<Point>& points, double width, double height) {
    constexpr auto most = static_cast<std::size_t>(budget);
    std::vector<double> column;
    for (auto left = points.begin(); left != points.end(); ++left) {
        column.clear();
        for (auto point = left; point != points.end() && point->x <= left->x + width; ++point) {
            column.push_back(point->y);
        }
        std::sort(column.begin(), column.end());
        for (std::size_t i = most; i < column.size(); ++i) {
            if (column[i] - column[i - most] <= height) {
                return true;
            }
        }
    }
    return false;
}

/// The least zoom at which no window holds more than the most.
double zoomFor(std::vector<Point> points, double width, double height) {
    if (static_cast<int>(points.size()) <= budget) {
        return 0;
    }
    std::sort(points.begin(), points.end(), [](const Point& a, const Point& b) { return a.x < b.x; });
    double few = nearest;
    double many = farthest;
    while (few / many > 1.01) {
        const double zoom = std::sqrt(few * many);
        (canHoldMore(points, width / zoom, height / zoom) ? many : few) = zoom;
    }
    return few;
}

} // namespace

LabelRanks::LabelRanks(const Layout& layout, double width, double height) {
    const std::vector<Label> labels = labelsOf(layout);
    double least = 0;
    for (std::size_t rank = 1; rank < labelRankCount; ++rank) { // names are always shown
        std::vector<Point> points;
        for (const Label& label : labels) {
            if (static_cast<std::size_t>(label.rank) <= rank) {
                points.push_back(label.at);
            }
        }
        least = std::max(least, zoomFor(std::move(points), width, height));
        m_from.at(rank) = least;
    }
}

LabelRank LabelRanks::at(double zoom, LabelRank before) const {
    std::size_t rank = 0;
    while (rank + 1 < labelRankCount) {
        const double share = rank + 1 <= static_cast<std::size_t>(before) ? stays : 1;
        if (zoom < m_from.at(rank + 1) * share) {
            break;
        }
        ++rank;
    }
    return static_cast<LabelRank>(rank);
}

void rankTitles(const Topology& topology, Layout& layout) {
    std::set<std::string> seen;
    const Box* standing = nullptr;
    const auto mustSay = [&](const Box& box) { // failures, and the crossbars that all boards are joined by
        const bool joins = box.style == BoxStyle::Chip && standing->style == BoxStyle::Bar &&
                           topology.block(standing->block).role == Role::Container;
        return box.lost || !topology.block(box.block).degraded.empty() || joins;
    };
    const auto holds = [](const Rect& outer, const Rect& inner) {
        return outer.x <= inner.x && outer.y <= inner.y && outer.right() >= inner.right() &&
               outer.bottom() >= inner.bottom();
    };
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        Box& box = layout.boxes[i];
        const bool frame = i == 0 && layout.focus != 0;
        if (frame || standing == nullptr || !holds(standing->rect, box.rect)) {
            box.titleRank = LabelRank::Name;
            standing = frame ? nullptr : &box; // the parts of a box follow it
            continue;
        }
        if (mustSay(box)) {
            box.titleRank = LabelRank::Name;
            continue;
        }
        // Boxes of one type hold the same parts under the same names.
        const std::string name = topology.type(standing->block).id + nameWithin(topology, box.block, standing->block);
        box.titleRank = seen.insert(name).second ? LabelRank::First : LabelRank::Again;
    }
}

} // namespace boardset
