// SPDX-License-Identifier: GPL-3.0-or-later
// From ids to rectangles and lines of one level.
#include "Highlight.h"

#include <algorithm>
#include <set>

namespace boardset {
namespace {

QVariantList pointsOf(const Wire& wire, bool backwards) {
    QVariantList points;
    for (const Point& point : wire.points) {
        points << QPointF(point.x, point.y);
    }
    if (backwards) {
        std::reverse(points.begin(), points.end());
    }
    return points;
}

} // namespace

void Highlight::light(std::vector<int> blocks, std::vector<Passage> passages, const Level& level) {
    m_blocks = std::move(blocks);
    m_passages = std::move(passages);
    follow(level);
}

bool Highlight::isSeenOn(const Level& level) const {
    return std::all_of(m_blocks.begin(), m_blocks.end(), [&](int block) { return level.boxAround(block) >= 0; });
}

void Highlight::follow(const Level& level) {
    std::set<int> boxes;
    for (const int block : m_blocks) {
        boxes.insert(level.boxAround(block));
    }
    QVariantList places;
    for (const int box : boxes) {
        if (box >= 0) {
            places << QVariant(toQt(level.box(box).rect));
        }
    }
    QVariantList ways;
    for (const Passage& passage : m_passages) {
        for (const Wire& wire : level.layout.wires) {
            if (wire.link == passage.link) {
                const bool forward = level.topology->isBelow(passage.from, level.box(wire.fromBox).block);
                ways << QVariant(pointsOf(wire, !forward));
            }
        }
    }
    if (places != m_boxes || ways != m_wires) {
        m_boxes = std::move(places);
        m_wires = std::move(ways);
        Q_EMIT changed();
    }
}

} // namespace boardset
