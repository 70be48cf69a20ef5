// SPDX-License-Identifier: GPL-3.0-or-later
// From a routed wire to its points, once everything has its place.
#include "boardset/diagram/Wires.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::vector<Point> Router::pointsOf(const RoutedWire& wire) const {
    const auto edge = [&](const WireEnd& end, bool lowerEdge) {
        const Plan& plan = m_arrangement.plan;
        if (end.box < 0)
            return lowerEdge ? plan.frame.box.rect.bottom() : plan.frame.box.rect.y;
        const PlannedBox& planned = plan.boxes[static_cast<std::size_t>(end.box)];
        const Rect& rect =
            end.inner >= 0 ? planned.inner[static_cast<std::size_t>(end.inner)].box.rect : planned.box.rect;
        return lowerEdge ? rect.bottom() : rect.y;
    };
    if (wire.sideways) {
        const auto& boxes = m_arrangement.plan.boxes;
        const Rect& left = boxes[static_cast<std::size_t>(wire.upper.box)].box.rect;
        const Rect& right = boxes[static_cast<std::size_t>(wire.lower.box)].box.rect;
        const double y = std::round(left.y + std::min(left.height, right.height) / 2 + wire.below * trackPitch);
        return {{left.right(), y}, {right.x, y}};
    }
    std::vector<Point> points;
    if (wire.xs.empty())
        return points;
    points.push_back({wire.xs.front(), edge(wire.upper, !wire.above)});
    for (std::size_t i = 0; i < wire.runs.size(); ++i) {
        const double y = m_arrangement.trackY(wire.runs[i].channel, wire.runs[i].track);
        points.push_back({wire.xs[i], y});
        points.push_back({wire.xs[i + 1], y});
    }
    points.push_back({wire.xs.back(), edge(wire.lower, wire.around && !wire.above)});
    return points;
}

} // namespace boardset
