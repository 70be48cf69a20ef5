// SPDX-License-Identifier: GPL-3.0-or-later
// Fits whole dashes and gaps between what stands at the two ends of each stretch.
#include "boardset/diagram/Dashes.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::vector<std::vector<Point>> dashesOf(const std::vector<Point>& points, double width, double on, double off) {
    std::vector<std::vector<Point>> dashes;
    if (points.size() < 2) {
        return dashes;
    }
    const double arm = (width + on) / 2; // from the middle of a corner
    std::vector<Point> dash{points.front()};
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point& from = points[i - 1];
        const Point& to = points[i];
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        const auto at = [&](double way) {
            return Point{from.x + (to.x - from.x) * way / length, from.y + (to.y - from.y) * way / length};
        };
        const double first = i == 1 ? on : arm;
        const double last = i + 1 == points.size() ? on : arm;
        const double free = length - first - last;
        if (free >= off) {
            const double count = std::max(0.0, std::round((free - off) / (on + off)));
            const double scale = free / (count * on + (count + 1) * off);
            dash.push_back(at(first));
            dashes.push_back(dash);
            for (double k = 0; k < count; ++k) {
                const double start = first + scale * (off + k * (on + off));
                dashes.push_back({at(start), at(start + scale * on)});
            }
            dash = {at(length - last)};
        }
        dash.push_back(to);
    }
    dashes.push_back(dash);
    return dashes;
}

} // namespace boardset
